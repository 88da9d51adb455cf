import type { KeyboardEvent } from "react";
import { useEditor, useEditorState, useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { usePieceName, useProduct, useTemplate } from "../design-context.ts";
import { layerGroups } from "./layer-groups.ts";
import { LayerActs } from "./LayerActs.tsx";
import { LayerTreeRow } from "./LayerTreeRow.tsx";
import { useChooseLayer } from "./use-choose-layer.ts";

interface LayerListProps {
  /** In a sheet that has the heading already. */
  bare?: boolean;
}

/** Everything that was put on the product, the topmost first, by piece; a tree for keyboard and speech. */
export function LayerList({ bare = false }: LayerListProps) {
  const t = useT();
  const layers = useLayers();
  const pieceName = usePieceName();
  const product = useProduct();
  const template = useTemplate();
  const { store } = useEditor();
  const selection = useEditorState((state) => state.selection);
  const choose = useChooseLayer();
  const groups = layerGroups(
    layers,
    pieceName,
    t("editor.layers.whole", { product: product.name }),
  );
  const rows = groups.flatMap((group) => group.rows);
  const stop = rows.find(({ id }) => selection.includes(id)) ?? rows[0];

  /** ↑ ↓ Home End go and choose, Enter and Space choose, with Ctrl added; h and l hide and lock. */
  function press(event: KeyboardEvent<HTMLElement>): void {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-id]")];
    const here = items.findIndex((item) => item === event.target);
    const layer = rows[here];
    if (!layer || event.altKey) return;
    const on = { product: product.id, layers: [layer.id] };
    const more = event.ctrlKey || event.metaKey;
    const steps = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 };
    const to = steps[event.key as keyof typeof steps] as number | undefined;
    const acts: Readonly<Record<string, () => unknown>> = {
      Enter: () => choose(layer, more),
      " ": () => choose(layer, more),
      h: () => store.run({ ...on, type: "set_hidden", hidden: !layer.hidden }),
      l: () => store.run({ ...on, type: "set_locked", locked: !layer.locked }),
    };
    if (to === undefined && !acts[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    acts[event.key]?.();
    const next = to === undefined ? undefined : rows[to];
    if (!next) return;
    items[to ?? 0]?.focus();
    if (!more) choose(next, false);
  }

  return (
    <div className="pb-4">
      {!bare && (
        <header className="flex h-13 items-baseline gap-2.5 px-4 pt-4">
          <h2 className="type-h3">{t("editor.layers")}</h2>
          <span className="type-small text-mute tabular">{layers.length}</span>
        </header>
      )}
      <LayerActs />
      {layers.length === 0 ? (
        <div className="px-4 pt-2">
          <Empty
            title={t("editor.layers.none")}
            text={t("editor.layers.none_text", { template: template?.name ?? "" })}
          />
        </div>
      ) : (
        <div role="tree" aria-label={t("editor.layers")} aria-multiselectable onKeyDown={press}>
          {groups.map(({ key, title, rows: own }) => (
            <div key={key} role="treeitem" aria-expanded aria-selected={false} aria-label={title}>
              <p aria-hidden className="px-4 pt-3 pb-1.5 type-label font-semibold text-mute">
                {title}
              </p>
              <div role="group">
                {own.map((layer, index) => (
                  <LayerTreeRow
                    key={layer.id}
                    layer={layer}
                    position={index + 1}
                    count={own.length}
                    stop={layer === stop}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
