import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../ui/Dialog.tsx";

interface UnsavedDialogProps {
  onKeep: () => void;
  onDiscard: () => void;
  /** Null while a list is read that is not taken over yet. */
  onSave: (() => void) | null;
}

/** Before sizes and riders are closed that are not in the cart yet. */
export function UnsavedDialog({ onKeep, onDiscard, onSave }: UnsavedDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t("quantities.unsaved_title")}
      description={onSave === null ? t("quantities.unsaved_list") : t("quantities.unsaved_text")}
      closeLabel={t("quantities.keep_editing")}
      onClose={onKeep}
    >
      <DialogBar>
        <Button variant="danger" onClick={onDiscard}>
          {t("quantities.discard")}
        </Button>
        {/* Escape and then Enter throws nothing away. */}
        <Button variant="second" data-begin onClick={onKeep}>
          {t("quantities.keep_editing")}
        </Button>
        {onSave !== null && (
          <Button variant="ink" onClick={onSave}>
            {t("quantities.save_now")}
          </Button>
        )}
      </DialogBar>
    </Dialog>
  );
}
