import { isPlaced, type Layer, mirrorPiece, type PlacedLayer } from "@holeshot/design";
import { useEditor, useEditorState, useLayers } from "../../../editor/model/editor-context.ts";
import { settle, shownParts } from "../../../editor/stage/frame/layer-box.ts";
import { useProduct } from "../design-context.ts";
import { newLayerId } from "../panels/new-layer.ts";
import { factsOf } from "./facts.ts";

/** Front and back are each other's other side too, though no mirror shows it. */
const oppositePiece: Readonly<Record<string, string>> = { front: "back", back: "front" };

export interface LayerActs {
  /** The chosen layers, first painted first. */
  readonly chosen: readonly Layer[];
  /** Null where nothing is to be centred: no one placed layer is chosen. */
  readonly centre: (() => void) | null;
  readonly flip: (() => void) | null;
  readonly duplicate: (() => void) | null;
  /** Puts the layer on the other side too and links both, links several, or parts a linked one. */
  readonly link: { readonly kind: "twin" | "link" | "part"; readonly act: () => void } | null;
  readonly lock: () => void;
  readonly hide: () => void;
  readonly remove: (() => void) | null;
}

/** What can be done with the chosen layers; null for what does not apply to them. */
export function useLayerActs(): LayerActs {
  const editor = useEditor();
  const { store } = editor;
  const product = useProduct();
  const layers = useLayers();
  const selection = useEditorState((state) => state.selection);
  const chosen = layers.filter(({ id }) => selection.includes(id));
  const one = chosen.length === 1 ? chosen[0] : undefined;
  const placed = one && isPlaced(one) ? one : undefined;
  const free = chosen.length > 0 && chosen.every(({ locked }) => !locked);
  const ids = chosen.map(({ id }) => id);
  const open = placed && free ? placed : undefined;
  const flip = open ? factsOf(open.kind).flip(open, product.id) : null;

  function duplicate(layer: PlacedLayer): void {
    const id = newLayerId();
    const command = { type: "duplicate_layer", product: product.id, layer: layer.id, id } as const;
    if (store.run(command)) store.select([id]);
  }

  function linkUp(link: string | null): void {
    const refs = ids.map((layer) => ({ product: product.id, layer }));
    store.run({ type: "link_layers", layers: refs, link });
  }

  function twinOf(layer: PlacedLayer): (() => void) | null {
    const mirrored = mirrorPiece(layer.piece);
    const piece = mirrored ?? oppositePiece[layer.piece];
    if (piece === undefined || !product.pieces.some(({ id }) => id === piece)) return null;
    const sign = mirrored === null ? 1 : -1;
    return () => {
      const id = newLayerId();
      const place = { piece, x: sign * layer.x, y: layer.y, rotation: sign * layer.rotation };
      store.beginGesture("link_layers");
      store.run({ type: "duplicate_layer", product: product.id, layer: layer.id, id, place });
      store.run({
        type: "link_layers",
        layers: [layer.id, id].map((each) => ({ product: product.id, layer: each })),
        link: newLayerId(),
      });
      store.endGesture();
    };
  }

  function linkAct(): LayerActs["link"] {
    if (!free) return null;
    if (chosen.some(({ link }) => link !== undefined)) {
      return { kind: "part", act: () => linkUp(null) };
    }
    if (chosen.length > 1) return { kind: "link", act: () => linkUp(newLayerId()) };
    const twin = open && twinOf(open);
    return twin ? { kind: "twin", act: twin } : null;
  }

  return {
    chosen,
    centre: open
      ? () => {
          store.beginGesture("place_layer");
          settle([open], shownParts(editor));
          store.run({ type: "place_layer", product: product.id, layer: open.id, place: { x: 0 } });
          store.endGesture();
        }
      : null,
    flip: flip && (() => store.run(flip)),
    duplicate: placed ? () => duplicate(placed) : null,
    link: linkAct(),
    lock: () => store.run({ type: "set_locked", product: product.id, layers: ids, locked: free }),
    hide: () =>
      store.run({
        type: "set_hidden",
        product: product.id,
        layers: ids,
        hidden: chosen.some(({ hidden }) => !hidden),
      }),
    remove: free
      ? () => store.run({ type: "remove_layers", product: product.id, layers: ids })
      : null,
  };
}
