import { streetAndPlace } from "@holeshot/domain";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { errorText } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { scheduleOf } from "../../lib/working-days.ts";
import { useCountryName } from "../../lib/countries.ts";
import { OrderTotals } from "../../parts/order-summary/OrderTotals.tsx";
import { EventChanges } from "../../parts/order-summary/EventChanges.tsx";
import { Timeline } from "../../parts/order-summary/Timeline.tsx";
import { ChangeAddress } from "../../parts/address/ChangeAddress.tsx";
import { changeAddresses } from "./change-addresses.ts";
import type { Order } from "./order.ts";
import { eventWords, methodWords, paymentWords } from "../../parts/order-summary/order-words.ts";

interface PartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  return (
    <section className="mt-7 border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="type-h3">{title}</h2>
        {action}
      </div>
      <div className="mt-3 type-body">{children}</div>
    </section>
  );
}

function Address({
  address,
  name,
}: {
  address: Order["shipping_address"];
  name?: string | undefined;
}) {
  const country = useCountryName(address.country);
  return (
    <address className="not-italic">
      {[name, ...streetAndPlace(address), country].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/**
 * When it comes, as it was promised, or where and from when it is fetched. With a manual check the day hangs on when it is
 * approved.
 */
function Arrival({ order }: { order: Order }) {
  const t = useT();
  const { weekday } = useFormat();
  const shop = useShop();
  const { delivery, status } = order;
  if (delivery === null || shop === undefined || status === "cancelled") return null;
  const { street, house_number, city } = shop.maker;
  const address = `${street} ${house_number}, ${city}`;
  const isMade = status === "confirmed" || status === "processing";
  // All of it had left: what is made again begins anew, and waits for no proof.
  const again = order.history.some(({ event }) => event === "completed")
    ? order.history.findLast(({ event }) => event === "made_again")
    : undefined;
  const { delivered } = scheduleOf(new Date(again?.at ?? order.created_at), {
    production: delivery.production_working_days,
    transport: delivery.working_days,
    manualCheck: false,
  });
  const date = isMade && (order.proof === null || again) ? weekday(delivered) : null;
  const words = delivery.pickup
    ? date === null
      ? t("order.pickup", { address })
      : t("checkout.pickup_at", { date, address })
    : date !== null && t("cart.arrival", { date });
  return words && <p className="mb-2 font-semibold">{words}</p>;
}

/** Sum, time line, addresses and payments of an order. */
export function OrderAside({ order }: { order: Order }) {
  const t = useT();
  const { money, shortDay, clock } = useFormat();
  const { contact, billing_address: billing } = order;
  const queries = useQueryClient();
  const known = () => call("getOrder", { params: { orderUuid: order.uuid } });
  const mayDeliver = order.changeable || order.delivery_changeable;
  const changeTo = changeAddresses(order, known);
  const change = (which: "shipping" | "billing") =>
    (which === "shipping" ? mayDeliver : order.changeable) ? (
      <ChangeAddress
        order={order}
        which={which}
        errorText={(error) =>
          isProblem(error, "stale_version") ? t("change_line.stale") : errorText(t, error)
        }
        onChange={async (body) => {
          try {
            await changeTo(body);
          } finally {
            // The next order is filled in with the last one's address.
            await Promise.all(
              [queryKeys.order(order.uuid), queryKeys.lastAddress].map((queryKey) =>
                queries.invalidateQueries({ queryKey }),
              ),
            );
          }
        }}
      />
    ) : null;
  const steps = order.history.flatMap(({ at, event, changes }) => {
    const key = eventWords[event];
    if (key === undefined) return [];
    const when = `${shortDay(at)}, ${clock(at)}`;
    const more = <EventChanges changes={changes} />;
    return [{ id: `${at}${event}`, when, what: t(key), more, done: true }];
  });
  return (
    <aside aria-label={t("order.overview")} className="min-w-0 pt-8 lg:pt-[68px]">
      <OrderTotals order={order} />
      <Part title={t("order.history")}>
        <Timeline steps={steps} />
      </Part>
      <Part
        title={order.delivery?.pickup ? order.shipping_method.name : t("order.delivery")}
        action={change("shipping")}
      >
        <Arrival order={order} />
        <Address
          address={order.shipping_address}
          name={`${contact.first_name} ${contact.last_name}`}
        />
        <p className="mt-2 text-mute">{`${contact.email}, ${contact.phone}`}</p>
        {!order.delivery?.pickup && <p className="mt-2 text-mute">{order.shipping_method.name}</p>}
        {mayDeliver && !order.changeable && (
          <p className="mt-2 type-small text-mute">{t("order.delivery_until")}</p>
        )}
      </Part>
      <Part title={t("order.billing")} action={change("billing")}>
        <Address address={billing} name={billing.company ?? undefined} />
        {billing.vat_id && (
          <p className="mt-2 text-mute">{t("order.vat_id", { id: billing.vat_id })}</p>
        )}
      </Part>
      <Part title={t("order.payments")}>
        <ul>
          {order.payments.map((payment) => (
            <li key={payment.id} className="flex justify-between gap-4 py-1">
              <span>{`${t(methodWords[payment.method])}, ${t(paymentWords[payment.status])}`}</span>
              <span className="text-right">
                <span className="block tabular">{money(payment.amount)}</span>
                {payment.refunded !== undefined && (
                  <span className="block type-small text-mute tabular">
                    {t("order.payment_refunded", { amount: money(payment.refunded) })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </aside>
  );
}
