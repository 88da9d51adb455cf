import { useEffect, useMemo } from "react";
import { useEditor } from "./editor-context.ts";

/** For a field that changes the design while it is typed in: all of one visit to it is one step. */
export function useTypingStep(label: string): {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  const { store } = useEditor();
  // A field that goes away under the caret never hears that it lost the focus.
  useEffect(() => () => store.endGesture(), [store]);
  return useMemo(
    () => ({ onFocus: () => store.beginGesture(label), onBlur: () => store.endGesture() }),
    [store, label],
  );
}
