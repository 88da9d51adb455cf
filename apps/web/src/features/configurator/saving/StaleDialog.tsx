import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";

interface StaleDialogProps {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody saved this design meanwhile: nothing is overwritten before the rider has chosen. */
export function StaleDialog({ onKeepMine, onTakeTheirs, onClose }: StaleDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t("editor.stale.title")}
      description={t("editor.stale.text")}
      closeLabel={t("app.close")}
      onClose={onClose}
      bar={
        <DialogBar>
          <Button variant="second" onClick={onTakeTheirs}>
            {t("editor.stale.theirs")}
          </Button>
          <Button onClick={onKeepMine}>{t("editor.stale.mine")}</Button>
        </DialogBar>
      }
    />
  );
}
