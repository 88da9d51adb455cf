import { designLimits, type Layer } from "@holeshot/design";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { useProduct } from "../design-context.ts";
import { NameDialog } from "../saving/dialogs.ts";
import { useLayerName } from "./use-layer-name.ts";

/** Asks for a layer's name; an emptied one goes by its own words again. */
export function useRenameLayer(): (layer: Layer) => void {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const nameOf = useLayerName();
  return (layer) =>
    openDialog((close) => (
      <NameDialog
        title={t("editor.layer.rename")}
        label={t("editor.layer.name")}
        max={designLimits.nameCharacters}
        suggested={nameOf(layer)}
        mayBeEmpty
        onDone={(name) => {
          close();
          if (name === null) return;
          const given = name === "" ? null : name;
          store.run({ type: "rename_layer", product, layer: layer.id, name: given });
        }}
      />
    ));
}
