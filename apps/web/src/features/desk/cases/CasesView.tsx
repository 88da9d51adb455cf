import { useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useShown } from "../../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { cx } from "../../../ui/cx.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { viewLinkClass } from "../parts/view-link.ts";
import { CardLabel, stackedHead, stackedRow, WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import { caseAdvice, caseFacts, caseName, type ListedCase } from "./case-words.ts";
import { CloseCase } from "./CloseCase.tsx";
import { caseStates, useCases } from "./use-cases.ts";

/** What does not fit of money that came and went, order by order. */
export function CasesView() {
  const say = useWords();
  usePageTitle(say("cases.title"));
  const { search } = useShown();
  const state = caseStates.find((each) => each === search["view"]) ?? "open";
  const cases = useCases(state);
  return (
    <>
      <h1 className="type-h2">{say("cases.title")}</h1>
      <nav
        aria-label={say("cases.states")}
        className="mt-3 flex gap-5 overflow-x-auto border-b border-line"
      >
        {caseStates.map((each) => (
          <Link
            key={each}
            to="/desk/:section"
            params={{ section: "cases" }}
            search={{ view: each === "open" ? undefined : each }}
            className={viewLinkClass}
            aria-current={state === each ? "page" : "false"}
          >
            {say(`cases.${each}`)}
          </Link>
        ))}
      </nav>
      <PagedList
        list={cases}
        none={
          <div className="py-10">
            <Empty level={2} title={say(`cases.none_${state}`)} text={say("cases.none_text")} />
          </div>
        }
      >
        {(rows) => <Cases rows={rows} />}
      </PagedList>
    </>
  );
}

function Cases({ rows }: { rows: readonly ListedCase[] }) {
  const say = useWords();
  const { money, shortDay } = useFormat();
  return (
    <WideTable label={say("cases.title")} className="mt-2">
      <Table label={say("cases.title")}>
        <thead className={stackedHead}>
          <tr>
            <HeadCell>{say("column.number")}</HeadCell>
            <HeadCell>{say("cases.what")}</HeadCell>
            <HeadCell>{say("cases.since")}</HeadCell>
            <HeadCell>{say("cases.to_do")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={cx("align-top md:[&>td]:py-2.5", stackedRow)}>
              <Cell>
                <Link
                  to="/desk/:section/:id"
                  params={{ section: "orders", id: row.order_uuid }}
                  data-desk-row=""
                  className="font-semibold hover:underline"
                >
                  {row.order_number}
                </Link>
              </Cell>
              <Cell className="max-md:order-3 max-md:col-span-2">
                <span className="block font-semibold">{caseName(say, row.kind)}</span>
                <span className="block tabular type-small text-mute">
                  {caseFacts(say, money, row)}
                </span>
              </Cell>
              <Cell className="whitespace-nowrap">
                <CardLabel>{say("cases.since")}</CardLabel>
                {shortDay(row.opened_at)}
              </Cell>
              <Cell className="max-w-120 max-md:order-4 max-md:col-span-2">
                {row.closed_at === null ? (
                  <>
                    <span className="mb-2 block type-small">{caseAdvice(say, row.kind)}</span>
                    <CloseCase of={row} order={row.order_number} />
                  </>
                ) : (
                  <span className="block type-small break-words text-mute">
                    {say("cases.done", { date: shortDay(row.closed_at), note: row.note ?? "–" })}
                  </span>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </WideTable>
  );
}
