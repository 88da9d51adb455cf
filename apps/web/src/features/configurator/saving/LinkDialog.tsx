import { useT } from "../../../lib/i18n/language-store.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";

export interface LinkDialogProps {
  url: string;
  onClose: () => void;
}

/** The link itself, where the browser does not let the shop copy it. */
export function LinkDialog({ url, onClose }: LinkDialogProps) {
  const t = useT();
  return (
    <Dialog title={t("editor.share_link")} closeLabel={t("app.close")} onClose={onClose}>
      <div className="px-5 py-5 md:px-6">
        <TextField
          label={t("editor.share_link_label")}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
