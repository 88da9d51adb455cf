import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { localeOf } from "../../lib/i18n/languages.ts";
import type { Gesture } from "../tools/gesture.ts";
import { boxPoint, type PlacedBox } from "./layer-box.ts";
import type { LocalMap } from "./stage-view.ts";

interface MeasureChipProps {
  box: PlacedBox;
  map: LocalMap;
  ratio: number;
  doing: Gesture["kind"] | null;
  /** Side of the picture, CSS pixels: the chip stays inside. */
  limit: number;
}

const BELOW_PX = 14;
const CHIP_PX = 130;

/** Size at rest, place while moving, degrees while turning. */
export function MeasureChip({ box, map, ratio, doing, limit }: MeasureChipProps) {
  const t = useT();
  const locale = localeOf(useLanguage());
  const number = (value: number, digits = 0) =>
    value.toLocaleString(locale, { maximumFractionDigits: digits });
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([x = 0, y = 0]) => map.toScreen(boxPoint(box, x, y)));
  const left = Math.max(...corners.map(({ x }) => x)) * ratio - CHIP_PX;
  const top = Math.max(...corners.map(({ y }) => y)) * ratio + BELOW_PX;
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
      style={{ left: Math.max(4, left), top: Math.min(top, limit - 28) }}
    >
      {text}
    </span>
  );
}
