import { type RefObject, useEffect, useRef } from "react";
import {
  useEditor,
  useEditorState,
  useSelectedLayer,
} from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { useOpenDesign, useProduct } from "../../design-context.ts";
import { newText } from "../../panels/new-layer.ts";
import { useChooseLayer } from "../use-choose-layer.ts";
import { TextForm } from "./TextForm.tsx";
import { WordsForm } from "./WordsForm.tsx";
import { focusWords, wordsField, type RiderRole } from "./words.ts";

/** All words of the design, or the one text that is chosen. */
export function TextPanel() {
  const t = useT();
  const { store } = useEditor();
  const { set } = useOpenDesign();
  const product = useProduct();
  const side = useEditorState((state) => state.side);
  const selected = useSelectedLayer();
  const layer = selected?.kind === "text" ? selected : null;
  const choose = useChooseLayer();
  const panel = useRef<HTMLDivElement>(null);
  const next = useFocusNext(panel, layer?.id);

  function add(role?: RiderRole): void {
    const words = role === "number" ? t("editor.words.sample_number") : t("editor.text.sample");
    const made = newText(product.id, side, words, set.fonts[0]?.id ?? "", role);
    next(wordsField);
    if (store.run({ type: "add_layer", product: product.id, layer: made })) store.select([made.id]);
  }

  return (
    <div ref={panel}>
      {layer ? (
        <TextForm
          key={layer.id}
          layer={layer}
          onAdd={() => add()}
          onBack={() => {
            next(`[data-look="${CSS.escape(layer.id)}"]`);
            store.select([]);
          }}
        />
      ) : (
        <WordsForm
          onAdd={add}
          onLook={(text) => {
            // No field: on a phone its keyboard would cover what one came for.
            next("[data-back]");
            choose(text, false);
          }}
        />
      )}
    </div>
  );
}

/** The list and a text's own fields take each other's place, and with it what had the focus. */
function useFocusNext(
  panel: RefObject<HTMLElement | null>,
  shown: string | undefined,
): (selector: string) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const selector = next.current;
    next.current = null;
    if (selector === null) return;
    if (selector === wordsField) focusWords();
    // Of linked texts only the first stands in the list.
    else {
      const found = panel.current?.querySelector<HTMLElement>(selector);
      (found ?? panel.current?.querySelector<HTMLElement>("[data-look]"))?.focus();
    }
  }, [panel, shown]);
  return (selector) => {
    next.current = selector;
  };
}
