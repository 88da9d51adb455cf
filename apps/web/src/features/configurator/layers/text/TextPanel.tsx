import { IconPlus } from "@tabler/icons-react";
import {
  useEditor,
  useEditorState,
  useSelectedLayer,
} from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { useOpenDesign, useProduct } from "../../design-context.ts";
import { newText } from "../../panels/new-layer.ts";
import { PanelSection } from "../../panels/PanelSection.tsx";
import { TextForm } from "./TextForm.tsx";

/** A text to put on the cloth, or the one that is chosen. */
export function TextPanel() {
  const t = useT();
  const { store } = useEditor();
  const { set } = useOpenDesign();
  const product = useProduct();
  const side = useEditorState((state) => state.side);
  const layer = useSelectedLayer();

  function add(): void {
    const made = newText(product.id, side, t("editor.text.sample"), set.fonts[0]?.id ?? "");
    if (store.run({ type: "add_layer", product: product.id, layer: made })) store.select([made.id]);
  }

  if (layer?.kind === "text") return <TextForm key={layer.id} layer={layer} onAdd={add} />;
  return (
    <PanelSection title={t("editor.text.title")}>
      <p className="mb-4 type-small text-mute">{t("editor.text.explain")}</p>
      <Button variant="second" icon={IconPlus} onClick={add}>
        {t("editor.text.add")}
      </Button>
    </PanelSection>
  );
}
