import { useQueryClient } from "@tanstack/react-query";
import { type Answer, call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { ConfirmDialog } from "../../../parts/dialogs/ConfirmDialog.tsx";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { deskError } from "../parts/desk-error.ts";
import { useKeptFocus } from "../parts/use-kept-focus.ts";
import { type DeskKey, useWords } from "../use-words.ts";
import { PersonDialog } from "./PersonDialog.tsx";

type Person = Answer<"listStaffPeople">["data"][number];

/** What can be done with a colleague; whatever throws somebody out asks first and says what follows. */
export function PersonActs({ person }: { person: Person }) {
  const t = useT();
  const say = useWords();
  const client = useQueryClient();
  const place = useKeptFocus(`${person.former_role} ${person.sessions}`);
  const params = { id: person.id };
  const name = `${person.first_name} ${person.last_name}`;

  const settled = (act: Promise<unknown>) =>
    act.finally(() => void client.invalidateQueries({ queryKey: queryKeys.deskPart("people") }));
  const change = (disabled: boolean) =>
    settled(call("changeStaffPerson", { params, body: { disabled } }));
  const enable = () =>
    void change(false).catch((error: unknown) => toast(deskError(t, say, error), "err"));

  const ask = (title: DeskKey, text: DeskKey, confirm: DeskKey, act: () => Promise<unknown>) =>
    openDialog((close) => (
      <ConfirmDialog
        title={say(title, { name })}
        text={say(text)}
        confirm={say(confirm)}
        errorWords={(error) => deskError(t, say, error)}
        onConfirm={act}
        onClose={close}
      />
    ));
  const askEnd = () =>
    ask("people.end_title", "people.end_text", "people.end_sessions", () =>
      settled(call("endStaffSessions", { params })),
    );
  const askDisable = () =>
    ask("people.disable_title", "people.disable_text", "people.disable", () => change(true));

  return (
    <div
      ref={place}
      tabIndex={-1}
      className="inline-flex flex-wrap gap-2 py-1 outline-none md:justify-end"
    >
      {person.former_role === null ? (
        <>
          <Button
            size="sm"
            variant="second"
            onClick={() => openDialog((close) => <PersonDialog person={person} onClose={close} />)}
          >
            {say("people.change")}
          </Button>
          {person.sessions > 0 && (
            <Button size="sm" variant="second" onClick={askEnd}>
              {say("people.end_sessions")}
            </Button>
          )}
          <Button size="sm" variant="danger" onClick={askDisable}>
            {say("people.disable")}
          </Button>
        </>
      ) : (
        <Button size="sm" variant="second" onClick={enable}>
          {say("people.enable")}
        </Button>
      )}
    </div>
  );
}
