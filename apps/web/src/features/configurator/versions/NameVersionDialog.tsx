import { limits } from "@holeshot/domain";
import { type SubmitEvent, useId, useState } from "react";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";

interface NameVersionDialogProps {
  /** What it is called so far; an empty name takes it off. */
  name: string | null;
  onName: (name: string | null) => Promise<void>;
  onClose: () => void;
}

/** Asks what a version is to be called. Stays open, with the reason, when that fails. */
export function NameVersionDialog({ name: before, onName, onClose }: NameVersionDialogProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(before ?? "");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    const trimmed = name.trim();
    if (trimmed === "" && before === null) return setError(t("field.required"));
    if (trimmed === (before ?? "")) return onClose();
    setBusy(true);
    setError(undefined);
    onName(trimmed === "" ? null : trimmed)
      .then(onClose)
      .catch((failure: unknown) => setError(errorText(t, failure)))
      .finally(() => setBusy(false));
    return undefined;
  }

  return (
    <Dialog
      title={t("versions.name_title")}
      description={t("versions.name_hint")}
      closeLabel={t("app.close")}
      asks
      onClose={onClose}
    >
      <form id={id} noValidate className="px-5 pt-4 md:px-6" onSubmit={submit}>
        <TextField
          label={t("together.name")}
          value={name}
          maxLength={limits.versionNameMax}
          error={error}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {t("app.save")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
