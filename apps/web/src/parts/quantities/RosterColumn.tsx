import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClipboardText,
  IconDownload,
  IconLayoutGrid,
  IconPlus,
  IconRulerMeasure,
} from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { linkClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useDocumentInCart } from "../sets/use-document-in-cart.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { hasOwnLengths, lengthsOf, setLength } from "./lengths.ts";
import { isForOne } from "./one-rider.ts";
import { OnlyOne } from "./OnlyOne.tsx";
import { useListFile } from "./reading/use-list-file.ts";
import { RiderPreview } from "./RiderPreview.tsx";
import { filledIn, rowsWithProblems, type Known, type Typed } from "./roster-problems.ts";
import {
  addRider,
  changeRider,
  nameRow,
  removeRider,
  sharedNumbers,
  unnamedRows,
  type Rider,
} from "./roster.ts";
import { RosterRow } from "./RosterRow.tsx";
import { ridersWithout, rowsIn } from "./take-list.ts";
import { UnfitTold } from "./UnfitTold.tsx";
import type { SheetRoster } from "./use-sheet-roster.ts";
import { wordsOnCloth } from "./words-on-cloth.ts";

export interface RosterColumnProps {
  sheet: SheetRoster;
  products: readonly SetProduct[];
  items: readonly CartItem[];
  known: Known;
  /** How many a list has just brought, until the next change. */
  taken: number | null;
  /** Back from reading a list: who was there goes on here. */
  back: boolean;
  onTyping: (typed: Typed) => void;
  onRead: () => void;
  /** Everyone beside everyone else. */
  onWall: () => void;
}

/** More unnamed rows than this say nothing new; their number does. */
const unnamedShown = 5;

export function RosterColumn(props: RosterColumnProps) {
  const { sheet, products, items, known, onTyping } = props;
  const t = useT();
  const { roster } = sheet;
  const [focused, setFocused] = useState(0);
  const [kept, setKept] = useState<readonly string[]>([]);
  const shared = [...sharedNumbers(roster)].filter(([number]) => !kept.includes(number));
  const one = isForOne(roster);
  const { data: document } = useDocumentInCart(items[0]?.configuredSetUuid ?? "");
  // His name and number are on the cloth already: there is nothing to put in a row.
  const done = one && wordsOnCloth(document) !== "";
  const listed = !done && rowsIn(roster) > 0;
  return (
    <section
      aria-label={t("roster.title")}
      className="flex min-h-0 flex-col px-5 pt-6 pb-6 md:pr-8 lg:px-7"
    >
      <Head {...props} />
      <UnfitTold {...{ roster, products, known }} row={focused + 1} />
      <div className="mt-3 min-h-0 flex-1 overflow-y-auto">
        {one && <OnlyOne items={items} />}
        {listed && <Columns products={products} />}
        <Rows
          {...{ sheet, products, known, shared, listed }}
          onTyping={onTyping}
          onFocus={setFocused}
        />
        <SharedNumbers shared={shared} onKeep={(number) => setKept([...kept, number])} />
      </div>
      <RiderPreview riders={roster.riders} items={items} focused={focused} onFocus={setFocused} />
    </section>
  );
}

/** What stands in the rows' columns; each field says it for itself to who cannot see. */
function Columns({ products }: { products: readonly SetProduct[] }) {
  const t = useT();
  return (
    <div
      aria-hidden
      className="sticky top-0 z-10 hidden grid-cols-[24px_minmax(0,1.1fr)_60px_minmax(0,2.4fr)_40px] gap-x-1.5 bg-paper pt-1 pb-2 pl-2.5 type-label font-medium text-mute lg:grid"
    >
      <span />
      <span className="px-2">{t("roster.name")}</span>
      <span className="px-2">{t("roster.number")}</span>
      <span className="flex gap-1.5">
        {products.map((product) => (
          <span key={product.id} className="flex-1 truncate pl-2">
            {product.name}
          </span>
        ))}
      </span>
    </div>
  );
}

type HeadProps = Omit<RosterColumnProps, "items" | "onTyping">;

/** How far the list is, what it lacks, and its own steps. */
function Head({ sheet, products, known, taken, back, onRead, onWall }: HeadProps) {
  const t = useT();
  const { roster } = sheet;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (back) title.current?.focus();
  }, [back]);
  const file = useListFile(products);
  const troubled = rowsWithProblems(roster, known).length;
  const lacking = products
    .map(({ id, name }) => ({ name, count: ridersWithout(roster, id) }))
    .filter(({ count }) => count > 0);
  return (
    <div className="shrink-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 ref={title} tabIndex={-1} className="type-h3-page outline-none">
          {t("roster.title")}
        </h3>
        <p role="status" className="flex-1 type-small text-mute">
          {!isForOne(roster) &&
            t("roster.filled", { count: filledIn(roster, known), total: rowsIn(roster) })}
        </p>
        <span className="-my-1 flex">
          <IconButton
            icon={IconArrowBackUp}
            label={t("app.undo")}
            shortcut="Ctrl Z"
            disabled={sheet.undo === null}
            onClick={() => sheet.undo?.()}
          />
          <IconButton
            icon={IconArrowForwardUp}
            label={t("roster.redo")}
            shortcut="Ctrl Shift Z"
            disabled={sheet.redo === null}
            onClick={() => sheet.redo?.()}
          />
          {!isForOne(roster) && (
            <IconButton
              icon={IconDownload}
              label={t("roster.download")}
              onClick={() => file.save(roster)}
            />
          )}
        </span>
        {roster.riders.length > 1 && (
          <Button variant="second" size="sm" icon={IconLayoutGrid} onClick={onWall}>
            {t("wall.open")}
          </Button>
        )}
        <Button variant="second" size="sm" icon={IconClipboardText} onClick={onRead}>
          {t("roster.paste")}
        </Button>
      </div>
      <p role="status" className="type-small">
        {taken !== null && sheet.undo !== null && (
          <span className="mt-2 flex flex-wrap gap-x-3 bg-ok-wash px-2.5 py-2 text-ok-text">
            {t("paste.taken", { count: taken })}
            <button type="button" className={`${linkClass} text-ink`} onClick={sheet.undo}>
              {t("app.undo")}
            </button>
          </span>
        )}
      </p>
      {(troubled > 0 || lacking.length > 0) && (
        <p className="mt-1 flex flex-wrap gap-x-4 type-small text-mute">
          {troubled > 0 && (
            <span className="font-semibold text-err">
              {t("roster.to_check", { count: troubled })}
            </span>
          )}
          {lacking.map(({ name, count }) => (
            <span key={name}>{t("roster.without", { count, product: name })}</span>
          ))}
        </p>
      )}
    </div>
  );
}

