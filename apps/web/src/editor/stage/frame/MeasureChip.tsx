import { useEditor } from "../../model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { GestureKind } from "../../tools/gesture.ts";
import { handlesOf } from "../../layers/handles.ts";
import type { Chosen } from "../input/chosen.ts";
import { useCoarsePointer } from "../input/use-coarse-pointer.ts";
import { frameExtent } from "./frame-extent.ts";
import type { FrameLine } from "./frame-line.ts";
import { LEAST, lowestOf } from "./handles.ts";

interface MeasureChipProps {
  chosen: Chosen;
  line: FrameLine;
  doing: GestureKind | null;
  /** Sides of the picture, CSS pixels: the chip stays inside. */
  width: number;
  height: number;
}

const BELOW_PX = 14;
const CHIP_PX = 130;

/** Size at rest, place while moving, degrees while turning or bending, sharpness of pixel pictures. */
export function MeasureChip({ chosen, line, doing, width, height }: MeasureChipProps) {
  const t = useT();
  const { assets } = useEditor();
  const coarse = useCoarsePointer();
  const { tenth, number: whole } = useFormat();
  const number = (value: number): string => whole(Math.round(value));
  const { box, members } = chosen;
  const [only] = members;
  if (!box || !only) return null;
  const layer = members.length === 1 ? only.layer : null;
  const sharp = layer && handlesOf(layer).dpi(layer, assets);
  const dpi = sharp === null ? "" : `  ${t("editor.measure.dpi", { dpi: number(sharp) })}`;

  function measure(): string {
    if (!box) return "";
    if (doing === "move") {
      // As the fields name it: the document's millimetres, whatever cut is shown.
      const { x, y } = layer ?? box;
      return t("editor.measure.place", { x: tenth(x), y: tenth(y) });
    }
    if (doing === "rotate") return t("editor.measure.turn", { degrees: tenth(box.rotation) });
    if (doing === "curve" && layer) {
      return t("editor.measure.turn", { degrees: number(handlesOf(layer).bend(layer)) });
    }
    const size = { width: number(box.width), height: number(box.height) };
    return t("editor.measure.size", size) + dpi;
  }

  const extent = frameExtent(line);
  // Below the handles too, which fingers push out of a small frame.
  const lowest = lowestOf(line, coarse ? LEAST.coarse : LEAST.fine);
  const middle = (extent.left + extent.right) / 2;
  const left = Math.max(middle + 4, extent.right - CHIP_PX);
  return (
    <span
      aria-hidden
      data-measure
      className="pointer-events-none absolute rounded-chip bg-ink px-2 py-1 type-label whitespace-pre text-paper tabular"
      style={{
        left: Math.max(4, Math.min(left, width - CHIP_PX)),
        top: Math.min(lowest + BELOW_PX, height - 28),
      }}
    >
      {measure()}
    </span>
  );
}
