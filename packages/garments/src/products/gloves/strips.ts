import { pathLength } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, curve, line } from "../../draft/curves.ts";
import { hemmed, sewn } from "../../draft/edge.ts";
import { ribGrain } from "../../draft/rib-grain.ts";
import type { Piece } from "../../garment.ts";
import { codedAllowance, gloveAllowance, type GloveFrame } from "./frame.ts";
import type { HandLines } from "./hand-lines.ts";

/** The strips between back and palm, named by what they lie between, in order round the hand. */
export const stripNames = [
  "wrist_little",
  "little_ring",
  "ring_middle",
  "middle_index",
  "index_thumb",
  "thumb_wrist",
] as const;

/**
 * Fourchettes of the left hand. `back` is sewn to the back of the hand; where a strip also passes the thumb,
 * `back_thumb` is sewn to that. Origin: the start of the edge on the back.
 */
export function draftFourchettes(f: GloveFrame, lines: HandLines): Piece[] {
  const length = {
    wrist_little: [["back", lines.wristLittle]],
    little_ring: [["back", lines.littleRing]],
    ring_middle: [["back", lines.ringMiddle]],
    middle_index: [["back", lines.middleIndex]],
    // Opposite to the way round the hand: the strip's edges run the other way.
    index_thumb: [
      ["back_thumb", lines.webThumb],
      ["back", lines.indexThumb],
    ],
    thumb_wrist: [
      ["back", lines.thumbWrist],
      ["back_thumb", lines.thumbRoot],
    ],
  } as const;
  return stripNames.map((name) =>
    strip(
      f,
      name,
      length[name].map(([edge, path]) => [edge, pathLength(path)] as const),
    ),
  );
}

function strip(f: GloveFrame, name: string, parts: readonly (readonly [string, number])[]): Piece {
  const allowance = gloveAllowance(f);
  const whole = parts.reduce((sum, [, length]) => sum + length, 0);
  const low = f.fourchette;
  const atWrist = (end: boolean) => (end ? codedAllowance : allowance);
  let x = -whole;
  const upper = parts.map(([edge, length]) => {
    const path = line(at(x, 0), at(x + length, 0));
    x += length;
    return sewn(edge, path, allowance);
  });
  return buildPiece({
    id: `fourchette_${name}_left`,
    product: "gloves",
    material: "stretch",
    edges: [
      ...upper,
      sewn("from", line(at(0, 0), at(0, low)), atWrist(name.startsWith("wrist_"))),
      sewn("palm", line(at(0, low), at(-whole, low)), allowance),
      sewn("to", line(at(-whole, low), at(-whole, 0)), atWrist(name.endsWith("_wrist"))),
    ],
    grain: [at(-whole * 0.8, low / 2), at(-whole * 0.2, low / 2)],
    label: at(-whole / 2, low / 2),
    clear: 3,
    landmarks: { from: at(0, low / 2), to: at(-whole, low / 2) },
  });
}

/** The left cuff, its seam in the middle of the palm's side; origin at the middle of the wrist, thumb at growing x. */
export function draftCuff(f: GloveFrame): Piece {
  const allowance = gloveAllowance(f);
  const [w, g, low] = [f.wrist, f.fourchette, f.cuffHeight];
  const end = 2 * w + g;
  const top = (name: string, from: number, to: number) =>
    sewn(name, line(at(from, 0), at(to, 0)), codedAllowance);
  return buildPiece({
    id: "cuff_left",
    product: "gloves",
    material: "rib",
    edges: [
      top("palm_little", -end, -w - g),
      top("gusset_little", -w - g, -w),
      top("back", -w, w),
      top("gusset_thumb", w, w + g),
      top("palm_thumb", w + g, end),
      sewn("end_thumb", line(at(end, 0), at(end, low)), allowance),
      hemmed("hem", line(at(end, low), at(-end, low)), 10),
      sewn("end_little", line(at(-end, low), at(-end, 0)), allowance),
    ],
    grain: ribGrain(at(0.5 * w, 0), low),
    label: at(0, low - 12),
    clear: 5,
    landmarks: { wrist: at(0, 0), hem: at(0, low) },
  });
}

/** The strap over the left cuff: fixed on the little finger's side, closed towards the thumb. */
export function draftTab(f: GloveFrame): Piece {
  const [from, to] = [-0.85 * f.wrist, 0.95 * f.wrist];
  const [high, low] = [0.3 * f.cuffHeight, 0.78 * f.cuffHeight];
  const round = (low - high) / 2;
  const [a, b, c, d] = [at(from, high), at(to - round, high), at(to - round, low), at(from, low)];
  return buildPiece({
    id: "tab_left",
    product: "gloves",
    material: "guard",
    appliedTo: "cuff_left",
    edges: [
      sewn("top", line(a, b), 0),
      sewn("tip", curve(b, at(b.x + round * 1.33, b.y), at(c.x + round * 1.33, c.y), c), 0),
      sewn("bottom", line(c, d), 0),
      sewn("base", line(d, a), 0),
    ],
    grain: [at(from + 5, (high + low) / 2), at(to - 5, (high + low) / 2)],
    label: at(0, (high + low) / 2),
    clear: 4,
    landmarks: { centre: at((from + to) / 2, (high + low) / 2) },
  });
}
