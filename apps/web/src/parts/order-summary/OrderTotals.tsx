import type { Answer } from "../../lib/api/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { TotalsList } from "./TotalsList.tsx";

type Ordered = Pick<Answer<"getOrder">, "lines" | "totals" | "discount_code" | "proof">;

/** What an order costs, as it was agreed. */
export function OrderTotals({ order }: { order: Ordered }) {
  const t = useT();
  const { money } = useFormat();
  const { lines, totals, discount_code: used } = order;
  // What was ordered before codes were kept has a discount and no code.
  const discount = used ? t("totals.discount", { code: used.code }) : t("order.discount");
  return (
    <TotalsList
      totals={totals}
      pieces={lines.reduce((sum, line) => sum + line.quantity, 0)}
      designs={new Set(lines.map((line) => line.configuredSetUuid)).size}
      manualCheck={order.proof !== null}
      discount={totals.discount > 0 ? discount : null}
      shipping={{
        label: t("totals.shipping"),
        text: totals.shipping === 0 ? t("totals.free") : money(totals.shipping),
      }}
    />
  );
}
