import { useInfiniteQuery } from "@tanstack/react-query";
import { call, type Answer } from "../../../lib/api/call.ts";
import { after, paged } from "../../../lib/api/pages.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { HeadCell, Table } from "../../../ui/Table.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { stackedHead, stackedRow, WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";

type Entry = Answer<"readStaffLog">["data"][number];

/** What staff did and who looked, latest first; it can only be read. */
export function LogView() {
  const say = useWords();
  usePageTitle(say("log.title"));
  const log = useInfiniteQuery({
    queryKey: queryKeys.deskPart("log"),
    queryFn: ({ pageParam, signal }) => call("readStaffLog", { query: after(pageParam), signal }),
    ...paged,
  });
  return (
    <>
      <h1 className="type-h2">{say("log.title")}</h1>
      <p className="mt-1 type-small text-mute">{say("log.text")}</p>
      <PagedList list={log} none={<Entries entries={[]} />}>
        {(entries) => <Entries entries={entries} />}
      </PagedList>
    </>
  );
}

const cell = "border-b border-line-2 py-1.5 pr-4 type-small align-top";

function Entries({ entries }: { entries: readonly Entry[] }) {
  const say = useWords();
  const { shortDay, clock } = useFormat();
  return (
    <WideTable label={say("log.title")} className="mt-4">
      <Table label={say("log.title")}>
        <thead className={stackedHead}>
          <tr>
            <HeadCell>{say("log.when")}</HeadCell>
            <HeadCell>{say("log.who")}</HeadCell>
            <HeadCell>{say("log.what")}</HeadCell>
            <HeadCell>{say("log.about")}</HeadCell>
            <HeadCell>{say("log.facts")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className={stackedRow}>
              <td className={`${cell} tabular whitespace-nowrap max-md:order-3`}>
                {`${shortDay(entry.happened_at)}, ${clock(entry.happened_at)}`}
              </td>
              <td className={`${cell} max-md:order-2 max-md:text-right`}>
                {entry.actor ?? entry.actor_id ?? "–"}
              </td>
              <td className={`${cell} font-semibold max-md:order-1`}>{entry.event}</td>
              <td className={`${cell} max-md:order-4 max-md:text-right`}>
                <Subject entry={entry} />
              </td>
              <td className={`${cell} break-words text-mute max-md:order-5 max-md:col-span-2`}>
                {Object.entries(entry.facts)
                  .map(([name, value]) => `${name}: ${String(value)}`)
                  .join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </WideTable>
  );
}

function Subject({ entry: { subject_kind: kind, subject_id: id } }: { entry: Entry }) {
  const say = useWords();
  if (kind === null || id === null) return "–";
  if (kind !== "order") return `${kind} ${id.slice(-6)}`;
  return (
    <Link
      to="/desk/:section/:id"
      params={{ section: "orders", id }}
      className="underline hover:no-underline"
    >
      {say("log.order")}
    </Link>
  );
}
