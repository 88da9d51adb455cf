import { useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { cx } from "../../../ui/cx.ts";
import { HeadCell, Table } from "../../../ui/Table.tsx";
import { OrderBadges } from "../parts/order-badges.tsx";
import { stackedHead, stackedRow } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import type { OrderRow } from "./use-orders.ts";

const cell = "h-9 border-b border-line-2 py-1 type-small align-middle";

interface OrdersTableProps {
  rows: readonly OrderRow[];
  /** All of one customer, whose page it is: nobody is told whose they are. */
  ofOne?: boolean;
}

/** One line an order; each is a link, so that a list of them is walked and opened by keyboard and by ear. */
export function OrdersTable({ rows, ofOne = false }: OrdersTableProps) {
  const say = useWords();
  return (
    <Table label={say("orders.title")} className="mt-2">
      <thead className={stackedHead}>
        <tr>
          <HeadCell>{say("column.number")}</HeadCell>
          {!ofOne && <HeadCell>{say("column.customer")}</HeadCell>}
          <HeadCell className="max-lg:hidden">{say("column.town")}</HeadCell>
          <HeadCell>{say("column.state")}</HeadCell>
          <HeadCell numeric>{say("column.pieces")}</HeadCell>
          <HeadCell numeric>{say("column.due")}</HeadCell>
          <HeadCell numeric className="max-lg:hidden">
            {say("column.ordered")}
          </HeadCell>
          <HeadCell numeric>{say("column.total")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.uuid} row={row} ofOne={ofOne} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ row, ofOne }: { row: OrderRow; ofOne: boolean }) {
  const say = useWords();
  const { money, shortDay } = useFormat();
  const { customer, status } = row;
  // What is over leaves on no day any more.
  const isOpen = status === "confirmed" || status === "processing";
  const name =
    customer === null ? say("orders.nobody") : `${customer.first_name} ${customer.last_name}`;
  return (
    <tr className={cx("relative hover:bg-fog has-[a:focus-visible]:bg-fog", stackedRow)}>
      <td className={`${cell} pr-4`}>
        <Link
          to="/desk/:section/:id"
          params={{ section: "orders", id: row.uuid }}
          data-desk-row=""
          className="tabular font-semibold whitespace-nowrap after:absolute after:inset-0 hover:underline"
        >
          {row.order_number}
        </Link>
      </td>
      {ofOne ? (
        <td className={`${cell} text-mute max-md:order-3 md:hidden`}>{shortDay(row.created_at)}</td>
      ) : (
        <td className={`${cell} pr-4 max-md:order-3`}>
          <span className="font-semibold md:font-normal">{name}</span>
          {customer !== null && (
            <span className="ml-2 text-mute max-xl:hidden">{customer.email}</span>
          )}
        </td>
      )}
      <td className={`${cell} pr-4 text-mute max-lg:hidden`}>
        {`${row.city}, ${row.country.toUpperCase()}`}
      </td>
      <td className={`${cell} pr-4 max-md:order-5 max-md:col-span-2 min-[1000px]:w-76`}>
        <OrderBadges
          status={status}
          proof={row.proof_status}
          blocked={row.blocked}
          late={row.late}
          toPay={row.to_pay}
        />
      </td>
      <td className={`${cell} tabular pl-4 text-right max-md:hidden`}>{row.pieces}</td>
      <td className={`${cell} tabular pl-4 text-right whitespace-nowrap max-md:order-4`}>
        {row.due_on !== null && isOpen ? shortDay(row.due_on) : "–"}
      </td>
      <td className={`${cell} tabular pl-4 text-right whitespace-nowrap text-mute max-lg:hidden`}>
        {shortDay(row.created_at)}
      </td>
      <td className={`${cell} tabular pl-4 text-right font-semibold whitespace-nowrap`}>
        {money(row.total)}
      </td>
    </tr>
  );
}