type Shared = readonly (readonly [number: string, riders: readonly Rider[]])[];

type RowsProps = Pick<RosterColumnProps, "sheet" | "products" | "known" | "onTyping"> & {
  shared: Shared;
  /** Whether there is anybody to show. */
  listed: boolean;
  onFocus: (index: number) => void;
};

function Rows({ sheet, products, known, shared, listed, onTyping, onFocus }: RowsProps) {
  const t = useT();
  const { roster, change } = sheet;
  const [asked, setAsked] = useState(false);
  const offered = products.some((product) => lengthsOf(product).length > 0);
  const own = hasOwnLengths(roster);
  // Who has a length of his own is never out of sight.
  const choices = offered && (asked || own) ? roster.choices : undefined;
  const unnamed = listed ? unnamedRows(roster) : [];
  const rows = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const wanted = useRef<string | null>(null);

  // A new row is there to be typed in.
  useEffect(() => {
    const column = wanted.current;
    if (column === null) return;
    wanted.current = null;
    fieldOf(rows.current, roster.riders.length - 1, column)?.focus();
  }, [roster.riders.length]);

  /** Whoever takes rows away by keys goes on with the next one, and then with adding. */
  function removeRow(index: number): void {
    const rider = roster.riders[index];
    if (rider) change(removeRider(roster, rider.key));
    requestAnimationFrame(() => {
      const row = rows.current?.children[Math.min(index, rows.current.children.length - 1)];
      const next = row?.querySelector<HTMLElement>("button") ?? add.current;
      // The row took it along, and the dialog has taken it up.
      if (document.activeElement?.matches("body, [role=dialog]")) next?.focus();
    });
  }
  function addRow(column: string): void {
    wanted.current = column;
    change(addRider(roster, { name: "", number: "", sizes: {} }));
  }

  return (
    <>
      <ol ref={rows} className={listed ? "border-t border-line" : undefined}>
        {roster.riders.map((rider, index) => (
          <RosterRow
            key={rider.key}
            row={index + 1}
            rider={rider}
            products={products}
            known={known}
            choices={choices}
            warn={shared.some(([, riders]) => riders.indexOf(rider) > 0)}
            onFocus={() => onFocus(index)}
            onTyping={onTyping}
            onChange={(part) => change(changeRider(roster, rider.key, part))}
            onLength={(id, length) => change(setLength(roster, rider.key, id, length))}
            onRemove={() => removeRow(index)}
            onNext={(column) => {
              const next = fieldOf(rows.current, index + 1, column);
              if (next === null || index + 1 >= roster.riders.length) addRow(column);
              else next.focus();
            }}
          />
        ))}
        {unnamed.slice(0, unnamedShown).map((pieces, index) => (
          <RosterRow
            key={`unnamed-${roster.nextKey}-${index}`}
            row={roster.riders.length + index + 1}
            // Nobody's key yet: one of its own, so that what is typed into it is known.
            rider={{ key: -1 - index, name: "", number: "", ...pieces }}
            products={products}
            choices={choices}
            sizesFixed
            onTyping={onTyping}
            onChange={({ name = "", number = "" }) =>
              change(nameRow(roster, pieces, { name, number }))
            }
          />
        ))}
      </ol>
      {unnamed.length > unnamedShown && (
        <p className="py-2.5 type-small text-mute">
          {t("roster.more_unnamed", { count: unnamed.length - unnamedShown })}
        </p>
      )}
      <div className="mt-2 -ml-3 flex flex-wrap gap-x-2">
        <Button variant="quiet" size="sm" icon={IconPlus} ref={add} onClick={() => addRow("name")}>
          {t("roster.add")}
        </Button>
        {offered && listed && !own && (
          <Button
            variant="quiet"
            size="sm"
            icon={IconRulerMeasure}
            aria-pressed={asked}
            onClick={() => setAsked(!asked)}
          >
            {t("roster.lengths")}
          </Button>
        )}
      </div>
    </>
  );
}

/** A row's field by what it holds. */
function fieldOf(rows: HTMLElement | null, index: number, column: string): HTMLElement | null {
  return rows?.children[index]?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null;
}

/** Two people with one number: said, and left to them. */
function SharedNumbers({ shared, onKeep }: { shared: Shared; onKeep: (number: string) => void }) {
  const t = useT();
  return shared.map(([number, riders]) => (
    <p key={number} className="mt-2 flex items-start gap-2 type-small text-warn-text">
      <Icon of={IconAlertTriangle} size={16} className="mt-px" />
      <span>
        {`${t("roster.twice", { number, names: riders.map((rider) => rider.name || t("roster.nameless")).join(", ") })} `}
        <button type="button" className={linkClass} onClick={() => onKeep(number)}>
          {t("roster.leave")}
        </button>
      </span>
    </p>
  ));
}
