import type { Piece } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import type { Colour, SceneItem } from "../scene.ts";
import { bar, fill } from "./lines.ts";
import { setOff, tones } from "./tones.ts";

/** What the inside of the knee is made of, where it is not the plain leather that was draped. */
export function innerKnee(piece: Piece, fabric: string, ground: Colour): SceneItem[] {
  const { left, top, right, bottom } = piece.bounds;
  if (fabric === "aramid") {
    // A twill: its warp runs aslant across the whole patch.
    const rows = Math.ceil((right - left + bottom - top) / 5);
    const warp = Array.from({ length: rows }, (_, i) => {
      const y = top + i * 5;
      const [from, to]: [Point, Point] = [
        { x: left, y },
        { x: right, y: y - (right - left) },
      ];
      return bar(from, to, 1.9);
    });
    return clipped(piece, [fill(warp.flat(), tones.aramid, 0.75)]);
  }
  if (fabric !== "suede") return [];
  // Brushed nap: short strokes, each a little out of line with the last.
  const strokes: Point[][] = [];
  for (let y = top, row = 0; y < bottom; y += 5, row += 1) {
    for (let x = left + ((row * 37) % 9); x < right; x += 9) {
      const lean = ((row * 13 + strokes.length * 7) % 11) / 2.75 - 2;
      strokes.push([
        { x, y },
        { x: x + lean, y: y + 4 },
      ]);
    }
  }
  const nap = strokes.flatMap(([from, to]) => (from && to ? bar(from, to, 1.6) : []));
  return clipped(piece, [
    fill(piece.outline, setOff(ground), 0.35),
    fill(nap, setOff(ground), 0.5),
  ]);
}

function clipped({ outline }: Piece, items: readonly SceneItem[]): SceneItem[] {
  return [{ kind: "clip", path: outline, rule: "nonzero", items }];
}
