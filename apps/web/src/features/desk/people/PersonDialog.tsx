import { limits, type StaffRole, staffRoles } from "@holeshot/domain";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { call, type Answer } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { deskError } from "../parts/desk-error.ts";
import { makeOnce } from "../parts/make-once.ts";
import { useWords } from "../use-words.ts";

type Person = Answer<"listStaffPeople">["data"][number];

const fields = [
  { name: "first_name", word: "people.first_name", max: limits.personNameMax },
  { name: "last_name", word: "people.last_name", max: limits.personNameMax },
  { name: "email", word: "people.email", max: limits.emailMax },
] as const;

/** Somebody with this address has this role, whoever gave it. */
async function isAtDesk(email: string, role: StaffRole): Promise<boolean> {
  const { data } = await call("listStaffPeople");
  const wanted = email.trim().toLowerCase();
  return data.some((each) => each.role === role && each.email.toLowerCase() === wanted);
}

/** Adds somebody to the desk, or gives somebody another role. */
export function PersonDialog({ person, onClose }: { person?: Person; onClose: () => void }) {
  const t = useT();
  const say = useWords();
  const client = useQueryClient();
  const id = useId();
  const [values, setValues] = useState({ first_name: "", last_name: "", email: "" });
  const [role, setRole] = useState(
    () => staffRoles.find((each) => each === person?.role) ?? staffRoles[0],
  );
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const lost = useRef(false);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const asked =
      person === undefined
        ? makeOnce(
            () => call("addStaffPerson", { body: { ...values, role } }),
            () => isAtDesk(values.email, role),
            lost,
          )
        : call("changeStaffPerson", { params: { id: person.id }, body: { role } });
    asked
      .then(() => client.invalidateQueries({ queryKey: queryKeys.deskPart("people") }))
      .then(onClose)
      .catch((failure: unknown) =>
        setError(
          person === undefined && isProblem(failure, "illegal_transition")
            ? say("people.there")
            : deskError(t, say, failure),
        ),
      )
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      title={person === undefined ? say("people.add") : `${person.first_name} ${person.last_name}`}
      description={say(person === undefined ? "people.add_text" : "people.change_text")}
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={send}>
        {person === undefined &&
          fields.map(({ name, word, max }) => (
            <TextField
              key={name}
              label={say(word)}
              type={name === "email" ? "email" : "text"}
              maxLength={max}
              autoComplete="off"
              value={values[name]}
              onChange={({ currentTarget: { value } }) => {
                setValues((before) => ({ ...before, [name]: value }));
                setError(undefined);
              }}
            />
          ))}
        <SelectField
          label={say("people.role")}
          value={role}
          choices={staffRoles.map((each) => ({ value: each, label: say(`role.${each}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setRole(staffRoles.find((each) => each === value) ?? role)
          }
        />
        <p className="type-small text-mute">{say(`role.${role}.text`)}</p>
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {say(person === undefined ? "people.add" : "people.save")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
