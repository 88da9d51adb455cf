import {
  useEditor,
  useEditorState,
  useSelectedLayer,
} from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { useOpenDesign, useProduct } from "../../design-context.ts";
import { newText } from "../../panels/new-layer.ts";
import { TextForm } from "./TextForm.tsx";
import { WordsForm } from "./WordsForm.tsx";
import type { RiderRole } from "./words.ts";

/** All words of the design, or the one text that is chosen. */
export function TextPanel() {
  const t = useT();
  const { store } = useEditor();
  const { set } = useOpenDesign();
  const product = useProduct();
  const side = useEditorState((state) => state.side);
  const layer = useSelectedLayer();

  function add(role?: RiderRole): void {
    const words = role === "number" ? t("editor.words.sample_number") : t("editor.text.sample");
    const made = newText(product.id, side, words, set.fonts[0]?.id ?? "", role);
    if (store.run({ type: "add_layer", product: product.id, layer: made })) store.select([made.id]);
  }

  if (layer?.kind === "text") {
    return <TextForm key={layer.id} layer={layer} onAdd={() => add()} />;
  }
  return <WordsForm onAdd={add} />;
}
