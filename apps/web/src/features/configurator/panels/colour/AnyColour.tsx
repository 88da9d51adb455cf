import { useEffect, useRef } from "react";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";

interface AnyColourProps {
  value: string;
  onChoose: (hex: string) => void;
}

/** The browser's own colour chooser; however long it is moved about in, it is one step. */
export function AnyColour({ value, onChoose }: AnyColourProps) {
  const t = useT();
  const { store } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    // React hears every move as a change; only the browser's own event says that the choice is made.
    const done = (): void => store.endGesture();
    input?.addEventListener("change", done);
    return () => input?.removeEventListener("change", done);
  }, [store]);
  return (
    <input
      ref={field}
      type="color"
      aria-label={t("editor.colour.any")}
      className="h-10 w-12 shrink-0 cursor-pointer rounded-control border border-edge bg-paper p-1"
      value={value}
      onChange={(event) => {
        if (!store.state().editing.history.gesture) store.beginGesture("choose_colour");
        onChoose(event.currentTarget.value);
      }}
      onBlur={() => store.endGesture()}
    />
  );
}
