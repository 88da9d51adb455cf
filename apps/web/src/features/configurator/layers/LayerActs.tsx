import { IconArrowDown, IconArrowUp, IconDots } from "@tabler/icons-react";
import { useEditor, useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { part } from "../../../ui/part.tsx";
import { useProduct } from "../design-context.ts";
import { ArrangeBar } from "./ArrangeBar.tsx";
import { SelectionToolbar } from "./SelectionToolbar.tsx";
import { useLayerActs } from "./use-layer-acts.ts";
import { useLayerName } from "./use-layer-name.ts";
import { useMoreActs } from "./use-more-acts.ts";

const SelectionColours = part<object>(
  () => import("./SelectionColours.tsx").then((m) => m.SelectionColours),
  { waiting: () => null, failed: () => null },
);

/** What can be done with the chosen layers: their order here, the rest as beside their frame. */
export function LayerActs() {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const layers = useLayers();
  const { chosen } = useLayerActs();
  const nameOf = useLayerName();
  const layer = chosen[0];
  const name = layer
    ? chosen.length === 1
      ? nameOf(layer)
      : t("editor.layers.chosen", { count: chosen.length })
    : "";
  const more = useMoreActs(name);
  if (!layer) return null;
  const index = layers.indexOf(layer);
  const reorder = (to: number): void =>
    void store.run({ type: "reorder_layer", product, layer: layer.id, index: to });

  return (
    <>
      <div className="flex flex-wrap border-y border-line-2 px-1 py-1">
        {chosen.length === 1 && (
          <>
            <IconButton
              icon={IconArrowUp}
              iconSize={18}
              label={t("editor.layer.up", { name })}
              shortcut="]"
              className="h-8! w-7.5! pointer-coarse:size-11!"
              disabled={index === layers.length - 1}
              onClick={() => reorder(index + 1)}
            />
            <IconButton
              icon={IconArrowDown}
              iconSize={18}
              label={t("editor.layer.down", { name })}
              shortcut="["
              className="h-8! w-7.5! pointer-coarse:size-11!"
              disabled={index === 0}
              onClick={() => reorder(index - 1)}
            />
          </>
        )}
        <SelectionToolbar small />
        <Menu
          label={t("editor.layer.more", { name })}
          items={more}
          tooltip
          className="inline-flex h-8 w-7.5 items-center justify-center rounded-control hover:bg-fog pointer-coarse:size-11"
        >
          <Icon of={IconDots} size={18} />
        </Menu>
        {chosen.length > 1 && <ArrangeBar />}
      </div>
      {chosen.length > 1 && <SelectionColours />}
    </>
  );
}
