import { baseSize } from "@holeshot/garments";
import { isPlaced } from "@holeshot/design";
import {
  useEditorState,
  useGroup,
  useOptions,
  useSelectedLayer,
} from "../../../editor/model/editor-context.ts";
import { cutGarment } from "../../../editor/garments/patterns.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { sizeProperty } from "../../../parts/sets/size-property.ts";
import { usePieceName, useProduct } from "../design-context.ts";
import { startPlace } from "../panels/new-layer.ts";
import { stageSize } from "./stage-size.ts";

/** The piece that is worked on, and how large it is in the rider's size. */
export function StageTitle() {
  const t = useT();
  const shown = useProduct();
  const { id: product } = shown;
  const pieceName = usePieceName();
  const side = useEditorState((state) => state.side);
  const layer = useSelectedLayer();
  const group = useGroup();
  const id = layer && isPlaced(layer) ? layer.piece : startPlace(product, side).piece;
  const size = stageSize(shown, useOptions()[sizeProperty], baseSize(product, group));
  const garment = cutGarment(product, { size: size.id, options: {} });
  const piece = garment.pieces.find((each) => each.id === id);
  if (!piece) return null;
  const { left, right, top, bottom } = piece.bounds;
  return (
    <p className="stage-title pointer-events-none absolute top-4 left-5 flex max-w-[calc(100%-10rem)] flex-wrap gap-x-2.5 type-small">
      <span className="font-semibold">{pieceName(id)}</span>
      <span className="text-ink-4 tabular">
        {t("editor.stage.size", {
          size: size.name,
          width: Math.round((right - left) / 10),
          height: Math.round((bottom - top) / 10),
        })}
      </span>
    </p>
  );
}
