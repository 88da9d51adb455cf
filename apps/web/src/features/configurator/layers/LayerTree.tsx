import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { Fragment, type MouseEvent, useState } from "react";
import { useEditorState, useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { usePieceName, useProduct } from "../design-context.ts";
import { layerGroups } from "./layer-groups.ts";
import { LayerTreeRow } from "./LayerTreeRow.tsx";
import { useTreeKeys } from "./use-tree-keys.ts";

/** The layers by piece, for keyboard and speech as a tree of two levels. */
export function LayerTree({ several }: { several: boolean }) {
  const t = useT();
  const layers = useLayers();
  const pieceName = usePieceName();
  const product = useProduct();
  const selection = useEditorState((state) => state.selection);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const groups = layerGroups(
    layers,
    pieceName,
    t("editor.layers.whole", { product: product.name }),
  );
  const fold = (group: string, open = folded.has(group)): void => {
    const others = [...folded].filter((key) => key !== group);
    setFolded(new Set(open ? others : [...others, group]));
  };
  const press = useTreeKeys({ layers, fold, several });
  const shown = groups.filter(({ key }) => !folded.has(key)).flatMap(({ rows }) => rows);
  const stop = shown.find(({ id }) => selection.includes(id))?.id ?? groups[0]?.key;

  function tap(event: MouseEvent<HTMLElement>): void {
    const head = (event.target as Element).closest<HTMLElement>("[data-group]");
    if (head?.dataset["group"] !== undefined) fold(head.dataset["group"]);
  }

  return (
    <div
      role="tree"
      aria-label={t("editor.layers")}
      aria-multiselectable
      onKeyDown={press}
      onClick={tap}
    >
      {groups.map(({ key, title, rows }, place) => (
        <Fragment key={key}>
          <div
            role="treeitem"
            aria-level={1}
            aria-posinset={place + 1}
            aria-setsize={groups.length}
            aria-expanded={!folded.has(key)}
            aria-selected={false}
            data-group={key}
            tabIndex={stop === key ? 0 : -1}
            className="flex min-h-9 cursor-pointer items-center justify-between px-4 pt-2 type-label font-semibold text-mute focus-visible:-outline-offset-2"
          >
            {title}
            <Icon of={folded.has(key) ? IconChevronRight : IconChevronDown} size={16} />
          </div>
          {!folded.has(key) &&
            rows.map((layer, index) => (
              <LayerTreeRow
                key={layer.id}
                layer={layer}
                several={several}
                position={index + 1}
                count={rows.length}
                stop={layer.id === stop}
              />
            ))}
        </Fragment>
      ))}
    </div>
  );
}
