import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { hashQuery } from "./design-calls.ts";
import { LinkDialog } from "./dialogs.ts";

/** Saves first, then copies the link that others may look with. */
export function useShareAct(save: () => Promise<SavedState | null>): () => Promise<void> {
  const t = useT();
  const { setShared } = useOpenDesign();
  return async () => {
    const saved = await save();
    if (!saved) return;
    try {
      const { url } = await call("shareDesign", {
        params: { uuid: saved.uuid },
        query: hashQuery(saved),
      });
      setShared(saved.uuid, true);
      void queryClient.invalidateQueries({ queryKey: queryKeys.designs });
      if (await copied(url)) toast(t("editor.share_copied"));
      else openDialog((close) => <LinkDialog url={url} onClose={close} />);
    } catch (error) {
      toast(errorText(t, error), "err");
    }
  };
}

/** A browser may refuse: no permission, or a page without a secure connection. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
