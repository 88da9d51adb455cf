import type { Answer } from "../../lib/api/call.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { appliedValue } from "../sets/options.ts";
import type { ConfiguratorSet } from "../sets/use-set.ts";
import type { ChangeableLine } from "./line-change.ts";

type Surcharge = NonNullable<Answer<"getOrder">["surcharge"]>;

/**
 * What a change that waits makes otherwise of a line, each as it is and as it is to be. `set` names what is to be; until it
 * is here, or where it knows a value no more, the order's own lines do, and then its id.
 */
export function waitingChanges(
  t: Translate,
  surcharge: Surcharge,
  lines: readonly ChangeableLine[],
  set: ConfiguratorSet | undefined,
): string[] {
  const line = lines.find(({ id }) => id === surcharge.line_id);
  if (!line) return [];
  const said = (name: string, from: string, to: string): string =>
    t("app.named", { name, text: t("surcharge.from_to", { from, to }) });
  const offered = set?.products.find(({ id }) => id === line.product.id)?.properties ?? [];
  const bought = lines
    .filter(({ product }) => product.id === line.product.id)
    .flatMap(({ choices }) => choices);
  const changed = Object.entries(surcharge.properties).flatMap(([id, to]) => {
    const option = offered.find((each) => each.id === id);
    const from = option ? appliedValue(option, line.properties[id]) : (line.properties[id] ?? "");
    if (from === to) return [];
    const named = (value: string): string =>
      option?.values.find((each) => each.id === value)?.name ??
      bought.find((each) => each.property.id === id && each.value.id === value)?.value.name ??
      value;
    const name =
      option?.name ?? bought.find(({ property }) => property.id === id)?.property.name ?? id;
    return [said(name, from === "" ? "–" : named(from), named(to))];
  });
  const asDesigned = t("change_line.as_designed");
  const riders = (["name", "number"] as const).flatMap((part) => {
    const [from, to] = [line.rider?.[part] ?? "", surcharge.rider?.[part] ?? ""];
    if (from === to) return [];
    return [said(t(`change_line.${part}`), from || asDesigned, to || asDesigned)];
  });
  const some = surcharge.copies < line.quantity;
  return [
    ...changed,
    ...riders,
    ...(some ? [t("surcharge.copies", { some: surcharge.copies, all: line.quantity })] : []),
  ];
}
