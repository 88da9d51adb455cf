import { limits } from "@holeshot/domain";
import { type SubmitEvent, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";

export interface NameDialogProps {
  suggested: string;
  /** Of something else than the design. */
  title?: string;
  label?: string;
  max?: number;
  mayBeEmpty?: boolean;
  /** null when the rider thought better of it. */
  onDone: (name: string | null) => void;
}

/** Asks what something is to be called: a design, the first time it is saved. */
export function NameDialog(props: NameDialogProps) {
  const { suggested, max = limits.designNameMax, mayBeEmpty = false, onDone } = props;
  const t = useT();
  const [name, setName] = useState(suggested);
  const [empty, setEmpty] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const trimmed = name.trim();
    const missing = trimmed === "" && !mayBeEmpty;
    setEmpty(missing);
    if (!missing) onDone(trimmed);
  }

  return (
    <Dialog
      title={props.title ?? t("editor.name_title")}
      closeLabel={t("app.close")}
      asks
      onClose={() => onDone(null)}
    >
      <form onSubmit={submit}>
        <div className="px-5 py-5 md:px-6">
          <TextField
            label={props.label ?? t("editor.name")}
            value={name}
            maxLength={max}
            error={empty ? t("field.required") : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <DialogBar>
          <Button variant="quiet" onClick={() => onDone(null)}>
            {t("app.cancel")}
          </Button>
          <Button type="submit">{t("app.save")}</Button>
        </DialogBar>
      </form>
    </Dialog>
  );
}
