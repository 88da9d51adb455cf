import { riderName } from "@holeshot/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isProblem } from "../../lib/api/api-problem.ts";
import { type Answer, call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { useFormat } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useParams } from "../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { statusWords } from "../../parts/order-summary/order-words.ts";
import { Parcels } from "../../parts/order-summary/Parcels.tsx";
import { WrongParcel } from "../../parts/order-summary/WrongParcel.tsx";
import { OrderProof } from "../../parts/proof/OrderProof.tsx";
import type { ProofActs } from "../../parts/proof/proof-order.ts";
import { Badge } from "../../ui/Badge.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";

const PLACE = "/order/:orderUuid/:token";
type OrderLink = Answer<"getOrderLink">;

/** Where the link of a mail leads: how the order stands, its proof and its parcels. Nobody signs in for it. */
export function OrderLinkPage() {
  const t = useT();
  const { orderUuid, token } = useParams(PLACE);
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.orderLink(orderUuid, token, language),
    queryFn: ({ signal }) => call("getOrderLink", { params: { orderUuid, token }, signal }),
    retry: (failures, failure) => failures < 2 && !isProblem(failure, "not_found", "rate_limited"),
  });
  const gone = data === undefined && isProblem(error, "not_found");
  const title = gone
    ? t("order_link.gone_title")
    : data === undefined
      ? t("order.title_short")
      : t("order.title", { number: data.order_number });
  usePageTitle(title);
  return (
    <div className="page-x mx-auto w-full max-w-[1040px] flex-1 py-8 md:py-10">
      <h1 className="type-h1">
        {data === undefined ? title : <Unbroken text={title}>{data.order_number}</Unbroken>}
      </h1>
      {data !== undefined && <Standing order={data} />}
      {gone && (
        <div role="alert">
          <p className="mt-4 max-w-[68ch] type-lead text-mute">{t("order_link.gone_text")}</p>
          <Link to="/my-orders" className={`${buttonClass("second", "lg")} mt-8`}>
            {t("pay_link.to_orders")}
          </Link>
        </div>
      )}
      {data === undefined && error === null && <Skeleton className="mt-7 h-40 w-full" />}
      {data === undefined && error !== null && !gone && (
        <LoadFailed onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Standing({ order }: { order: OrderLink }) {
  const t = useT();
  const language = useLanguage();
  const { date } = useFormat();
  const acts = useLinkActs();
  const status = statusWords[order.status];
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-3 border-b border-line pb-6 type-lead text-mute">
        <Badge kind={status.badge}>{t(status.key)}</Badge>
        {t("order.placed", { date: date(order.created_at) })}
      </p>
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
      <section aria-label={t("order_link.lines")} className="py-6">
        <h2 className="type-h3-page">{t("order_link.lines")}</h2>
        <ul className="mt-2 type-body">
          {order.lines.map((line) => (
            <li key={line.id} className="border-b border-line-2 py-1.5">
              <span className="font-semibold">{`${line.quantity} × ${line.product.name}`}</span>
              {`, ${line.name}`}
              {line.rider && `, ${riderName(line.rider, language)}`}
              <span className="block type-small text-mute">
                {line.choices
                  .map(({ property, value }) =>
                    t("app.named", { name: property.name, text: value.name }),
                  )
                  .join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Answered by who has the link. */
function useLinkActs(): ProofActs {
  const queries = useQueryClient();
  const params = useParams(PLACE);
  return {
    sheet: (signal) => call("getOrderLinkProof", { params, signal }),
    approve: (body) => call("approveLinkProof", { params, body }),
    requestChanges: (body) => call("requestLinkProofChanges", { params, body }),
    again: () =>
      queries.invalidateQueries({ queryKey: queryKeys.orderLink(params.orderUuid, params.token) }),
  };
}
