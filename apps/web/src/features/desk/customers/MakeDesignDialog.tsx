import { limits } from "@holeshot/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { officeError } from "../parts/office-error.ts";
import { useWords } from "../use-words.ts";
import type { CustomerFile } from "./use-customers.ts";

/** Gives a customer a design that was drawn in the configurator: a copy of their own, and a mail that says so. */
export function MakeDesignDialog({
  customer,
  onClose,
}: {
  customer: CustomerFile;
  onClose: () => void;
}) {
  const t = useT();
  const say = useWords();
  const client = useQueryClient();
  const id = useId();
  const [chosen, setChosen] = useState("");
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const own = useQuery({
    queryKey: queryKeys.office("own-designs"),
    queryFn: ({ signal }) => call("listDesigns", { query: { limit: 100 }, signal }),
  });
  const designs = own.data?.data ?? [];
  const base = designs.find(({ uuid }) => uuid === chosen);
  const name = typed ?? base?.name ?? "";

  async function make(uuid: string): Promise<void> {
    const { configuratorSetUuid, document } = await call("getDesign", {
      params: { uuid },
      query: {},
    });
    const body = { configuratorSetUuid, name: name.trim(), document };
    await call("createStaffDesign", { params: { id: customer.id }, body });
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (base === undefined || name.trim() === "") {
      setError(say("customers.make_choose"));
      return;
    }
    setBusy(true);
    setError(undefined);
    make(base.uuid)
      .then(() => {
        toast(say("customers.made", { name: customer.first_name }), "ok");
        onClose();
      })
      .catch((failure: unknown) => setError(officeError(t, say, failure)))
      .finally(() => {
        setBusy(false);
        void client.invalidateQueries({ queryKey: queryKeys.office("customers") });
      });
  }

  return (
    <Dialog
      title={say("customers.make_design")}
      description={say("customers.make_text", { name: customer.first_name })}
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={send}>
        <SelectField
          label={say("customers.make_from")}
          hint={
            own.data !== undefined && designs.length === 0 ? say("customers.make_none") : undefined
          }
          placeholder={say("customers.make_placeholder")}
          value={chosen}
          choices={designs.map((design) => ({ value: design.uuid, label: design.name }))}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value);
            setError(undefined);
          }}
        />
        <TextField
          label={say("customers.make_name")}
          autoComplete="off"
          maxLength={limits.designNameMax}
          value={name}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setError(undefined);
          }}
        />
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {say("customers.make_design")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
