import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { localeOf } from "../../lib/i18n/languages.ts";
import type { Gesture } from "../tools/gesture.ts";
import type { FrameExtent } from "./frame-extent.ts";
import type { PlacedBox } from "./layer-box.ts";

interface MeasureChipProps {
  box: PlacedBox;
  extent: FrameExtent;
  doing: Gesture["kind"] | null;
  /** Side of the picture, CSS pixels: the chip stays inside. */
  limit: number;
}

const BELOW_PX = 14;
const CHIP_PX = 130;

/** Size at rest, place while moving, degrees while turning. */
export function MeasureChip({ box, extent, doing, limit }: MeasureChipProps) {
  const t = useT();
  const locale = localeOf(useLanguage());
  const number = (value: number, digits = 0) =>
    value.toLocaleString(locale, { maximumFractionDigits: digits });
  const text =
    doing === "move"
      ? t("editor.measure.place", { x: number(box.x, 1), y: number(box.y, 1) })
      : doing === "rotate"
        ? t("editor.measure.turn", { degrees: number(box.rotation, 1) })
        : t("editor.measure.size", { width: number(box.width), height: number(box.height) });
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute rounded-chip bg-ink px-2 py-1 type-label whitespace-nowrap text-paper tabular"
      style={{
        left: Math.max(4, extent.right - CHIP_PX),
        top: Math.min(extent.bottom + BELOW_PX, limit - 28),
      }}
    >
      {text}
    </span>
  );
}
