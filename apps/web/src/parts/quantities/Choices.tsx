import { IconAdjustments } from "@tabler/icons-react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { appliedValue, asLabel, standardOf } from "../sets/options.ts";
import { sizeProperty } from "../sets/size-property.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { setChoice, type Roster } from "./roster.ts";

interface ChoicesProps {
  roster: Roster;
  product: SetProduct;
  onChange: (roster: Roster) => void;
}

/** A value with what it adds to the price; of the one that is made when nothing is chosen, that it is. */
function optionLabel(
  t: Translate,
  money: (cents: number) => string,
  { name, price, pictured }: SetProduct["properties"][number]["values"][number],
  isStandard: boolean,
): string {
  const label = asLabel(name);
  const priced = price === 0 ? label : `${label} (+ ${money(price)})`;
  const named = isStandard ? t("options.standard_named", { name: priced }) : priced;
  return pictured ? named : `${named} · ${t("options.not_pictured")}`;
}

/** What can be chosen of a product beside its size, folded: the pictures show how it is made as it stands. */
export function Choices({ roster, product, onChange }: ChoicesProps) {
  const t = useT();
  const { money } = useFormat();
  const properties = product.properties.filter((property) => property.id !== sizeProperty);
  if (properties.length === 0) return null;
  const chosen = roster.choices[product.id] ?? {};
  const missing = properties.some(({ id, required }) => required && chosen[id] === undefined);
  // As the cart says them: by its value alone nobody knows what "none" is of.
  const made = properties.flatMap(({ id, name, values }) =>
    values
      .filter((value) => value.id === chosen[id])
      .map((value) => t("app.named", { name, text: value.name })),
  );
  return (
    <details className="border-b border-line-2" open={missing || undefined}>
      <summary className="flex min-h-11 items-center gap-2 py-2 type-small">
        <span className="shrink-0">
          <Icon of={IconAdjustments} size={18} />
        </span>
        <span className={made.length > 0 ? "text-mute" : "font-semibold"}>
          {made.join(" · ") ||
            (missing
              ? t("quantities.options", { names: t("quantities.choose") })
              : t("quantities.options_standard"))}
        </span>
      </summary>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 pt-1 pb-4">
        {properties.map((property) => {
          const value = appliedValue(property, chosen[property.id]);
          return (
            <SelectField
              key={property.id}
              label={property.name}
              size="sm"
              value={value}
              {...(standardOf(property) === null && { placeholder: t("quantities.choose") })}
              error={value === "" ? t("quantities.choice_missing") : undefined}
              choices={property.values.map((each) => ({
                value: each.id,
                label: optionLabel(t, money, each, each.id === standardOf(property)),
              }))}
              onChange={(event) =>
                onChange(setChoice(roster, product.id, property.id, event.currentTarget.value))
              }
            />
          );
        })}
      </div>
    </details>
  );
}
