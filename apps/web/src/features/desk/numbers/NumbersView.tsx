import { useQuery } from "@tanstack/react-query";
import { type Answer, call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { type Format, useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useShown } from "../../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { HeadCell, Table } from "../../../ui/Table.tsx";
import { viewLinkClass } from "../parts/view-link.ts";
import { useWords } from "../use-words.ts";
import { type Bar, BarChart } from "./BarChart.tsx";
import { MonthPapers } from "./MonthPapers.tsx";
import { everyDay } from "./every-day.ts";

type Numbers = Answer<"getNumbers">;
type By = "day" | "week";

const EVERY_MS = 60_000;
const place = { to: "/desk/:section", params: { section: "numbers" } } as const;

/** The numbers of the day on one page; each chart has its table. */
export function NumbersView() {
  const say = useWords();
  usePageTitle(say("numbers.title"));
  const by: By = useShown().search["view"] === "week" ? "week" : "day";
  const numbers = useQuery({
    queryKey: queryKeys.office("numbers", by),
    queryFn: ({ signal }) => call("getNumbers", { query: { by }, signal }),
    placeholderData: (before) => before,
    refetchInterval: EVERY_MS,
  });
  return (
    <>
      <h1 className="type-h2">{say("numbers.title")}</h1>
      <nav
        aria-label={say("numbers.by")}
        className="mt-3 flex gap-5 overflow-x-auto border-b border-line"
      >
        {(["day", "week"] as const).map((each) => (
          <Link
            key={each}
            {...place}
            search={{ view: each === "week" ? "week" : undefined }}
            className={viewLinkClass}
            aria-current={by === each ? "page" : "false"}
          >
            {say(`numbers.by_${each}`)}
          </Link>
        ))}
      </nav>
      {numbers.data !== undefined ? (
        <Shown numbers={numbers.data} by={by} />
      ) : numbers.isError ? (
        <LoadFailed onRetry={() => void numbers.refetch()} />
      ) : (
        <Skeleton className="mt-4 h-96 w-full" />
      )}
    </>
  );
}

function Shown({ numbers, by }: { numbers: Numbers; by: By }) {
  const say = useWords();
  const format = useFormat();
  const { now, before, late, due, series } = numbers;
  const first = due.find(({ day }) => day === numbers.today);
  const bar = (from: string, value: number, written: (value: number) => string): Bar => ({
    name: format.dayMonth(from),
    value,
    text: written(value),
  });
  const soFar = say(by === "day" ? "numbers.yesterday" : "numbers.last_week", {
    orders: format.number(before.orders),
    revenue: format.money(before.revenue),
  });
  return (
    <>
      <dl className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 nav:grid-cols-4">
        <Figure name={say("numbers.orders")} value={format.number(now.orders)} note={soFar} />
        <Figure
          name={say("numbers.revenue")}
          value={format.money(now.revenue)}
          note={say("numbers.revenue_text")}
        />
        <Figure
          name={say("numbers.due_today")}
          value={format.number(first?.units ?? 0)}
          note={say("numbers.in_orders", { count: first?.orders ?? 0 })}
        />
        <Figure
          name={say("numbers.late")}
          value={format.number(late.units)}
          note={say("numbers.in_orders", { count: late.orders })}
          alarming={late.orders > 0}
        />
      </dl>
      <Chart
        title={say(by === "day" ? "numbers.orders_by_day" : "numbers.orders_by_week")}
        bars={series.map(({ from, orders }) => bar(from, orders, format.number))}
        rows={[...series].reverse().map(({ from, orders }) => ({
          day: from,
          cells: [format.number(orders)],
        }))}
        strongFrom={series.length - 1}
        heads={[say(`numbers.by_${by}`), say("numbers.orders")]}
        format={format}
      />
      <Chart
        title={say(by === "day" ? "numbers.revenue_by_day" : "numbers.revenue_by_week")}
        bars={series.map(({ from, revenue }) => bar(from, revenue, format.money))}
        rows={[...series].reverse().map(({ from, revenue }) => ({
          day: from,
          cells: [format.money(revenue)],
        }))}
        strongFrom={series.length - 1}
        heads={[say(`numbers.by_${by}`), say("numbers.revenue_short")]}
        format={format}
      />
      <Chart
        title={say("numbers.due")}
        bars={everyDay(numbers.today, due).map(({ day, units }) => bar(day, units, format.number))}
        rows={due.map(({ day, orders, units }) => ({
          day,
          cells: [format.number(orders), format.number(units)],
        }))}
        strongFrom={0}
        heads={[say("numbers.by_day"), say("numbers.orders"), say("numbers.units")]}
        format={format}
      />
      <MonthPapers today={numbers.today} />
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  note: string;
  alarming?: boolean;
}

function Figure({ name, value, note, alarming = false }: FigureProps) {
  return (
    <div className="border-t-[3px] border-ink pt-2">
      <dt className="type-label font-semibold text-mute">{name}</dt>
      <dd className={`tabular type-h2 ${alarming ? "text-err" : ""}`}>{value}</dd>
      <dd className="type-small text-mute">{note}</dd>
    </div>
  );
}

interface ChartProps {
  title: string;
  bars: readonly Bar[];
  rows: readonly { readonly day: string; readonly cells: readonly string[] }[];
  strongFrom: number;
  heads: readonly string[];
  format: Format;
}

const cell = "border-b border-line-2 py-1 type-small";

function Chart({ title, bars, rows, strongFrom, heads, format }: ChartProps) {
  const say = useWords();
  return (
    <section className="mt-8">
      <h2 className="type-h3">{title}</h2>
      <div className="mt-3 grid items-start gap-x-10 gap-y-4 nav:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_360px]">
        {rows.length === 0 ? (
          <p className="text-mute">{say("numbers.nothing_due")}</p>
        ) : (
          <BarChart label={say("numbers.chart", { title })} bars={bars} strongFrom={strongFrom} />
        )}
        {rows.length > 0 && (
          // Scrolled by keyboard too.
          <div role="region" aria-label={title} tabIndex={0} className="max-h-60 overflow-y-auto">
            <Table label={title}>
              <thead>
                <tr>
                  {heads.map((head, at) => (
                    <HeadCell key={head} numeric={at > 0}>
                      {head}
                    </HeadCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ day, cells }) => (
                  <tr key={day}>
                    <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
                      {format.shortDay(day)}
                    </th>
                    {cells.map((text, at) => (
                      <td key={heads[at + 1]} className={`${cell} tabular pl-4 text-right`}>
                        {text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </div>
    </section>
  );
}
