import { isProblem } from "../../../lib/api/api-problem.ts";
import { call } from "../../../lib/api/call.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { hashQuery } from "../saving/design-calls.ts";
import { useSaveAct } from "../saving/use-save-act.tsx";
import { useShowSaved } from "./use-show-saved.ts";

/**
 * Puts a version back. What there is now is saved before it, and the server keeps it: so this asks nothing, and is taken
 * back by putting that back. Answers whether it is done; why not is told.
 */
export function useRestore(): (id: string, what: string) => Promise<boolean> {
  const t = useT();
  const { latest } = useOpenDesign().saving;
  const show = useShowSaved();
  const save = useSaveAct();

  /** The version that holds what there was; null when it was the same. */
  async function put(id: string, saved: SavedState): Promise<string | null> {
    const { kept, ...design } = await call("restoreVersion", {
      params: { uuid: saved.uuid, version: id },
      query: hashQuery(saved),
      body: { version: saved.version },
    });
    await show(design);
    return kept;
  }

  async function restore(id: string): Promise<{ kept: string | null } | null> {
    const { saved, all } = latest();
    const target = all ? saved : await save();
    if (!target) return null;
    try {
      return { kept: await put(id, target) };
    } catch (error) {
      if (!isProblem(error, "stale_version")) throw error;
      // Somebody saved meanwhile: the rider chooses between the two, as for any save.
      const chosen = await save();
      return chosen && { kept: await put(id, chosen) };
    }
  }

  async function takeBack(kept: string): Promise<void> {
    try {
      if (await restore(kept)) toast(t("versions.taken_back"));
    } catch (error) {
      toast(errorText(t, error), "err");
    }
  }

  return async (id, what) => {
    try {
      const done = await restore(id);
      if (!done) return false;
      const { kept } = done;
      const undo = { label: t("app.undo"), onPress: () => void takeBack(kept ?? id) };
      toast(t("versions.restored", { what }), "ok", kept === null ? undefined : undo);
      return true;
    } catch (error) {
      toast(errorText(t, error), "err");
      return false;
    }
  };
}
