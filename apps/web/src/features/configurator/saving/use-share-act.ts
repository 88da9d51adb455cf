import { call } from "../../../lib/api/call.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { SavedState } from "../opening/opened-design.ts";

/** Saves first, then copies the link that others may look with. */
export function useShareAct(save: () => Promise<SavedState | null>): () => Promise<void> {
  const t = useT();
  return async () => {
    const saved = await save();
    if (!saved) return;
    try {
      const { url } = await call("shareDesign", {
        params: { uuid: saved.uuid },
        query: saved.hash === null ? {} : { hash: saved.hash },
      });
      await navigator.clipboard.writeText(url);
      toast(t("editor.share_copied"));
    } catch (error) {
      toast(errorText(t, error), "err");
    }
  };
}
