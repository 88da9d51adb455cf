import { isPlaced } from "@holeshot/design";
import { useEditor } from "../../../editor/model/editor-context.ts";
import {
  layerBox,
  placeAt,
  type PlacedBox,
  shownParts,
} from "../../../editor/stage/frame/layer-box.ts";
import { useProduct } from "../design-context.ts";
import { arrange, type Arrangement } from "./arrange.ts";
import { useLayerActs } from "./use-layer-acts.ts";

export interface ArrangeActs {
  /** What can be done: lining up needs two on one piece, spreading three. */
  readonly can: readonly Arrangement[];
  readonly act: (how: Arrangement) => void;
}

const lines = ["left", "centre", "right", "top", "middle", "bottom"] as const;

/** Lines the chosen layers up or spreads them, as one step. */
export function useArrange(): ArrangeActs {
  const editor = useEditor();
  const { store } = editor;
  const { id: product } = useProduct();
  const { chosen } = useLayerActs();
  const placed = chosen.filter(isPlaced);
  const pieces = new Set(placed.map(({ piece }) => piece));
  const together = placed.length > 1 && placed.length === chosen.length && pieces.size === 1;
  const free = placed.every(({ locked }) => !locked);

  function act(how: Arrangement): void {
    const parts = shownParts(editor);
    const boxes = placed.flatMap((layer): { id: string; box: PlacedBox }[] => {
      const box = layerBox(layer, parts);
      return box ? [{ id: layer.id, box }] : [];
    });
    const shifts = arrange(
      boxes.map(({ box }) => box),
      how,
    );
    store.beginGesture("arrange");
    boxes.forEach(({ id, box }, index) => {
      const { dx, dy } = shifts[index] ?? { dx: 0, dy: 0 };
      const at = { x: box.x + dx, y: box.y + dy };
      const place = placeAt({ id, piece: box.piece }, at, parts);
      store.run({ type: "place_layer", product, layer: id, place });
    });
    store.endGesture();
  }

  if (!together || !free) return { can: [], act };
  return { can: placed.length > 2 ? [...lines, "across", "down"] : lines, act };
}
