import { useId, useState, type SubmitEvent } from "react";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/TextField.tsx";

export interface NameDialogProps {
  title: string;
  label: string;
  value?: string;
  maxLength: number;
  submit: string;
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for one name: of a group, of a design. Stays open, with the reason, when saving fails. */
export function NameDialog(props: NameDialogProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(props.value ?? "");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (name.trim() === "") {
      setError(t("field.required"));
      return;
    }
    setBusy(true);
    setError(undefined);
    props
      .onSubmit(name.trim())
      .then(props.onClose)
      .catch((failure: unknown) => setError(errorText(t, failure)))
      .finally(() => setBusy(false));
  }

  return (
    <Dialog title={props.title} closeLabel={t("app.close")} asks onClose={props.onClose}>
      <form id={id} noValidate className="px-5 pt-4 md:px-6" onSubmit={submit}>
        <TextField
          label={props.label}
          value={name}
          maxLength={props.maxLength}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </form>
      <DialogBar>
        <Button variant="second" onClick={props.onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {props.submit}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
