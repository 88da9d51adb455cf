import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useEditor, useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useProduct } from "../design-context.ts";
import { SelectionToolbar } from "./SelectionToolbar.tsx";
import { useLayerActs } from "./use-layer-acts.ts";
import { useLayerName } from "./use-layer-words.ts";

/** What can be done with the chosen layers: their order here, the rest as beside their frame. */
export function LayerActs() {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const layers = useLayers();
  const { chosen } = useLayerActs();
  const nameOf = useLayerName();
  const layer = chosen[0];
  if (!layer) return null;
  const name = nameOf(layer);
  const index = layers.indexOf(layer);
  const reorder = (to: number): void =>
    void store.run({ type: "reorder_layer", product, layer: layer.id, index: to });

  return (
    <div className="flex flex-wrap border-y border-line-2 px-1 py-1">
      {chosen.length === 1 && (
        <>
          <IconButton
            icon={IconArrowUp}
            iconSize={18}
            label={t("editor.layer.up", { name })}
            shortcut="]"
            className="size-8! pointer-coarse:size-11!"
            disabled={index === layers.length - 1}
            onClick={() => reorder(index + 1)}
          />
          <IconButton
            icon={IconArrowDown}
            iconSize={18}
            label={t("editor.layer.down", { name })}
            shortcut="["
            className="size-8! pointer-coarse:size-11!"
            disabled={index === 0}
            onClick={() => reorder(index - 1)}
          />
        </>
      )}
      <SelectionToolbar small />
    </div>
  );
}
