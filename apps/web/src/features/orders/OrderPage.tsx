import { timings } from "@holeshot/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { hasStatus } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useParams } from "../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { hasToken } from "../../lib/session/token-store.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { RequireSession } from "../../parts/RequireSession.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { linkClass } from "../../ui/button-class.ts";
import { Empty } from "../../ui/Empty.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { isAtBank, type Order } from "./order.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderAside } from "./OrderAside.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { PayOrder } from "./PayOrder.tsx";
import { OwnSurcharge } from "./OwnSurcharge.tsx";
import { OrderProof } from "../../parts/proof/OrderProof.tsx";
import type { ProofActs } from "../../parts/proof/proof-order.ts";
import { Parcels } from "../../parts/order-summary/Parcels.tsx";
import { WrongParcel } from "../../parts/order-summary/WrongParcel.tsx";
import { statusWords } from "../../parts/order-summary/order-words.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

export function OrderPage() {
  return (
    <RequireSession>
      <OrderLoader />
    </RequireSession>
  );
}

function OrderLoader() {
  const t = useT();
  const { orderUuid } = useParams("/my-orders/:orderUuid");
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.order(orderUuid, language),
    queryFn: ({ signal }) => call("getOrder", { params: { orderUuid }, signal }),
    enabled: hasToken,
    // The shop keeps asking the bank; the page shows what it says.
    refetchInterval: ({ state }) =>
      isAtBank(state.data) || state.data?.surcharge ? timings.orderPoll : false,
  });
  usePageTitle(
    data === undefined ? t("order.title_short") : t("order.title", { number: data.order_number }),
  );
  if (data !== undefined) return <OrderDetail order={data} />;
  return (
    // As high as the window: what comes must not push the footer out of sight.
    <div className="page-x min-h-dvh py-8 md:py-12">
      <h1 className="type-h1">{t("order.title_short")}</h1>
      <div className="mt-7 border-t border-line pt-7">
        {hasStatus(error, 404) ? (
          <Empty
            title={t("order.missing.title")}
            text={t("order.missing.text")}
            action={
              <Link to="/my-orders" className={linkClass}>
                {t("order.missing.back")}
              </Link>
            }
          />
        ) : error === null ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <LoadFailed onRetry={() => void refetch()} />
        )}
      </div>
    </div>
  );
}

/** Answered by who is signed in. */
function useProofActs(orderUuid: string): ProofActs {
  const queries = useQueryClient();
  const params = { orderUuid };
  return {
    sheet: (signal) => call("getProof", { params, signal }),
    approve: (body) => call("approveProof", { params, body }),
    requestChanges: (body) => call("requestProofChanges", { params, body }),
    again: () => queries.invalidateQueries({ queryKey: queryKeys.order(orderUuid) }),
  };
}

function OrderDetail({ order }: { order: Order }) {
  const t = useT();
  const { date } = useFormat();
  const status = statusWords[order.status];
  const acts = useProofActs(order.uuid);
  return (
    <div className="page-x page-width grid w-full gap-x-[72px] py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0">
        <div className="border-b border-line pb-7">
          <h1 className="type-h1">
            <Unbroken text={t("order.title", { number: order.order_number })}>
              {order.order_number}
            </Unbroken>
          </h1>
          <p className="mt-3 flex flex-wrap items-center gap-3 type-lead text-mute">
            <Badge kind={status.badge}>{t(status.key)}</Badge>
            {t("order.placed", { date: date(order.created_at) })}
          </p>
          {order.status === "draft" && !isAtBank(order) && <PayOrder order={order} />}
        </div>
        {isAtBank(order) && (
          <p role="status" className="mt-7 max-w-[68ch] type-lead">
            {t("order.waiting")}
          </p>
        )}
        {order.surcharge && <OwnSurcharge order={order} surcharge={order.surcharge} />}
        {order.proof && order.status !== "cancelled" && (
          <OrderProof order={order} proof={order.proof} acts={acts} />
        )}
        {order.parcels.length > 0 && (
          <Parcels
            parcels={order.parcels}
            lines={order.lines}
            stays={order.stays}
            pickup={order.delivery?.pickup ?? false}
            completed={order.status === "completed"}
          >
            <WrongParcel number={order.order_number} />
          </Parcels>
        )}
        <OrderLines order={order} />
        <OrderActions order={order} />
      </div>
      <OrderAside order={order} />
    </div>
  );
}
