import {
  IconEye,
  IconEyeOff,
  IconLink,
  IconLock,
  IconLockOpen,
  type TablerIcon,
} from "@tabler/icons-react";
import type { MouseEvent } from "react";
import type { Layer } from "@holeshot/design";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { LayerRow } from "../../../ui/LayerRow.tsx";
import { useProduct } from "../design-context.ts";
import { LayerThumb } from "./LayerThumb.tsx";
import { useChooseLayer } from "./use-choose-layer.ts";
import { useLayerWords } from "./use-layer-words.ts";

interface LayerTreeRowProps {
  layer: Layer;
  position: number;
  count: number;
  /** The tree's one stop for Tab. */
  stop: boolean;
}

export function LayerTreeRow({ layer, position, count, stop }: LayerTreeRowProps) {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const selected = useEditorState((state) => state.selection.includes(layer.id));
  const choose = useChooseLayer();
  const { name, detail } = useLayerWords(layer);
  const layers = [layer.id];
  const states = [
    layer.hidden && t("editor.layer.is_hidden"),
    layer.locked && t("editor.layer.is_locked"),
    layer.link !== undefined && t("editor.layer.is_linked"),
  ].filter((state) => state !== false);

  /** With Shift or Ctrl a press adds to the choice. */
  function add(event: MouseEvent): void {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(layer, true);
  }

  return (
    <div
      role="treeitem"
      aria-level={2}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={selected}
      aria-label={[name, detail, ...states].join(", ")}
      data-id={layer.id}
      tabIndex={stop ? 0 : -1}
      className="focus-visible:-outline-offset-2"
      onClickCapture={add}
    >
      <LayerRow
        name={name}
        detail={detail}
        thumb={<LayerThumb layer={layer} />}
        selected={selected}
        hidden={layer.hidden}
        onSelect={() => choose(layer, false)}
        actions={
          <span className="flex items-center">
            {layer.link !== undefined && <Icon of={IconLink} size={16} className="text-mute" />}
            <RowAct
              icon={layer.locked ? IconLock : IconLockOpen}
              label={t(layer.locked ? "editor.layer.unlock" : "editor.layer.lock", { name })}
              quiet={!layer.locked}
              onPress={() =>
                store.run({ type: "set_locked", product, layers, locked: !layer.locked })
              }
            />
            <RowAct
              icon={layer.hidden ? IconEyeOff : IconEye}
              label={t(layer.hidden ? "editor.layer.show" : "editor.layer.hide", { name })}
              onPress={() =>
                store.run({ type: "set_hidden", product, layers, hidden: !layer.hidden })
              }
            />
          </span>
        }
      />
    </div>
  );
}

interface RowActProps {
  icon: TablerIcon;
  label: string;
  quiet?: boolean;
  onPress: () => void;
}

function RowAct({ icon, label, quiet = false, onPress }: RowActProps) {
  return (
    <IconButton
      icon={icon}
      iconSize={16}
      label={label}
      className={
        quiet
          ? "size-8 text-edge hover:text-ink pointer-coarse:size-11"
          : "size-8 pointer-coarse:size-11"
      }
      onClick={onPress}
    />
  );
}
