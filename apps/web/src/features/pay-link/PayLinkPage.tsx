import { timings } from "@holeshot/domain";
import { useState } from "react";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { within } from "../../lib/api/within.ts";
import { errorText } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useParams, useSearch } from "../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { openPaymentPage } from "../../lib/payment-page.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { Button } from "../../ui/Button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { toast } from "../../ui/toast-store.ts";
import { type PaymentLink, usePaymentLink } from "./use-payment-link.ts";

const PLACE = "/pay/:orderUuid/:token";

const titles: Readonly<Record<PaymentLink["state"], MessageKey>> = {
  open: "pay_link.title",
  waiting: "complete.pending_title",
  looking: "complete.looking_title",
  paid: "pay_link.paid_title",
  closed: "pay_link.closed_title",
};

/** Where the link of a mail leads: what is to be paid, and the way to the payment page. Nobody signs in for it. */
export function PayLinkPage() {
  const t = useT();
  const params = useParams(PLACE);
  const returned = useSearch(PLACE).returned === "1";
  const { data, error, isError, refetch, away } = usePaymentLink(params, returned);
  // Not an order's, or its time is up: asking again would change nothing.
  const gone = data === undefined && isProblem(error, "not_found");
  const failed = returned && data?.failed === true;
  const title = gone
    ? t("pay_link.gone_title")
    : t(failed ? "complete.cancelled_title" : titles[data?.state ?? "open"]);
  usePageTitle(title);
  return (
    <div className="page-x max-w-[796px] flex-1 py-8 md:py-10">
      <h1 className="type-h1">{title}</h1>
      {data !== undefined && <Standing link={data} returned={returned} away={away} />}
      {gone && <Gone />}
      {isError && data === undefined && !gone && <LoadFailed onRetry={() => void refetch()} />}
    </div>
  );
}

function Gone() {
  const t = useT();
  return (
    <div role="alert">
      <p className="mt-4 max-w-[68ch] type-lead text-mute">{t("pay_link.gone_text")}</p>
      <Link to="/my-orders" className={`${buttonClass("second", "lg")} mt-8`}>
        {t("pay_link.to_orders")}
      </Link>
    </div>
  );
}

interface StandingProps {
  link: PaymentLink;
  /** Somebody comes back from the payment page. */
  returned: boolean;
  /** The provider does not answer. */
  away: boolean;
}

function Standing({ link, returned, away }: StandingProps) {
  const t = useT();
  const number = link.order_number;

  function words(): string {
    if (link.state === "paid") return t("pay_link.paid_text", { number });
    if (link.state === "closed") return t("pay_link.closed_text", { number });
    if (link.state === "looking") return t("complete.looking_text", { number });
    if (away) return t("complete.away_text");
    if (link.state === "waiting") return t("complete.pending_text", { number });
    if (returned && link.failed) return t("pay_link.failed_text", { number });
    return t(returned ? "pay_link.returned_text" : "pay_link.text", { number });
  }

  return (
    <>
      <p role="status" className="mt-4 max-w-[68ch] type-lead text-mute">
        {words()}
      </p>
      {link.amount !== null && <Due link={link} amount={link.amount} />}
    </>
  );
}

function Due({ link, amount }: { link: PaymentLink; amount: number }) {
  const t = useT();
  const { money, weekday, clock } = useFormat();
  const params = useParams(PLACE);
  const [busy, setBusy] = useState(false);
  const until = link.pay_until;

  function pay(): void {
    setBusy(true);
    call("payByLink", { params, signal: within(timings.orderAnswer) })
      .then(({ payment_url }) => openPaymentPage(payment_url))
      .catch((error: unknown) => toast(errorText(t, error), "err"))
      .finally(() => setBusy(false));
  }

  function nameOf({ kind, name, quantity }: PaymentLink["rows"][number]): string {
    if (kind === "discount") return t("pay_link.discount");
    if (kind === "manual_check") return t("pay_link.manual_check");
    return kind === "goods" ? `${quantity} × ${name}` : name;
  }

  return (
    <section aria-label={t("pay_link.rows")} className="mt-8 max-w-[480px]">
      <dl className="border-t border-line pt-3">
        {link.rows.map((row) => (
          <div
            key={`${row.kind} ${row.name}`}
            className="flex items-baseline justify-between gap-4 py-[5px]"
          >
            <dt className="type-body">{nameOf(row)}</dt>
            <dd className="tabular type-body whitespace-nowrap">{money(row.amount)}</dd>
          </div>
        ))}
        <div className="mt-2.5 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3.5">
          <dt className="type-h3">{t("totals.total")}</dt>
          <dd className="tabular type-total whitespace-nowrap">{money(amount)}</dd>
        </div>
      </dl>
      {link.state === "open" && (
        <>
          <Button size="lg" busy={busy} onClick={pay} className="mt-8 w-full">
            {t("pay_link.pay", { amount: money(amount) })}
          </Button>
          {until !== null && (
            <p className="mt-3 type-small text-mute">
              {t("pay_link.until", { day: weekday(until), time: clock(until) })}
            </p>
          )}
        </>
      )}
    </section>
  );
}
