import type { PriceRules } from "@holeshot/domain";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { asLine } from "../../lib/as-line.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { useIsNarrow } from "../../lib/use-is-narrow.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { dialogPart } from "../../ui/part.tsx";
import type { ConfiguratorSet, SetProduct } from "../sets/use-set.ts";
import { problemText } from "./problem-text.ts";
import { QuantitiesBar } from "./QuantitiesBar.tsx";
import { faultsOf, faultText } from "./quantity-faults.ts";
import { useUnfitPieces, type JudgedSheet } from "./lettering/use-unfit-pieces.ts";
import { ReadList } from "./reading/ReadList.tsx";
import { asTyped, rowsWithProblems, unfitPieces, type Typed } from "./roster-problems.ts";
import { RosterColumn, type RosterColumnProps } from "./RosterColumn.tsx";
import { besideKit } from "../sets/beside-kit.ts";
import { rosterOf, type Rider, type Roster } from "./roster.ts";
import { sizesOfAll } from "./sizes-of.ts";
import { SizesColumn, type SizesColumnProps } from "./SizesColumn.tsx";
import { priceOfSheet } from "./sheet-price.ts";
import type { RidersWallProps } from "./wall/RidersWall.tsx";
import { UnsavedDialog } from "./UnsavedDialog.tsx";
import { useSaveQuantities } from "./use-save-quantities.ts";
import { useSheetRoster, type SheetRoster } from "./use-sheet-roster.ts";

/** Drawing everyone takes what the editor draws with. */
const RidersWall = dialogPart<RidersWallProps>(
  () => import("./wall/RidersWall.tsx").then((m) => m.RidersWall),
  ({ onClose }) => onClose(),
);

interface QuantitiesSheetProps {
  cart: Cart;
  /** Of the one design. */
  items: readonly CartItem[];
  set: ConfiguratorSet;
  name: string;
  rules: PriceRules;
  onSaved: () => void;
  onClose: () => void;
}

/** The dialog once everything is there: left the sum per size, right the people. */
export function QuantitiesSheet(props: QuantitiesSheetProps) {
  const { cart, items, set, name, rules, onClose } = props;
  const t = useT();
  const [reading, setReading] = useState(false);
  const [back, setBack] = useState(false);
  const [inHand, setInHand] = useState(false);
  const [wall, setWall] = useState(false);
  const [taken, setTaken] = useState<{ count: number; roster: Roster } | null>(null);
  const sheet = useSheetRoster(() => rosterInCart(items, set), !reading);
  const { roster } = sheet;
  // On a phone a team's list stands above the counts, which follow from it. Nothing changes its place under a finger.
  const [isTeam, setIsTeam] = useState(roster.riders.length > 1);
  // In the order of the set, and only what still lies in the cart or is offered beside it.
  const products = set.products.filter((product) => roster.products.includes(product.id));
  const price = priceOfSheet(roster, products, cart, items, rules);
  const faults = faultsOf(roster);
  const [fault] = faults;
  const judged = useJudged(cart, items, set, roster);
  const typing = useTyping(roster);
  const save = useSaving(props, products, sheet, typing.begun);
  const unsaved = sheet.changed || typing.begun || (reading && inHand);
  const closing = useClosing(unsaved, onClose);
  const unfit = useUnfitPieces(judged, typing.riders);
  const held = useHeld(roster, products);

  function trySave(): void {
    // Nothing comes between one press and the next: a second one would send it twice.
    if (!save.busy && held.hold()) save.save(roster);
  }

  function take(next: Roster, count: number): void {
    sheet.change(next);
    setReading(false);
    setIsTeam(next.riders.length > 1);
    held.tell(next);
    setTaken({ count, roster: next });
  }

  function staySaving(): void {
    closing.stay();
    trySave();
  }

  function read(): void {
    setReading(true);
    setBack(true);
  }

  return (
    <>
      <Dialog
        title={t("quantities.title")}
        subtitle={name}
        closeLabel={t("app.close")}
        width="lg"
        holdsWork={unsaved}
        onClose={closing.close}
        bar={
          reading ? undefined : (
            <QuantitiesBar
              price={price}
              items={items}
              busy={save.busy}
              blocked={fault !== undefined}
              failed={fault === undefined && held.text === null && save.failed}
              error={
                fault === undefined ? (held.text ?? save.error) : faultText(t, fault, products)
              }
              onSave={trySave}
            />
          )
        }
      >
        {reading ? (
          <ReadList
            roster={roster}
            products={products}
            judged={judged}
            onTake={take}
            onCancel={() => setReading(false)}
            onDirty={setInHand}
          />
        ) : (
          <Columns
            isTeam={isTeam}
            sizes={{
              design: judged.design,
              ...{ roster, products, faults },
              unitOf: price.unitOf,
              onChange: sheet.change,
            }}
            riders={{
              ...{ sheet, products, items, back },
              known: { finished: held.finished, unfit, typed: typing.typed },
              taken: taken?.roster === roster ? taken.count : null,
              onTyping: typing.type,
              onWall: () => setWall(true),
              onRead: read,
            }}
          />
        )}
      </Dialog>
      {wall && (
        <RidersWall
          {...{ set, roster, products, design: judged.design }}
          known={{ unfit }}
          onRow={goToRow}
          onClose={() => setWall(false)}
        />
      )}
      {closing.asking && (
        <UnsavedDialog
          onKeep={closing.stay}
          onDiscard={onClose}
          onSave={reading ? null : staySaving}
        />
      )}
    </>
  );
}

