import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { type Answer, call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";

type Catalogue = Answer<"getStaffCatalogue">;

/** What is sold and by whom it is printed, to be read only: the files are where it changes. */
export function CatalogueView() {
  const say = useWords();
  const { clock, shortDay } = useFormat();
  usePageTitle(say("catalogue.title"));
  const catalogue = useQuery({
    queryKey: queryKeys.office("catalogue"),
    queryFn: ({ signal }) => call("getStaffCatalogue", { signal }),
  });
  /** Also where nothing has changed it is told that it was looked at. */
  function check(): void {
    void catalogue.refetch().then(({ data }) => {
      if (data === undefined) return;
      const { checked_at: at } = data;
      toast(say("catalogue.checked", { when: `${shortDay(at)}, ${clock(at)}` }), "ok");
    });
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h2">{say("catalogue.title")}</h1>
        <Button size="sm" variant="second" busy={catalogue.isFetching} onClick={check}>
          {say("catalogue.check")}
        </Button>
      </div>
      <p className="mt-1 max-w-[80ch] type-small text-mute">{say("catalogue.text")}</p>
      {catalogue.data !== undefined ? (
        <Shown catalogue={catalogue.data} />
      ) : catalogue.isError ? (
        <LoadFailed onRetry={() => void catalogue.refetch()} />
      ) : (
        <Skeleton className="mt-4 h-96 w-full" />
      )}
    </>
  );
}

function Shown({ catalogue }: { catalogue: Catalogue }) {
  const say = useWords();
  const { clock, shortDay, weekday, number } = useFormat();
  const { mistakes, checked_at: at } = catalogue;
  const when = `${shortDay(at)}, ${clock(at)}`;
  return (
    <>
      <section className="mt-6" aria-labelledby="mistakes">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="mistakes" className="type-h3">
            {say("catalogue.mistakes")}
          </h2>
          <Badge kind={mistakes.length === 0 ? "ok" : "err"}>{number(mistakes.length)}</Badge>
          <span className="type-small text-mute">{say("catalogue.checked", { when })}</span>
        </div>
        {mistakes.length === 0 ? (
          <p className="mt-2">{say("catalogue.sound")}</p>
        ) : (
          <ul className="mt-2 flex flex-col gap-3">
            {mistakes.map((mistake) => {
              const place = `${mistake.file}:${mistake.line}:${mistake.column}`;
              return (
                <li key={`${place} ${mistake.message}`} className="bg-err-wash px-3 py-2" lang="en">
                  <code className="type-small break-all">{place}</code>
                  <p className="font-semibold">{mistake.message}</p>
                  <p>{mistake.remedy}</p>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      <section className="mt-8">
        <h2 className="type-h3">{say("catalogue.days")}</h2>
        <dl className="mt-2 grid gap-x-10 gap-y-3 sm:grid-cols-3">
          <Fact name={say("catalogue.hours")} value={catalogue.hours} />
          <Fact
            name={say("catalogue.production")}
            value={say("catalogue.working_days", { count: catalogue.production_working_days })}
          />
          <Fact name={say("catalogue.due_if_today")} value={weekday(catalogue.due_if_today)} />
        </dl>
      </section>
      <Sets sets={catalogue.sets} />
      <Printers printers={catalogue.printers} />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-label text-mute">{name}</dt>
      <dd className="type-body font-semibold">{value}</dd>
    </div>
  );
}

function Sets({ sets }: { sets: Catalogue["sets"] }) {
  const say = useWords();
  const { money, number } = useFormat();
  return (
    <section className="mt-8">
      <h2 className="type-h3">{say("catalogue.sets")}</h2>
      <WideTable label={say("catalogue.sets")} className="mt-2">
        <Table label={say("catalogue.sets")}>
          <thead>
            <tr>
              <HeadCell>{say("people.name")}</HeadCell>
              <HeadCell>{say("catalogue.products")}</HeadCell>
              <HeadCell numeric>{say("catalogue.templates")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {sets.map((set) => (
              <tr key={set.uuid}>
                <Cell className="py-2">
                  <Link
                    to="/set/:configuratorSetUuid"
                    params={{ configuratorSetUuid: set.uuid }}
                    className="font-semibold hover:underline"
                  >
                    {set.name}
                  </Link>
                </Cell>
                <Cell className="py-2">
                  {set.products.map(({ id, name, price }, at, { length }) => (
                    <Fragment key={id}>
                      <span className="inline-block whitespace-nowrap">
                        {`${name} ${money(price)}${at < length - 1 ? "," : ""}`}
                      </span>{" "}
                    </Fragment>
                  ))}
                </Cell>
                <Cell numeric className="py-2">
                  {number(set.templates)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </WideTable>
    </section>
  );
}

function Printers({ printers }: { printers: Catalogue["printers"] }) {
  const say = useWords();
  const { number } = useFormat();
  return (
    <section className="mt-8 pb-8">
      <h2 className="type-h3">{say("catalogue.printers")}</h2>
      <WideTable label={say("catalogue.printers")} className="mt-2">
        <Table label={say("catalogue.printers")}>
          <thead>
            <tr>
              <HeadCell>{say("people.name")}</HeadCell>
              <HeadCell>{say("catalogue.colours")}</HeadCell>
              <HeadCell numeric>{say("catalogue.bleed")}</HeadCell>
              <HeadCell className="pl-6">{say("catalogue.inks")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {printers.map((printer) => (
              <tr key={printer.id}>
                <Cell className="py-2 font-semibold">{printer.id}</Cell>
                <Cell>{printer.colour.toUpperCase()}</Cell>
                <Cell numeric>{say("catalogue.mm", { size: number(printer.bleed) })}</Cell>
                <Cell className="py-2 pl-6">{Object.values(printer.inks).join(", ")}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </WideTable>
    </section>
  );
}
