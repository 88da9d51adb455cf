import { type ReactNode, useState } from "react";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../ui/Dialog.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";

export interface ConfirmDialogProps {
  title: ReactNode;
  text: string;
  confirm: string;
  /** What not doing it is called, where "cancel" could be read as doing it. */
  back?: string;
  /** Something that is wanted, not something to beware of. */
  wanted?: boolean;
  /** What is read of a failure, where it has words of its own. */
  errorWords?: (error: unknown) => string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, back, wanted = false, onConfirm, onClose } = props;
  const t = useT();
  const { errorWords = (failure: unknown) => errorText(t, failure) } = props;
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  function run(): void {
    setBusy(true);
    setError(undefined);
    onConfirm()
      .then(onClose)
      .catch((failure: unknown) => setError(errorWords(failure)))
      .finally(() => setBusy(false));
  }

  return (
    <Dialog title={title} description={text} closeLabel={t("app.close")} onClose={onClose}>
      <div className="px-5 md:px-6">
        <FieldError text={error} />
      </div>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {back ?? t("app.cancel")}
        </Button>
        <Button variant={wanted ? "primary" : "danger-solid"} busy={busy} onClick={run}>
          {confirm}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
