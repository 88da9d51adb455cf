import { useEffect } from "react";
import { isProblem } from "../../lib/api/api-problem.ts";
import type { Answer } from "../../lib/api/call.ts";
import { claimCart } from "../../lib/cart/cart-store.ts";
import { SENT } from "../../lib/session/sent-order.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useSearch } from "../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useCustomer } from "../../lib/session/customer.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { payUntil } from "../../parts/order-summary/pay-until.ts";
import { Timeline } from "../../parts/order-summary/Timeline.tsx";
import { PayButton } from "../../parts/PayButton.tsx";
import { RequireSession } from "../../parts/RequireSession.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { LostAnswer } from "./LostAnswer.tsx";
import { nextSteps } from "./next-steps.ts";
import { OrderedKits } from "./OrderedKits.tsx";
import { outcomeOf, type Outcome } from "./outcome.ts";
import { useOutcome } from "./use-outcome.ts";

type Order = Answer<"getOrder">;

export function CheckoutCompletePage() {
  return (
    <RequireSession>
      <OutcomeOrLost />
    </RequireSession>
  );
}

function OutcomeOrLost() {
  const t = useT();
  const { order } = useSearch("/checkout/complete");
  const customer = useCustomer();
  if (order !== SENT) return <OutcomeLoader uuid={order} />;
  return (
    <div className="page-x max-w-[796px] flex-1 py-8 md:py-10">
      <h1 className="type-h1">{t("checkout.title")}</h1>
      {customer.data !== undefined && <LostAnswer customer={customer.data} />}
      {customer.isError && <LoadFailed onRetry={() => void customer.refetch()} />}
    </div>
  );
}

function OutcomeLoader({ uuid }: { uuid: string | undefined }) {
  const t = useT();
  const { data, error, isError, refetch, away } = useOutcome(uuid);
  const outcome: Outcome = data === undefined ? "pending" : outcomeOf(data);
  const titles = {
    complete: t("complete.title"),
    pending: t("complete.pending_title"),
    looking: t("complete.looking_title"),
    cancelled: t("complete.cancelled_title"),
  };
  // Not there, or somebody else's: a retry would change nothing.
  const missing = isProblem(error, "not_found");
  const title =
    data === undefined
      ? t(missing ? "order.missing.title" : "checkout.title")
      : isUnpaid(data, outcome, away)
        ? t("order.status.draft")
        : titles[outcome];
  usePageTitle(title);
  return (
    <div className="page-x max-w-[796px] flex-1 py-8 md:py-10">
      <h1 className="type-h1">{title}</h1>
      {data !== undefined && <OutcomeText order={data} outcome={outcome} away={away} />}
      {missing && <Missing />}
      {isError && !missing && <LoadFailed onRetry={() => void refetch()} />}
    </div>
  );
}

function Missing() {
  const t = useT();
  return (
    <div role="alert">
      <p className="mt-4 max-w-[68ch] type-lead text-mute">{t("order.missing.text")}</p>
      <Link to="/my-orders" className={`${buttonClass("second", "lg")} mt-8`}>
        {t("order.missing.back")}
      </Link>
    </div>
  );
}

interface OutcomeProps {
  order: Order;
  outcome: Outcome;
  /** The provider does not answer. */
  away: boolean;
}

function OutcomeText({ order, outcome, away }: OutcomeProps) {
  const t = useT();
  if (outcome === "cancelled") return <Cancelled order={order} />;
  const number = order.order_number;
  const unpaid = isUnpaid(order, outcome, away);

  function words(): string {
    if (outcome === "complete") {
      return t("complete.text", { number, email: order.contact.email });
    }
    if (unpaid) return t("complete.unpaid_text", { number });
    if (outcome === "looking") return t("complete.looking_text", { number });
    return away ? t("complete.away_text") : t("complete.pending_text", { number });
  }

  return (
    <div role="status">
      <p className="mt-4 max-w-[68ch] type-lead wrap-anywhere text-mute">{words()}</p>
      {/* What is left to do stands before the pictures of what it is for. */}
      {unpaid && (
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <PayButton size="lg" order={order.uuid} label={t("order.pay")} />
          <ViewOrder order={order} />
        </div>
      )}
      <OrderedKits order={order} />
      {outcome === "complete" && <Steps order={order} />}
      {!unpaid && (
        <div className="mt-8 flex flex-col sm:flex-row">
          <ViewOrder order={order} />
        </div>
      )}
    </div>
  );
}

/** The provider says that nothing was paid, and nobody works on it: its page is open still, or was left. */
function isUnpaid(order: Order, outcome: Outcome, away: boolean): boolean {
  const isAtBank = order.payments.some(
    ({ status }) => status === "pending" || status === "authorized",
  );
  return outcome === "pending" && !away && !isAtBank;
}

function ViewOrder({ order }: { order: Order }) {
  const t = useT();
  return (
    <Link
      to="/my-orders/:orderUuid"
      params={{ orderUuid: order.uuid }}
      className={buttonClass("second", "lg")}
    >
      {t("complete.view_order")}
    </Link>
  );
}

function Steps({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const { delivery } = order;
  if (delivery === null) return null;
  const steps = nextSteps(t, format, new Date(order.created_at), {
    order: { when: format.shortDay(order.created_at), what: t("steps.ordered") },
    production: delivery.production_working_days,
    transport: delivery.working_days,
    pickup: delivery.pickup,
    manualCheck: order.proof !== null,
  });
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="type-h3-page">{t("steps.title")}</h2>
      <div className="mt-4">
        <Timeline steps={steps} />
      </div>
    </section>
  );
}

function Cancelled({ order }: { order: Order }) {
  const t = useT();
  // A payment that failed leaves the order payable; one that was cancelled gives the cart back.
  const payable = order.status === "draft";
  const { weekday, clock } = useFormat();
  const until = payUntil(order);
  useEffect(() => {
    // Whoever looked at their cart meanwhile has a new one: the one that was given back joins it.
    if (!payable) void claimCart();
  }, [payable]);

  return (
    <div role="status">
      <p className="mt-4 max-w-[68ch] type-lead text-mute">
        {payable
          ? t("complete.failed_text", { date: weekday(until), time: clock(until) })
          : t("complete.cancelled_text")}
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {payable ? (
          <>
            <PayButton size="lg" order={order.uuid} label={t("complete.pay_again")} />
            <ViewOrder order={order} />
          </>
        ) : (
          <>
            <Link to="/checkout" className={buttonClass("primary", "lg")}>
              {t("complete.try_again")}
            </Link>
            <Link to="/cart" className={buttonClass("second", "lg")}>
              {t("complete.to_cart")}
            </Link>
          </>
        )}
      </div>
      {/* What waits for it: nothing of that is lost. */}
      <OrderedKits order={order} />
    </div>
  );
}
