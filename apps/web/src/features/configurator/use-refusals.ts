import { useEffect, useEffectEvent } from "react";
import type { CommandRefusal } from "@holeshot/design";
import { useEditor } from "../../editor/model/editor-context.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import { toast } from "../../ui/toast-store.ts";

/** Refusals that a rider can do something about. The others are no one's wish. */
const words: Partial<Record<CommandRefusal, MessageKey>> = {
  layer_locked: "editor.refused.locked",
  too_many_layers: "editor.refused.too_many",
  document_too_large: "editor.refused.too_large",
};

/** Says why something the rider asked for was not done. */
export function useRefusals(): void {
  const t = useT();
  const { store } = useEditor();
  const tell = useEffectEvent((refusal: CommandRefusal) => {
    const key = words[refusal];
    if (key) toast(t(key), "note");
  });
  useEffect(() => {
    let last: CommandRefusal | null = null;
    return store.subscribe(() => {
      const { refusal } = store.state();
      if (refusal !== null && refusal !== last) tell(refusal);
      last = refusal;
    });
  }, [store]);
}
