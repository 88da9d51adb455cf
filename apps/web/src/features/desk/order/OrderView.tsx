import { IconArrowLeft } from "@tabler/icons-react";
import { useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { OrderBadges } from "../parts/order-badges.tsx";
import { useWords } from "../use-words.ts";
import { OrderActs } from "./OrderActs.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderPacks } from "./OrderPacks.tsx";
import { OrderSurcharge } from "./OrderSurcharge.tsx";
import { OrderNotes } from "./OrderNotes.tsx";
import { ProofState } from "./ProofState.tsx";
import { ParcelsSection } from "../shipping/ParcelsSection.tsx";
import { LoadedOrder } from "./LoadedOrder.tsx";
import type { DeskOrder } from "./desk-order.ts";
import { useOrder } from "./use-order.ts";

/** One order and all that can be done with it now. */
export function OrderView({ uuid }: { uuid: string }) {
  const say = useWords();
  const asked = useOrder(uuid);
  usePageTitle(asked.data?.order_number ?? say("orders.title"));
  return <LoadedOrder asked={asked}>{(order) => <OrderDetail order={order} />}</LoadedOrder>;
}

/** From a tablet on it stays below the desk's own bar: which order it is, how it stands and what can be done with it. */
const bar =
  "mt-2 flex flex-col gap-y-3 bg-paper py-2 nav:sticky nav:top-[88px] nav:z-20 nav:-mx-6 nav:flex-row nav:flex-wrap nav:items-center nav:justify-between nav:gap-x-6 nav:border-b nav:border-line nav:px-6 lg:top-11 [@media(max-height:36rem)]:static";

/** What has the focus is not below that bar. */
const parts =
  "grid gap-x-8 pt-5 nav:grid-cols-[minmax(0,1fr)_300px] nav:[&_:is(a,button,input,textarea,select)]:scroll-mt-38 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-12";

function OrderDetail({ order }: { order: DeskOrder }) {
  const say = useWords();
  const { date, shortDay } = useFormat();
  const isOpen = order.status === "confirmed" || order.status === "processing";
  return (
    <>
      <Link
        to="/desk"
        className="inline-flex min-h-8 items-center gap-1.5 self-start type-small hover:underline print:hidden"
      >
        <Icon of={IconArrowLeft} size={16} />
        {say("order.back")}
      </Link>
      <div className={bar}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="tabular type-h2">{order.order_number}</h1>
          <OrderBadges
            status={order.status}
            proof={order.proof?.status ?? "not_requested"}
            blocked={order.blocked || order.hold !== null}
            late={order.late}
            toPay={order.status === "draft" || order.ledger.receivable > 0}
          />
        </div>
        <OrderActs order={order} />
      </div>
      <div className="pt-1 max-nav:border-b max-nav:border-line max-nav:pb-4 nav:pt-3">
        <p className="type-small text-mute">
          {say("order.placed", { date: date(order.created_at) })}
          {order.due_on !== null &&
            isOpen &&
            `, ${say("order.due", { date: shortDay(order.due_on) })}`}
        </p>
        {order.hold !== null && (
          <p role="status" className="mt-3 max-w-[80ch] bg-err-wash px-3 py-2 type-body text-err">
            {say("order.held", { reason: order.hold.reason })}
          </p>
        )}
        {order.blocked && (
          <p role="status" className="mt-3 max-w-[80ch] bg-err-wash px-3 py-2 type-body text-err">
            {say("order.charged_back")}
          </p>
        )}
        {order.surcharge && <OrderSurcharge order={order} surcharge={order.surcharge} />}
      </div>
      <div className={parts}>
        <div className="min-w-0">
          {order.proof !== null && <ProofState order={order} proof={order.proof} />}
          <ParcelsSection order={order} />
          <OrderLines order={order} />
          {order.acts.includes("make_pack") && <OrderPacks order={order} />}
          <OrderNotes order={order} />
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  );
}
