import type { Totals } from "@holeshot/domain";
import type { ReactNode } from "react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";

interface TotalsListProps {
  totals: Totals;
  pieces: number;
  designs: number;
  /** Whether a manual check was asked for; from a number of pieces on it costs nothing. */
  manualCheck: boolean;
  /** What the discount is called; null without one. */
  discount: string | null;
  /** What stands for shipping: an amount, or words while it is not known. */
  shipping: { label: string; text: string };
  /** The total hangs on what is not known yet: none is shown rather than another one. */
  unknown?: boolean;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-[5px]">
      <dt className="type-body">{label}</dt>
      <dd className="tabular type-body whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** The sum, line by line: amounts right, VAT as a part of the total. */
export function TotalsList(props: TotalsListProps) {
  const { totals, pieces, designs, manualCheck, discount, shipping, unknown = false } = props;
  const t = useT();
  const { money } = useFormat();
  const minus = (amount: number) => `− ${money(amount)}`;
  return (
    <dl>
      <Row label={t("totals.subtotal", { count: pieces })}>{money(totals.subtotal)}</Row>
      {discount !== null && <Row label={discount}>{minus(totals.discount)}</Row>}
      {manualCheck && (
        <Row label={t("totals.manual_check", { count: designs })}>
          {totals.manual_check === 0 ? t("totals.free") : money(totals.manual_check)}
        </Row>
      )}
      <Row label={shipping.label}>{shipping.text}</Row>
      <div className="mt-2.5 flex items-start justify-between gap-4 border-t-2 border-ink pt-3.5">
        <dt className="type-h3 pt-1.5">{t("totals.total")}</dt>
        <dd className="text-right">
          <span className="tabular type-total block whitespace-nowrap">
            {unknown ? "…" : money(totals.total)}
          </span>
          <span className="tabular type-small text-mute">
            {t("totals.vat", { amount: unknown ? "…" : money(totals.vat) })}
          </span>
        </dd>
      </div>
    </dl>
  );
}
