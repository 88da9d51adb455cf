import { IconAlertTriangle, IconClipboardText, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { linkClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { SetProduct } from "../sets/use-set.ts";
import { PasteRoster } from "./PasteRoster.tsx";
import { RiderPreview } from "./RiderPreview.tsx";
import {
  addRider,
  changeRider,
  nameRow,
  removeRider,
  sharedNumbers,
  unnamedRows,
  type Roster,
} from "./roster.ts";
import { RosterRow } from "./RosterRow.tsx";

interface RosterColumnProps {
  roster: Roster;
  products: readonly SetProduct[];
  items: readonly CartItem[];
  onChange: (roster: Roster) => void;
}

/** More unnamed rows than this say nothing new; their number does. */
const unnamedShown = 5;

export function RosterColumn({ roster, products, items, onChange }: RosterColumnProps) {
  const t = useT();
  const [pasting, setPasting] = useState(false);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState(0);
  const unnamed = unnamedRows(roster);
  const total = roster.riders.length + unnamed.length;
  const shared = sharedNumbers(roster);
  const warned = [...shared].filter(([number]) => !kept.includes(number));
  return (
    <section
      aria-label={t("roster.title")}
      className="flex min-h-0 flex-col px-5 pt-6 pb-6 md:px-7"
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="type-h3-page">{t("roster.title")}</h3>
        <p className="flex-1 type-small text-mute">
          {t("roster.filled", { count: roster.riders.length, total })}
        </p>
        <Button
          variant="second"
          size="sm"
          icon={IconClipboardText}
          aria-expanded={pasting}
          onClick={() => setPasting(!pasting)}
        >
          {t("roster.paste")}
        </Button>
      </div>
      {pasting ? (
        <PasteRoster
          products={products}
          onCancel={() => setPasting(false)}
          onRiders={(riders) => {
            onChange(riders.reduce((next, rider) => addRider(next, rider), roster));
            setPasting(false);
          }}
        />
      ) : (
        <div className="mt-3 min-h-0 flex-1 overflow-y-auto">
          <div
            aria-hidden
            className="hidden grid-cols-[24px_minmax(0,1.4fr)_72px_minmax(0,2fr)_40px] gap-x-1.5 pb-2 pl-2.5 type-label font-medium text-mute lg:grid"
          >
            <span />
            <span className="px-2">{t("roster.name")}</span>
            <span className="px-2">{t("roster.number")}</span>
            <span className="flex gap-1.5">
              {products.map((product) => (
                <span key={product.id} className="flex-1 truncate px-2">
                  {product.name}
                </span>
              ))}
            </span>
          </div>
          <ol className="border-t border-line">
            {roster.riders.map((rider, index) => (
              <RosterRow
                key={rider.key}
                row={index + 1}
                rider={rider}
                products={products}
                warn={warned.some(([, riders]) => riders.indexOf(rider) > 0)}
                onFocus={() => setFocused(index)}
                onChange={(change) => onChange(changeRider(roster, rider.key, change))}
                onRemove={() => onChange(removeRider(roster, rider.key))}
              />
            ))}
            {unnamed.slice(0, unnamedShown).map((sizes, index) => (
              <RosterRow
                key={`unnamed-${roster.nextKey}-${index}`}
                row={roster.riders.length + index + 1}
                rider={{ key: 0, name: "", number: "", sizes }}
                products={products}
                sizesFixed
                onChange={({ name = "", number = "" }) =>
                  onChange(nameRow(roster, sizes, { name, number }))
                }
              />
            ))}
          </ol>
          {unnamed.length > unnamedShown && (
            <p className="py-2.5 type-small text-mute">
              {t("roster.more_unnamed", { count: unnamed.length - unnamedShown })}
            </p>
          )}
          <Button
            variant="quiet"
            size="sm"
            icon={IconPlus}
            className="mt-2 -ml-3"
            onClick={() => onChange(addRider(roster, { name: "", number: "", sizes: {} }))}
          >
            {t("roster.add")}
          </Button>
          {warned.map(([number, riders]) => (
            <p key={number} className="mt-2 flex items-start gap-2 type-small text-warn-text">
              <Icon of={IconAlertTriangle} size={16} className="mt-px" />
              <span>
                {`${t("roster.twice", { number, names: riders.map((rider) => rider.name || t("roster.nameless")).join(", ") })} `}
                <button
                  type="button"
                  className={linkClass}
                  onClick={() => setKept([...kept, number])}
                >
                  {t("roster.leave")}
                </button>
              </span>
            </p>
          ))}
        </div>
      )}
      <RiderPreview riders={roster.riders} items={items} focused={focused} onFocus={setFocused} />
    </section>
  );
}
