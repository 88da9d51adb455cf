import { may, streetAndPlace } from "@holeshot/domain";
import { call } from "../../../lib/api/call.ts";
import { useCountryName } from "../../../lib/countries.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { ChangeAddress } from "../../../parts/address/ChangeAddress.tsx";
import { eventWords, methodWords, paymentWords } from "../../../parts/order-summary/order-words.ts";
import { EventChanges } from "../../../parts/order-summary/EventChanges.tsx";
import { Timeline } from "../../../parts/order-summary/Timeline.tsx";
import { deskError } from "../parts/desk-error.ts";
import type { OrderCasesProps } from "../cases/OrderCases.tsx";
import { Link } from "../../../lib/navigation/Link.tsx";
import { part } from "../../../ui/part.tsx";
import { type DeskKey, useWords } from "../use-words.ts";
import { OrderPapers } from "./OrderPapers.tsx";
import { Section } from "./Section.tsx";
import type { DeskOrder } from "./desk-order.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";

/** Lines that follow one another and lead somewhere, each high enough for a finger. */
const reachClass =
  "inline-flex min-h-6 max-w-full items-center underline decoration-1 underline-offset-[3px] [overflow-wrap:anywhere] hover:decoration-2 pointer-coarse:min-h-11";

/** Whose it is, where it goes, its money, its mails and what happened. */
export function OrderFacts({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const { shortDay, clock } = useFormat();
  const { customer, contact, changeable, delivery_changeable: isHere } = order;
  const isOpen = order.status === "confirmed" || order.status === "processing";
  const act = useAct(order);
  const { data: me } = useCustomer();
  const mayRead = me !== undefined && may(me.role, "customers.read");
  const name = customer === null ? "" : `${customer.first_name} ${customer.last_name}`;
  const mayChange = me !== undefined && may(me.role, "orders.change");
  const change = (which: "shipping" | "billing") =>
    mayChange &&
    (changeable || (which === "shipping" && isHere)) && (
      <ChangeAddress
        order={order}
        which={which}
        errorText={(error) => deskError(t, say, error)}
        onChange={(wish) =>
          act("addresses", ({ version }) =>
            call("changeStaffOrderAddresses", {
              params: { orderUuid: order.uuid },
              body: { ...wish, version },
            }),
          )
        }
      />
    );
  const steps = order.history.flatMap(({ at, event, changes }) => {
    const key = eventWords[event];
    if (key === undefined) return [];
    const when = `${shortDay(at)}, ${clock(at)}`;
    const more = <EventChanges changes={changes} />;
    return [{ id: `${at}${event}`, when, what: t(key), more, done: true }];
  });
  return (
    <aside
      aria-label={say("section.facts")}
      className="min-w-0 max-nav:border-t max-nav:border-line max-nav:pt-4"
    >
      <Section title={say("section.customer")}>
        {customer === null ? (
          <p>{say("orders.nobody")}</p>
        ) : (
          <>
            <p className="font-semibold">
              {mayRead ? (
                <Link
                  to="/desk/:section/:id"
                  params={{ section: "customers", id: customer.id }}
                  className={reachClass}
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </p>
            <p>
              <a href={`mailto:${customer.email}`} className={reachClass}>
                {customer.email}
              </a>
            </p>
            <p>
              <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, "")}`} className={reachClass}>
                {contact.phone}
              </a>
            </p>
          </>
        )}
      </Section>
      <Section title={t("order.delivery")} action={change("shipping")}>
        {/* Whom a parcel is still to reach; of all others it stands above. */}
        {customer === null && isOpen && <p>{`${contact.first_name} ${contact.last_name}`}</p>}
        <Address address={order.shipping_address} />
        <p className="mt-1 text-mute">{order.shipping_method.name}</p>
      </Section>
      <Section title={t("order.billing")} action={change("billing")}>
        <Address address={order.billing_address} company={order.billing_address.company} />
      </Section>
      <Money order={order} />
      <Section title={t("order.history")}>
        <Timeline steps={steps} />
      </Section>
      <Mails order={order} />
    </aside>
  );
}

function Address({
  address,
  company,
}: {
  address: DeskOrder["shipping_address"];
  company?: string | null | undefined;
}) {
  const country = useCountryName(address.country);
  const lines = [company, ...streetAndPlace(address), country];
  return (
    <address className="not-italic">
      {lines
        .filter((line) => line)
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  );
}

// Of most orders nothing is to be said.
const OrderCases = part<OrderCasesProps>(() =>
  import("../cases/OrderCases.tsx").then((m) => m.OrderCases),
);

const books = [
  ["money.invoiced", "invoiced"],
  ["money.credited", "credited"],
  ["money.received", "received"],
  ["money.refunded", "refunded"],
  ["money.charged_back", "charged_back"],
  ["money.receivable", "receivable"],
] as const satisfies readonly (readonly [DeskKey, keyof DeskOrder["ledger"]])[];

function Money({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const { money } = useFormat();
  const { ledger } = order;
  // Invoice and what is owed always; what never happened is left out.
  const shown = books.filter(
    ([, key]) => key === "invoiced" || key === "receivable" || ledger[key] !== 0,
  );
  return (
    <Section title={say("section.money")}>
      <dl>
        {shown.map(([word, key]) => (
          <div key={key} className="flex justify-between gap-4 py-0.5">
            <dt>{say(word)}</dt>
            <dd className="tabular">{money(ledger[key])}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-2 type-small text-mute">
        {order.payments.map((payment) => (
          <li key={payment.id} className="flex justify-between gap-4">
            <span>{`${t(methodWords[payment.method])}, ${t(paymentWords[payment.status])}`}</span>
            <span className="tabular">{money(payment.amount)}</span>
          </li>
        ))}
      </ul>
      <OrderPapers order={order} />
      {ledger.difference !== 0 && (
        <p className="mt-2 text-err">
          {say("money.difference", { amount: money(ledger.difference) })}
        </p>
      )}
      {order.cases.length > 0 && <OrderCases cases={order.cases} order={order.order_number} />}
    </Section>
  );
}

function Mails({ order }: { order: DeskOrder }) {
  const say = useWords();
  const { shortDay, clock } = useFormat();
  return (
    <Section title={say("section.mails")}>
      {order.mails.length === 0 && <p className="text-mute">{say("mails.none")}</p>}
      <ul className="flex flex-col gap-1.5 type-small">
        {order.mails.map((mail) => (
          <li key={mail.id} className="flex justify-between gap-4">
            <span>{mailName(say, mail.kind)}</span>
            <span className="text-right text-mute">
              {mail.sent_at !== null
                ? `${shortDay(mail.sent_at)}, ${clock(mail.sent_at)}`
                : say(mail.given_up ? "mails.given_up" : "mails.waiting")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const mailKinds: Readonly<Record<string, DeskKey>> = {
  "order-confirmation": "mail.confirmation",
  "order-cancellation": "mail.cancellation",
  "order-progress": "mail.progress",
  "order-payment": "mail.payment",
  "order-parcel": "mail.parcel",
  "order-remake": "mail.remake",
  proof: "mail.proof",
};

function mailName(say: ReturnType<typeof useWords>, kind: string): string {
  return say(mailKinds[kind] ?? "mail.other");
}
