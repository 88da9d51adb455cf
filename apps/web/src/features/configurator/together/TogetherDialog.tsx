import { useEffect, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { hashQuery } from "../saving/design-calls.ts";

export interface TogetherDialogProps {
  saved: SavedState;
  /** The link stands, or was withdrawn. */
  onOpen: (open: boolean) => void;
  onClose: () => void;
}

/** The link that lets others edit: copied, or withdrawn. */
export function TogetherDialog({ saved, onOpen, onClose }: TogetherDialogProps) {
  const t = useT();
  const [url, setUrl] = useState<string | null>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const where = { params: { uuid: saved.uuid }, query: hashQuery(saved) };

  useEffect(() => {
    let over = false;
    const asked = { params: { uuid: saved.uuid }, query: hashQuery(saved) };
    call("openTogether", asked).then(
      (answer) => {
        if (over) return;
        setUrl(answer.url);
        onOpen(true);
      },
      (error: unknown) => !over && setFault(errorText(t, error)),
    );
    return () => {
      over = true;
    };
    // The link is asked for once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url ?? "");
      toast(t("together.copied"));
      onClose();
    } catch {
      setFault(t("together.copy_failed"));
    }
  }

  async function withdraw(): Promise<void> {
    try {
      await call("closeTogether", where);
      onOpen(false);
      onClose();
    } catch (error) {
      setFault(errorText(t, error));
    }
  }

  return (
    <Dialog
      title={t("together.title")}
      description={t("together.text")}
      closeLabel={t("app.close")}
      width="md"
      onClose={onClose}
      bar={
        <DialogBar>
          <Button variant="quiet" disabled={url === null} onClick={() => void withdraw()}>
            {t("together.withdraw")}
          </Button>
          <Button busy={url === null && fault === undefined} onClick={() => void copy()}>
            {t("together.copy")}
          </Button>
        </DialogBar>
      }
    >
      <div className="px-5 pt-5 md:px-6">
        <TextField
          label={t("together.link_label")}
          value={url ?? ""}
          error={fault}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
