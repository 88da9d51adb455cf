import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../ui/toast-store.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export interface WithdrawLinkDialogProps {
  /** Its `hash` opens a design that nobody owns yet. */
  design: { readonly uuid: string; readonly name: string; readonly hash?: string | null };
  onWithdrawn?: () => void;
  onClose: () => void;
}

/** Before the link to look at a design is taken back. */
export function WithdrawLinkDialog({ design, onWithdrawn, onClose }: WithdrawLinkDialogProps) {
  const t = useT();
  const { uuid, name, hash } = design;

  async function withdraw(): Promise<void> {
    const query = typeof hash === "string" ? { hash } : {};
    await call("unshareDesign", { params: { uuid }, query });
    onWithdrawn?.();
    await queryClient.invalidateQueries({ queryKey: queryKeys.designs });
    toast(t("share.withdrawn", { name }));
  }

  return (
    <ConfirmDialog
      title={t("share.withdraw_title", { name })}
      text={t("share.withdraw_text")}
      confirm={t("share.withdraw")}
      onConfirm={withdraw}
      onClose={onClose}
    />
  );
}
