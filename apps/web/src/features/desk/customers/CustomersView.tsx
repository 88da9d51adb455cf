import { useFormat } from "../../../lib/format.ts";
import { navigate } from "../../../lib/navigation/history.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useShown } from "../../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { cx } from "../../../ui/cx.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { SearchBox } from "../parts/SearchBox.tsx";
import { CardLabel, stackedHead, stackedRow, WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import { type Listed, useCustomers } from "./use-customers.ts";

function goTo(text: string): void {
  const search = { search: text === "" ? undefined : text };
  const place = { to: "/desk/:section", params: { section: "customers" }, search } as const;
  void navigate(place, { replace: true });
}

/** Everybody who has an account, found by what one remembers of them. */
export function CustomersView() {
  const say = useWords();
  usePageTitle(say("customers.title"));
  const search = useShown().search["search"] ?? "";
  const customers = useCustomers(search);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="type-h2">{say("customers.title")}</h1>
        <SearchBox label={say("customers.search")} value={search} onSearch={goTo} />
      </div>
      <PagedList
        list={customers}
        none={
          <div className="py-10">
            <Empty level={2} title={say("orders.none_found")} text={say("customers.none_text")} />
          </div>
        }
      >
        {(rows) => <Customers rows={rows} />}
      </PagedList>
    </>
  );
}

function Customers({ rows }: { rows: readonly Listed[] }) {
  const say = useWords();
  const { number, date } = useFormat();
  return (
    <WideTable label={say("customers.title")} className="mt-4">
      <Table label={say("customers.title")}>
        <thead className={stackedHead}>
          <tr>
            <HeadCell>{say("people.name")}</HeadCell>
            <HeadCell>{say("people.email")}</HeadCell>
            <HeadCell numeric>{say("customers.orders")}</HeadCell>
            <HeadCell numeric>{say("customers.last_order")}</HeadCell>
            <HeadCell numeric>{say("customers.since")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={cx("relative hover:bg-fog has-[a:focus-visible]:bg-fog", stackedRow)}
            >
              <Cell>
                <Link
                  to="/desk/:section/:id"
                  params={{ section: "customers", id: row.id }}
                  data-desk-row=""
                  className="font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {`${row.first_name} ${row.last_name}`}
                </Link>
              </Cell>
              <Cell className="break-words text-mute max-md:order-3">{row.email}</Cell>
              <Cell numeric>
                <CardLabel>{say("customers.orders")}</CardLabel>
                {number(row.orders)}
              </Cell>
              <Cell numeric className="whitespace-nowrap max-md:order-4">
                {row.last_order_at === null ? "–" : date(row.last_order_at)}
              </Cell>
              <Cell numeric className="whitespace-nowrap max-md:hidden">
                {date(row.registered_at)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </WideTable>
  );
}
