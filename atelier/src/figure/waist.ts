import type { Tuck } from "@holeshot/views";

/** Heights between which a trunk is drawn in, as shares of a height of 180 cm in metres, and what it keeps at the waist. */
export interface Waist {
  readonly hips: number;
  readonly waist: number;
  readonly chest: number;
  readonly keeps: number;
}

/** A top that is drawn in at the waist: more and more from the hips to it, and less and less to the chest. */
export function drawnIn({ hips, waist, chest, keeps }: Waist, size: number): readonly Tuck[] {
  const tuck = (from: number, to: number, by: number): Tuck => ({
    half: 0,
    at: [0, 0, 0.012],
    along: [0, 1, 0],
    from: round(from * size),
    to: round(to * size),
    keeps: round(by),
    but: ["sleeve", "cuff", "collar"],
  });
  return [tuck(hips, waist, keeps), tuck(waist, chest, 1 / keeps)];
}

/** A trunk's breadth and depth, from a height down, as shares of a height of 180 cm in metres and of what hung from a stand. */
export interface Oval {
  readonly from: number;
  readonly to: number;
  readonly broad: number;
  readonly deep: number;
}

/** A top whose trunk is broader than deep, as bodies are: on a stand it hangs from a chest, nearly round. Its girth stays about the same. */
export function oval({ from, to, broad, deep }: Oval, size: number): Tuck {
  return {
    half: 0,
    at: [0, 0, 0.005],
    along: [0, 1, 0],
    from: round(from * size),
    to: round(to * size),
    keeps: broad,
    flat: { way: [0, 0, 1], keeps: deep },
    but: ["sleeve", "cuff", "collar"],
  };
}

/** All of a top nearer to the middle, arms and all. */
export function narrower(keeps: number): Tuck {
  return { half: 0, at: [0, 0, -0.01], along: [0, 1, 0], from: -2, to: -1, keeps };
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
