import { useEffect, useEffectEvent } from "react";
import type { EditorStore } from "../../../editor/model/editor-store.ts";

/** Calls `onEdit` for every change of the document or its history. */
export function useEdits(store: EditorStore, onEdit: (documentChanged: boolean) => void): void {
  const edited = useEffectEvent(onEdit);
  useEffect(() => {
    let last = store.state().editing;
    return store.subscribe(() => {
      const { editing } = store.state();
      if (editing === last) return;
      const changed = editing.document !== last.document;
      last = editing;
      edited(changed);
    });
  }, [store]);
}
