import { limits } from "@holeshot/domain";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { useWords } from "../use-words.ts";
import { deskError } from "./desk-error.ts";
import { TextArea } from "../../../ui/TextArea.tsx";

interface TextDialogProps {
  title: string;
  description?: string;
  label: string;
  submit: string;
  /** Above the words: what they are about. */
  children?: ReactNode;
  onSubmit: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for words that go with an act. Stays open, with what was typed and why it failed. */
export function TextDialog(props: TextDialogProps) {
  const { title, description, label, submit, children, onSubmit, onClose } = props;
  const t = useT();
  const say = useWords();
  const id = useId();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") {
      setError(t("field.required"));
      return;
    }
    setBusy(true);
    setError(undefined);
    onSubmit(text.trim())
      .then(onClose)
      .catch((failure: unknown) => setError(deskError(t, say, failure)))
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      title={title}
      width="md"
      closeLabel={t("app.close")}
      onClose={onClose}
      {...(description !== undefined && { description })}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={send}>
        {children}
        <TextArea
          label={label}
          value={text}
          maxLength={limits.messageMax}
          invalid={error !== undefined}
          onText={(next) => {
            setText(next);
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
          {submit}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
