import {
  IconAlertTriangle,
  IconEye,
  IconEyeOff,
  IconLink,
  IconLock,
  IconLockOpen,
} from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { isSample, type Layer } from "@holeshot/design";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { LayerRow } from "../../../ui/LayerRow.tsx";
import { useOpenDesign, useProduct } from "../design-context.ts";
import { useHasFinding } from "../findings/use-findings.ts";
import { RowSwitch } from "./RowSwitch.tsx";
import { rowOf } from "./rows.ts";
import { useChooseLayer } from "./use-choose-layer.ts";
import { useLayerName } from "./use-layer-name.ts";

interface LayerTreeRowProps {
  layer: Layer;
  /** A press adds to the choice. */
  several: boolean;
  position: number;
  count: number;
  /** The tree's one stop for Tab. */
  stop: boolean;
}

export function LayerTreeRow({ layer, several, position, count, stop }: LayerTreeRowProps) {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const selected = useEditorState((state) => state.selection.includes(layer.id));
  const choose = useChooseLayer();
  const { number } = useFormat();
  const { set } = useOpenDesign();
  const name = useLayerName()(layer);
  const row = rowOf(layer.kind);
  const found = useHasFinding(product, layer.id);
  const { hidden, locked, link } = layer;
  const on = { product, layers: [layer.id] };
  const states = [
    hidden && t("editor.layer.is_hidden"),
    locked && t("editor.layer.is_locked"),
    link !== undefined && t("editor.layer.is_linked"),
    found && t("editor.layer.has_finding"),
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
      data-row={layer.id}
      tabIndex={stop ? 0 : -1}
      className="focus-visible:-outline-offset-2"
      onClickCapture={add}
    >
      <LayerRow
        name={name}
        detail={row.detail(layer, { t, number, set })}
        thumb={
          <span aria-hidden className="block size-full">
            {row.thumb(layer)}
          </span>
        }
        selected={selected}
        hidden={hidden}
        doubtful={isSample(layer)}
        onSelect={() => choose(layer, several)}
        actions={
          <span className="flex items-center">
            {states.length > 0 && <span className="sr-only">{`, ${states.join(", ")}`}</span>}
            {found && <Icon of={IconAlertTriangle} size={16} className="mr-1 text-warn" />}
            {link !== undefined && <Icon of={IconLink} size={16} className="text-mute" />}
            <RowSwitch
              icon={locked ? IconLock : IconLockOpen}
              tooltip={t(locked ? "editor.layer.unlock" : "editor.layer.lock", { name })}
              quiet={!locked}
              onPress={() => store.run({ ...on, type: "set_locked", locked: !locked })}
            />
            <RowSwitch
              icon={hidden ? IconEyeOff : IconEye}
              tooltip={t(hidden ? "editor.layer.show" : "editor.layer.hide", { name })}
              onPress={() => store.run({ ...on, type: "set_hidden", hidden: !hidden })}
            />
          </span>
        }
      />
    </div>
  );
}
