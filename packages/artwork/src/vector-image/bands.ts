import type { Colour } from "../scene.ts";
import { channels, toHex } from "./colour.ts";
import type { GradientStop } from "./gradient.ts";

/** One even colour between two shares of a gradient. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly colour: Colour;
  readonly alpha: number;
}

/** Most bands one gradient is cut into; steps of two per channel are not seen as steps. */
const mostPerInterval = 64;

function mix(a: GradientStop, b: GradientStop, share: number): { colour: Colour; alpha: number } {
  const [r1, g1, b1] = channels(a.colour);
  const [r2, g2, b2] = channels(b.colour);
  const between = (from: number, to: number): number => from + (to - from) * share;
  return {
    colour: toHex(between(r1, r2), between(g1, g2), between(b1, b2)),
    alpha: between(a.alpha, b.alpha),
  };
}

function difference(a: GradientStop, b: GradientStop): number {
  const first = channels(a.colour);
  const second = channels(b.colour);
  const apart = first.map((value, at) => Math.abs(value - (second[at] ?? 0)));
  // Thin veils of many layers lose their colour where a canvas rounds to 8 bits: fewer, thicker ones.
  return Math.max(...apart, Math.abs(a.alpha - b.alpha) * 96);
}

/** Even bands from the first stop's start to the last one's end; what lies outside takes the end colours. */
export function bandsOf(stops: readonly GradientStop[]): Band[] {
  const bands: Band[] = [];
  const last = stops.at(-1);
  const first = stops[0];
  if (!first || !last) return bands;
  if (first.at > 0) bands.push({ from: 0, to: first.at, colour: first.colour, alpha: first.alpha });
  stops.slice(1).forEach((b, index) => {
    const a = stops[index] ?? b;
    if (b.at - a.at <= 1e-6) return;
    const count = Math.min(mostPerInterval, Math.max(1, Math.ceil(difference(a, b) / 3)));
    for (let step = 0; step < count; step += 1) {
      const from = a.at + ((b.at - a.at) * step) / count;
      const to = a.at + ((b.at - a.at) * (step + 1)) / count;
      bands.push({ from, to, ...mix(a, b, (step + 0.5) / count) });
    }
  });
  if (last.at < 1 || bands.length === 0) {
    bands.push({ from: last.at, to: Math.max(1, last.at), colour: last.colour, alpha: last.alpha });
  }
  return bands;
}

/** Which way the cover of a run goes. Even cover counts as falling: rings are painted inwards, each a whole disc. */
export function coverOrder(run: readonly Band[]): "rising" | "falling" {
  return (run.at(-1)?.alpha ?? 0) > (run[0]?.alpha ?? 0) + 1e-9 ? "rising" : "falling";
}

/** Bands in runs of cover that only rises or only falls. */
export function runsOf(bands: readonly Band[]): Band[][] {
  const runs: Band[][] = [];
  let run: Band[] = [];
  let way = 0;
  for (const band of bands) {
    const step = band.alpha - (run.at(-1)?.alpha ?? band.alpha);
    const turned = Math.abs(step) > 1e-9 && way !== 0 && Math.sign(step) !== way;
    if (turned) {
      runs.push(run);
      run = [];
      way = 0;
    } else if (Math.abs(step) > 1e-9) way = Math.sign(step);
    run.push(band);
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/**
 * What to paint over a band so that the next one shows, when both are covered by the new paint:
 * the layer's own colour and cover, from the target's and what lies below. Solves `source over`.
 */
export function layerOver(
  below: { readonly colour: Colour; readonly alpha: number },
  target: { readonly colour: Colour; readonly alpha: number },
): { readonly colour: Colour; readonly alpha: number } {
  if (target.alpha >= 0.999) return { colour: target.colour, alpha: 1 };
  const alpha = (target.alpha - below.alpha) / Math.max(1e-6, 1 - below.alpha);
  if (alpha < 1 / 1024) return { colour: target.colour, alpha: 0 };
  const under = channels(below.colour);
  const [red = 0, green = 0, blue = 0] = channels(target.colour).map((value, at) => {
    const rest = (under[at] ?? 0) * below.alpha * (1 - alpha);
    return (value * target.alpha - rest) / alpha;
  });
  return { colour: toHex(red, green, blue), alpha };
}
