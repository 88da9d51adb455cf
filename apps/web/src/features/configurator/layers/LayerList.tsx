import { IconEye, IconEyeOff, IconLock, IconLockOpen } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import type { Layer } from "@holeshot/design";
import { useEditor, useEditorState, useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { LayerRow } from "../../../ui/LayerRow.tsx";
import { usePieceName, useProduct, useTemplate } from "../design-context.ts";
import { LayerActs } from "./LayerActs.tsx";
import { LayerThumb } from "./LayerThumb.tsx";
import { useLayerWords } from "./use-layer-words.ts";

/** Everything that was put on the product, the topmost first, by piece; a tree for keyboard and speech. */
export function LayerList() {
  const t = useT();
  const layers = useLayers();
  const pieceName = usePieceName();
  const product = useProduct();
  const template = useTemplate();
  const { store } = useEditor();
  const groups = groupsOf(layers, pieceName, t("editor.layers.whole", { product: product.name }));

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=treeitem][data-id]")];
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[here + step];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    store.select([next.dataset["id"] ?? ""]);
  }

  return (
    <div className="pb-4">
      <header className="flex h-13 items-baseline gap-2.5 px-4 pt-4">
        <h2 className="type-h3">{t("editor.layers")}</h2>
        <span className="type-small text-mute tabular">{layers.length}</span>
      </header>
      <LayerActs />
      {layers.length === 0 ? (
        <div className="px-4 pt-2">
          <Empty
            title={t("editor.layers.none")}
            text={t("editor.layers.none_text", { template: template?.name ?? "" })}
          />
        </div>
      ) : (
        <div role="tree" aria-label={t("editor.layers")} onKeyDown={walk}>
          {groups.map(({ key, title, rows }) => (
            <div key={key} role="treeitem" aria-expanded aria-selected={false} aria-label={title}>
              <p aria-hidden className="px-4 pt-3 pb-1.5 type-label font-semibold text-mute">
                {title}
              </p>
              <div role="group">
                {rows.map((layer, index) => (
                  <Row key={layer.id} layer={layer} position={index + 1} count={rows.length} />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  layer: Layer;
  position: number;
  count: number;
}

function Row({ layer, position, count }: RowProps) {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const selected = useEditorState((state) => state.selection.includes(layer.id));
  const { name, detail } = useLayerWords(layer);
  const layers = [layer.id];
  const states = [
    layer.hidden && t("editor.layer.is_hidden"),
    layer.locked && t("editor.layer.is_locked"),
    layer.link !== undefined && t("editor.layer.is_linked"),
  ].filter((state) => state !== false);

  return (
    <div
      role="treeitem"
      aria-level={2}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={selected}
      aria-label={[name, detail, ...states].join(", ")}
      data-id={layer.id}
      tabIndex={selected || position === 1 ? 0 : -1}
      className="focus-visible:-outline-offset-2"
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          store.select(layers);
        }
      }}
    >
      <LayerRow
        name={name}
        detail={detail}
        thumb={<LayerThumb layer={layer} />}
        selected={selected}
        hidden={layer.hidden}
        onSelect={() => {
          if (layer.kind === "colour") store.selectZone(layer.zone);
          store.select(layers);
        }}
        actions={
          <span className="flex">
            <Act
              icon={layer.locked ? IconLock : IconLockOpen}
              label={t(layer.locked ? "editor.layer.unlock" : "editor.layer.lock", { name })}
              quiet={!layer.locked}
              onPress={() =>
                store.run({ type: "set_locked", product, layers, locked: !layer.locked })
              }
            />
            <Act
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

interface ActProps {
  icon: typeof IconEye;
  label: string;
  quiet?: boolean;
  onPress: () => void;
}

function Act({ icon, label, quiet = false, onPress }: ActProps) {
  return (
    <IconButton
      icon={icon}
      iconSize={16}
      label={label}
      className={quiet ? "size-8 text-edge hover:text-ink" : "size-8"}
      onClick={onPress}
    />
  );
}

interface Group {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Layer[];
}

/** Placed layers by piece in the order the pieces were last touched, then the colours of the whole. */
function groupsOf(
  layers: readonly Layer[],
  pieceName: (piece: string) => string,
  whole: string,
): readonly Group[] {
  const groups = new Map<string, Layer[]>();
  for (const layer of layers.toReversed()) {
    const key = layer.kind === "colour" ? "" : layer.piece;
    groups.set(key, [...(groups.get(key) ?? []), layer]);
  }
  return [...groups]
    .map(([key, rows]) => ({ key, title: key === "" ? whole : pieceName(key), rows }))
    .toSorted((a, b) => Number(a.key === "") - Number(b.key === ""));
}
