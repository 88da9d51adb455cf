import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from "@tabler/icons-react";
import { useEditor, useLayers, useSelectedLayer } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useProduct } from "../design-context.ts";
import { newLayerId } from "../panels/new-layer.ts";
import { useLayerName } from "./use-layer-words.ts";

/** What can be done with the chosen layer, whatever it is. */
export function LayerActs() {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const layers = useLayers();
  const layer = useSelectedLayer();
  const nameOf = useLayerName();
  if (!layer) return null;
  const name = nameOf(layer);
  const index = layers.indexOf(layer);
  const reorder = (to: number): void =>
    void store.run({ type: "reorder_layer", product, layer: layer.id, index: to });

  function duplicate(source: string): void {
    const id = newLayerId();
    if (store.run({ type: "duplicate_layer", product, layer: source, id })) store.select([id]);
  }

  return (
    <div role="toolbar" aria-label={name} className="flex border-y border-line-2 px-2">
      <IconButton
        icon={IconArrowUp}
        iconSize={18}
        label={t("editor.layer.up", { name })}
        shortcut="]"
        disabled={index === layers.length - 1}
        onClick={() => reorder(index + 1)}
      />
      <IconButton
        icon={IconArrowDown}
        iconSize={18}
        label={t("editor.layer.down", { name })}
        shortcut="["
        disabled={index === 0}
        onClick={() => reorder(index - 1)}
      />
      {layer.kind !== "colour" && (
        <IconButton
          icon={IconCopy}
          iconSize={18}
          label={t("editor.layer.duplicate")}
          shortcut="Ctrl D"
          onClick={() => duplicate(layer.id)}
        />
      )}
      <IconButton
        icon={IconTrash}
        iconSize={18}
        label={t("editor.layer.delete_named", { name })}
        shortcut="Delete"
        className="ml-auto"
        onClick={() => store.run({ type: "remove_layers", product, layers: [layer.id] })}
      />
    </div>
  );
}
