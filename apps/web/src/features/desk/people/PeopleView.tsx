import { useQuery } from "@tanstack/react-query";
import { type Answer, call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useFormat } from "../../../lib/format.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import { CardLabel, stackedHead, stackedRow, WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import { PersonActs } from "./PersonActs.tsx";
import { PersonDialog } from "./PersonDialog.tsx";

type Person = Answer<"listStaffPeople">["data"][number];

/** Who works here: their rights, their second factor, their sessions. */
export function PeopleView() {
  const say = useWords();
  usePageTitle(say("people.title"));
  const people = useQuery({
    queryKey: queryKeys.deskPart("people"),
    queryFn: ({ signal }) => call("listStaffPeople", { signal }),
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h2">{say("people.title")}</h1>
        <Button size="sm" onClick={() => openDialog((close) => <PersonDialog onClose={close} />)}>
          {say("people.add")}
        </Button>
      </div>
      {people.data !== undefined ? (
        <PeopleTable people={people.data.data} />
      ) : people.isError ? (
        <LoadFailed onRetry={() => void people.refetch()} />
      ) : (
        <Skeleton className="mt-4 h-40 w-full" />
      )}
    </>
  );
}

function PeopleTable({ people }: { people: readonly Person[] }) {
  const say = useWords();
  return (
    <WideTable label={say("people.title")} className="mt-4">
      <Table label={say("people.title")}>
        <thead className={stackedHead}>
          <tr>
            <HeadCell>{say("people.name")}</HeadCell>
            <HeadCell>{say("people.role")}</HeadCell>
            <HeadCell>{say("people.factor")}</HeadCell>
            <HeadCell>{say("people.sessions")}</HeadCell>
            <HeadCell className="text-right">{say("people.acts")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </tbody>
      </Table>
    </WideTable>
  );
}

function PersonRow({ person }: { person: Person }) {
  const say = useWords();
  const { shortDay, clock } = useFormat();
  const { data: me } = useCustomer();
  const gone = person.former_role;

  return (
    <tr className={stackedRow}>
      <Cell className="py-2 break-words">
        <span className="font-semibold">{`${person.first_name} ${person.last_name}`}</span>
        <span className="block type-small text-mute">{person.email}</span>
      </Cell>
      <Cell className="py-2 max-md:text-right">
        {gone === null ? (
          say(`role.${person.role}`)
        ) : (
          <Badge kind="draft">{say("people.off", { role: say(`role.${gone}`) })}</Badge>
        )}
      </Cell>
      <Cell className="py-2">
        <CardLabel>{say("people.factor")}</CardLabel>
        {say(person.second_factor ? "people.factor_on" : "people.factor_off")}
      </Cell>
      <Cell className="py-2 max-md:text-right">
        <CardLabel>{say("people.sessions")}</CardLabel>
        {say("people.open", { count: person.sessions })}
        {person.last_used_at !== null && (
          <span className="block type-small text-mute">
            {`${shortDay(person.last_used_at)}, ${clock(person.last_used_at)}`}
          </span>
        )}
      </Cell>
      <Cell className="text-right max-md:col-span-2 max-md:pl-0! max-md:text-left">
        {me?.id === person.id ? (
          <span className="type-small text-mute">{say("people.you")}</span>
        ) : (
          <PersonActs person={person} />
        )}
      </Cell>
    </tr>
  );
}
