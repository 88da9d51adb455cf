import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconChevronDown } from "@tabler/icons-react";
import { sizeProperty } from "../../parts/sets/size-property.ts";
import type { FrozenNames } from "../../parts/order-summary/frozen-names.ts";
import type { Order } from "./order.ts";
import { smallerRows, told } from "./smaller-rows.ts";

interface SmallerPartsProps {
  lines: Order["lines"];
  names: FrozenNames;
}

/** What some sizes make smaller than it was designed, in the millimetres that the workshop's ticket has. */
export function SmallerParts({ lines, names }: SmallerPartsProps) {
  const t = useT();
  const { tenth, percent } = useFormat();
  const rows = smallerRows(lines);
  if (rows.length === 0) return null;
  return (
    <details className="group mt-3 type-small">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 underline underline-offset-4 pointer-coarse:min-h-11">
        {t("order.smaller.title", { count: rows.length })}
        <Icon
          of={IconChevronDown}
          size={16}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mt-2 flex flex-col gap-1 text-mute">
        {rows.map(({ key, line, part }) => (
          <li key={key} className="break-words">
            {t(told(part), {
              text: part.text === "" ? t("order.smaller.picture") : part.text.replace("\n", " / "),
              product: line.product.name,
              size: names.value(line.product.id, sizeProperty, line.properties[sizeProperty] ?? ""),
              from: tenth(part.from_mm),
              to: tenth(part.to_mm),
              width: percent(part.letter_width),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
