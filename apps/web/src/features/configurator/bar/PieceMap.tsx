import { useMemo } from "react";
import type { Piece } from "@holeshot/garments";
import { formatPath } from "@holeshot/geometry";
import { isPlaced } from "@holeshot/design";
import {
  useEditor,
  useEditorState,
  useSelectedLayer,
} from "../../../editor/model/editor-context.ts";
import { baseGarment } from "../../../editor/garments/patterns.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { usePieceName, useProduct } from "../design-context.ts";
import { sideOf, startPlace } from "../panels/new-layer.ts";

/** More would be too small to be told apart. */
const MOST = 4;
const HEIGHT_PX = 40;

/** The flat pieces a garment is sewn from: where one is, and the way to another. */
export function PieceMap() {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const pieceName = usePieceName();
  const side = useEditorState((state) => state.side);
  const layer = useSelectedLayer();
  const pieces = useMemo(() => largest(baseGarment(product).pieces), [product]);
  const here = layer && isPlaced(layer) ? layer.piece : startPlace(product, side).piece;
  const tallest = Math.max(...pieces.map(({ bounds }) => bounds.bottom - bounds.top));
  return (
    <div role="group" aria-label={t("editor.stage.pieces")} className="flex items-center">
      {pieces.map(({ id, outline, bounds }) => {
        const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
        return (
          <button
            key={id}
            type="button"
            aria-label={pieceName(id)}
            aria-current={id === here}
            data-tooltip={pieceName(id)}
            className="flex min-h-11 items-center px-0.5"
            onClick={() => store.show({ side: sideOf(product, id, side) })}
          >
            <svg
              aria-hidden
              viewBox={`${bounds.left} ${bounds.top} ${width} ${height}`}
              height={(HEIGHT_PX * height) / tallest}
              width={(HEIGHT_PX * width) / tallest}
              className="overflow-visible"
            >
              <path
                d={formatPath(outline)}
                vectorEffect="non-scaling-stroke"
                className={cx("piece-map", id === here && "piece-map-here")}
              />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

/** The printed pieces that are worth a click, largest first kept, in the garment's own order. */
function largest(pieces: readonly Piece[]): readonly Piece[] {
  const area = ({ bounds }: Piece): number =>
    (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const printed = pieces.filter(({ material }) => material === "printed");
  const kept = new Set(printed.toSorted((a, b) => area(b) - area(a)).slice(0, MOST));
  return printed.filter((piece) => kept.has(piece));
}
