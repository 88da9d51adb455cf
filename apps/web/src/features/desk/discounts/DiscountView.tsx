import { may } from "@holeshot/domain";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { hasStatus } from "../../../lib/api/api-problem.ts";
import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { type Format, useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { ConfirmDialog } from "../../../parts/dialogs/ConfirmDialog.tsx";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { statusWords } from "../../../parts/order-summary/order-words.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import { Section } from "../order/Section.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { NotThere } from "../parts/NotThere.tsx";
import { officeError } from "../parts/office-error.ts";
import { stackedHead, stackedRow, WideTable } from "../parts/WideTable.tsx";
import { type DeskKey, type Say, useWords } from "../use-words.ts";
import { lastMoment, stateBadges, usesOf, worthOf } from "./discount-words.ts";
import { DiscountDialog } from "./DiscountDialog.tsx";
import { type DiscountHistory, useDiscount, useDiscountOrders } from "./use-discounts.ts";

/** One code: its limits, what was done with it, and the orders it was used in. */
export function DiscountView({ id }: { id: string }) {
  const say = useWords();
  const { data, error, refetch } = useDiscount(id);
  usePageTitle(data?.code ?? say("discounts.title"));
  if (data !== undefined) return <DiscountDetail code={data} />;
  if (error === null) return <Skeleton className="h-64 w-full" />;
  if (!hasStatus(error, 404)) return <LoadFailed onRetry={() => void refetch()} />;
  return <NotThere section="discounts" back={say("discounts.back")} />;
}

function DiscountDetail({ code }: { code: DiscountHistory }) {
  const say = useWords();
  const format = useFormat();
  const { data: me } = useCustomer();
  const mayChange = me !== undefined && may(me.role, "discounts.change");
  return (
    <>
      <Link
        to="/desk/:section"
        params={{ section: "discounts" }}
        className="inline-flex min-h-8 items-center gap-1.5 self-start type-small hover:underline"
      >
        <Icon of={IconArrowLeft} size={16} />
        {say("discounts.back")}
      </Link>
      <div className="mt-2 border-b border-line pb-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-h2 break-all">{code.code}</h1>
          <Badge kind={stateBadges[code.state]}>{say(`discount_state.${code.state}`)}</Badge>
        </div>
        {mayChange && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="second"
              onClick={() => openDialog((close) => <DiscountDialog code={code} onClose={close} />)}
            >
              {say("discounts.change")}
            </Button>
            {code.state !== "ended" && (
              <Button
                size="sm"
                variant="danger"
                onClick={() => openDialog((close) => <EndDialog code={code} onClose={close} />)}
              >
                {say("discounts.end")}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="grid gap-x-8 pt-5 nav:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-12">
        <Orders id={code.id} />
        <aside
          aria-label={say("discounts.limits")}
          className="min-w-0 max-nav:border-t max-nav:border-line max-nav:pt-4"
        >
          <Section title={say("discounts.limits")}>
            <dl className="max-w-[400px]">
              {factsOf(code, say, format).map(([word, value]) => (
                <div key={word} className="flex justify-between gap-4 py-0.5">
                  <dt>{say(word)}</dt>
                  <dd className="tabular text-right">{value}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={say("discounts.history")}>
            <History code={code} />
          </Section>
        </aside>
      </div>
    </>
  );
}

function factsOf(code: DiscountHistory, say: Say, format: Format): readonly [DeskKey, string][] {
  const none = "–";
  const { date, clock, number, money } = format;
  const moment = (time: string | Date) => `${date(time)}, ${clock(time)}`;
  return [
    ["discounts.worth", worthOf(code, format)],
    ["discounts.used", usesOf(code, say, format)],
    ["discounts.per_customer", code.per_customer === null ? none : number(code.per_customer)],
    ["discounts.minimum", code.minimum === null ? none : money(code.minimum)],
    ["discounts.from", code.valid_from === null ? none : moment(code.valid_from)],
    ["discounts.through", code.valid_until === null ? none : moment(lastMoment(code.valid_until))],
  ];
}

const limitWords: Readonly<Record<string, DeskKey>> = {
  max_uses: "discounts.max_uses",
  per_customer: "discounts.per_customer",
  minimum: "discounts.minimum",
  valid_from: "discounts.from",
  valid_until: "discounts.through",
};

/** A limit as the history keeps it, in words. */
function limitOf(key: string, value: unknown, { money, number, date, clock }: Format): string {
  if (typeof value === "number") return key === "minimum" ? money(value) : number(value);
  if (typeof value !== "string") return "–";
  const at = key === "valid_until" ? lastMoment(value) : new Date(value);
  return `${date(at)}, ${clock(at)}`;
}

function History({ code }: { code: DiscountHistory }) {
  const say = useWords();
  const format = useFormat();
  return (
    <ol className="flex flex-col gap-2.5 type-small">
      {code.history.map((event) => {
        const from = (event.facts["from"] ?? {}) as Readonly<Record<string, unknown>>;
        const to = (event.facts["to"] ?? {}) as Readonly<Record<string, unknown>>;
        return (
          <li key={event.id}>
            <span className="font-semibold">{say(`discount_event.${event.event}`)}</span>
            <span className="block text-mute">
              {`${format.shortDay(event.happened_at)}, ${format.clock(event.happened_at)}, ${event.by ?? say("discounts.by_owner")}`}
            </span>
            {Object.keys(to).map((key) => {
              const word = limitWords[key];
              const values = {
                from: limitOf(key, from[key], format),
                to: limitOf(key, to[key], format),
              };
              return (
                word !== undefined && (
                  <span key={key} className="block">
                    {`${say(word)}: ${say("discounts.became", values)}`}
                  </span>
                )
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}

function Orders({ id }: { id: string }) {
  const t = useT();
  const say = useWords();
  const { money, shortDay } = useFormat();
  const orders = useDiscountOrders(id);
  return (
    <section className="min-w-0 pb-6">
      <h2 className="type-label font-semibold text-mute">{say("discounts.orders")}</h2>
      <PagedList
        list={orders}
        waiting="mt-2 h-32"
        none={<p className="mt-2 text-mute">{say("discounts.no_orders")}</p>}
      >
        {(rows) => (
          <WideTable label={say("discounts.orders")} className="mt-2">
            <Table label={say("discounts.orders")}>
              <thead className={stackedHead}>
                <tr>
                  <HeadCell>{say("column.number")}</HeadCell>
                  <HeadCell>{say("column.customer")}</HeadCell>
                  <HeadCell>{say("column.state")}</HeadCell>
                  <HeadCell numeric>{say("column.ordered")}</HeadCell>
                  <HeadCell numeric>{say("discounts.off")}</HeadCell>
                  <HeadCell numeric>{say("column.total")}</HeadCell>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.uuid} className={stackedRow}>
                    <Cell>
                      <Link
                        to="/desk/:section/:id"
                        params={{ section: "orders", id: row.uuid }}
                        className="tabular font-semibold hover:underline"
                      >
                        {row.order_number}
                      </Link>
                    </Cell>
                    <Cell className="max-md:order-3">
                      {row.customer === null
                        ? say("orders.nobody")
                        : `${row.customer.first_name} ${row.customer.last_name}`}
                    </Cell>
                    <Cell className="max-md:order-5">
                      <Badge kind={statusWords[row.status].badge}>
                        {t(statusWords[row.status].key)}
                      </Badge>
                    </Cell>
                    <Cell numeric className="max-md:order-4">
                      {shortDay(row.created_at)}
                    </Cell>
                    <Cell numeric className="max-md:order-6">
                      {money(row.discount)}
                    </Cell>
                    <Cell numeric className="max-md:order-2">
                      {money(row.total)}
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </WideTable>
        )}
      </PagedList>
    </section>
  );
}

function EndDialog({ code, onClose }: { code: DiscountHistory; onClose: () => void }) {
  const t = useT();
  const say = useWords();
  const client = useQueryClient();
  const end = () =>
    call("endDiscount", { params: { id: code.id }, body: { version: code.version } }).finally(
      () => void client.invalidateQueries({ queryKey: queryKeys.office("discounts") }),
    );
  return (
    <ConfirmDialog
      title={say("discounts.end_title", { code: code.code })}
      text={say("discounts.end_text")}
      confirm={say("discounts.end")}
      errorWords={(failure) => officeError(t, say, failure)}
      onConfirm={end}
      onClose={onClose}
    />
  );
}