function useSaving(
  { cart, items, set, onSaved }: QuantitiesSheetProps,
  products: readonly SetProduct[],
  sheet: SheetRoster,
  isTyping: boolean,
): ReturnType<typeof useSaveQuantities> {
  return useSaveQuantities({
    opened: () => ({ uuid: cart.uuid, version: cart.version, roster: rosterInCart(items, set) }),
    rosterIn: (found) => rosterInCart(found, set),
    onMerged: sheet.rebase,
    isAsSent: (sent) => sheet.roster === sent && !isTyping,
    onDone: onSaved,
    ...{ items, products },
  });
}

function rosterInCart(items: readonly CartItem[], set: ConfiguratorSet): Roster {
  return rosterOf(items, besideKit(set), sizesOfAll(set.products));
}

interface ColumnsProps {
  isTeam: boolean;
  sizes: SizesColumnProps;
  riders: RosterColumnProps;
}

/** Beside each other where there is room; else what is needed first above the other, for eyes and keys alike. */
function Columns({ isTeam, sizes, riders }: ColumnsProps) {
  const isNarrow = useIsNarrow();
  const onRead = isNarrow ? riders.onRead : undefined;
  const counts = <SizesColumn key="sizes" {...sizes} onRead={onRead} />;
  const people = <RosterColumn key="riders" {...riders} />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto md:grid md:grid-cols-[336px_minmax(0,1fr)] md:overflow-hidden lg:grid-cols-[384px_minmax(0,1fr)] min-[80rem]:grid-cols-[424px_minmax(0,1fr)]">
      {isNarrow && isTeam ? [people, counts] : [counts, people]}
    </div>
  );
}

/** Once the wall is gone, and has given the focus back. */
function goToRow(row: number): void {
  setTimeout(() => {
    const at = document.querySelector<HTMLElement>(`[data-roster-row="${row}"]`);
    at?.scrollIntoView({ block: "center" });
    at?.querySelector<HTMLElement>('[data-column="name"]')?.focus({ preventScroll: true });
  }, 50);
}

/** What decides whose lettering has no room: the same for the sheet and for a list that is read into it. */
function useJudged(
  cart: Cart,
  items: readonly CartItem[],
  set: ConfiguratorSet,
  { choices }: Roster,
): JudgedSheet {
  const said = useMemo(() => unfitPieces(cart, items), [cart, items]);
  const design = items[0]?.configuredSetUuid ?? "";
  return useMemo(() => ({ design, set, choices, said }), [design, set, choices, said]);
}

/** Nobody is told of a name that is only half typed. */
const TYPING_MS = 250;

/** Counts the states of the list: one that is gone back to is another. */
function useStep(roster: Roster): number {
  const [now, setNow] = useState({ roster, step: 0 });
  if (now.roster !== roster) setNow({ roster, step: now.step + 1 });
  return now.step;
}

/** The riders with what is being typed into a row; every step of the list takes its place. */
function useTyping(roster: Roster): {
  typed: Typed | null;
  /** Something stands in a field that does not count yet: who closes the sheet now would lose it. */
  begun: boolean;
  riders: readonly Rider[];
  type: (typed: Typed) => void;
} {
  const step = useStep(roster);
  const [last, setLast] = useState<{ typed: Typed; step: number } | null>(null);
  const [begunAt, setBegunAt] = useState<number | null>(null);
  const typed = last?.step === step ? last.typed : null;
  const riders = useMemo(
    () => roster.riders.map((rider) => asTyped(rider, typed)),
    [roster.riders, typed],
  );
  const later = useRef(0);
  useEffect(() => () => clearTimeout(later.current), []);
  return {
    typed,
    begun: begunAt === step,
    riders,
    type: (now) => {
      const rider = roster.riders.find(({ key }) => key === now.key);
      const isNew =
        asLine(now.name) !== (rider?.name ?? "") || asLine(now.number) !== (rider?.number ?? "");
      setBegunAt(isNew ? step : null);
      clearTimeout(later.current);
      later.current = window.setTimeout(() => setLast({ typed: now, step }), TYPING_MS);
    },
  };
}

/** Closing with something unsaved asks first, and so does leaving the page. */
function useClosing(
  unsaved: boolean,
  onClose: () => void,
): { asking: boolean; close: () => void; stay: () => void } {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return {
    asking,
    close: () => (unsaved ? setAsking(true) : onClose()),
    stay: () => setAsking(false),
  };
}

/** Rows with problems hold up saving, named; once told, they stay told until they are put right. */
function useHeld(roster: Roster, products: readonly SetProduct[]) {
  const t = useT();
  const [finished, setFinished] = useState(0);
  const [tried, setTried] = useState(false);
  const [first, ...others] = rowsWithProblems(roster);
  const [problem] = first?.problems ?? [];
  let text: string | null = null;
  if (tried && first !== undefined && problem !== undefined) {
    text = t("quantities.held", {
      row: first.row,
      rider: first.rider.name || first.rider.number || t("roster.nameless"),
      problem: problemText(t, problem, products),
    });
    if (others.length > 0) text += ` ${t("quantities.held_more", { count: others.length })}`;
  }
  return {
    finished,
    text,
    /** From now on also what is not finished is told on the rows that are there. */
    tell: (now: Roster) => setFinished(now.nextKey),
    /** Whether nothing holds up saving; else the first row in the way is gone to. */
    hold: (): boolean => {
      setFinished(roster.nextKey);
      setTried(first !== undefined);
      if (first === undefined) return true;
      const row = document.querySelector(`[data-roster-row="${first.row}"]`);
      const fix =
        row?.querySelector<HTMLElement>("[data-fix] button") ?? row?.querySelector("select");
      fix?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "center" });
      return false;
    },
  };
}
