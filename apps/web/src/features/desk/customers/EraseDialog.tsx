import { limits } from "@holeshot/domain";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { navigate } from "../../../lib/navigation/history.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { officeError } from "../parts/office-error.ts";
import { useWords } from "../use-words.ts";
import type { CustomerFile } from "./use-customers.ts";

const faults = { email: "customers.erase_wrong" } as const;

/** Erases somebody who asked for it; their address is typed, so that it is nobody else. */
export function EraseDialog({
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
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // What is wrong is read out with the field, and put right there.
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (email.trim().toLowerCase() !== customer.email.trim().toLowerCase()) {
      setError(say("customers.erase_wrong"));
      return;
    }
    setBusy(true);
    setError(undefined);
    call("eraseStaffCustomer", { params: { id: customer.id }, body: { email } })
      .then(async () => {
        onClose();
        toast(say("customers.erased"), "ok");
        await navigate(
          { to: "/desk/:section", params: { section: "customers" } },
          { replace: true },
        );
        client.removeQueries({ queryKey: queryKeys.office("customers", "one", customer.id) });
        await client.invalidateQueries({ queryKey: queryKeys.office("customers") });
      })
      .catch((failure: unknown) => setError(officeError(t, say, failure, faults)))
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      title={say("customers.erase_title", { name: `${customer.first_name} ${customer.last_name}` })}
      description={say("customers.erase_text")}
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={send}>
        <TextField
          ref={field}
          label={say("customers.erase_label", { email: customer.email })}
          type="email"
          autoComplete="off"
          maxLength={limits.emailMax}
          value={email}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setEmail(value);
            setError(undefined);
          }}
        />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} variant="danger" busy={busy}>
          {say("customers.erase")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
