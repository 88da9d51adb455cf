import { asLit, type Model } from "../model/model.ts";
import { type Camera, facing, placer, type Placer, type Vector } from "../photo/camera.ts";
import { type LightPicture, lightAt } from "../photo/light-picture.ts";
import { findTriangles } from "../photo/rasterise.ts";
import {
  type Across,
  acrossOf,
  expectedFor,
  expectLight,
  type Lamps,
  turnOf,
} from "./expected-light.ts";

/** A side that light was baked for, and what its camera sees of the model. */
export interface LitSight {
  readonly eye: Vector;
  /** Turn round the garment it looks from, radians: 0 is in front, growing to the wearer's left. */
  readonly turn: number;
  readonly across: Across;
  readonly light: LightPicture;
  readonly place: Placer;
  /** One over the distance of what is seen, 1/m, `DEPTH` pixels a side. */
  readonly near: Float32Array;
  /** What its lamps throw on cloth that nothing stands before; they go with the camera, and are the same for all sides. */
  readonly expected: () => Lamps;
}

/** A side with its light. */
export interface LitCamera {
  readonly camera: Camera;
  readonly light: LightPicture;
}

const DEPTH = 1024;
/** How far cloth may lie behind what a side's camera sees and still be what it sees, metres. */
const SLACK = 0.0033;
/** Seen so much by the sides one looks from, a place needs no other. */
const ENOUGH = 0.05;
/** Fewer sides than these leave gaps between them. */
const FEW = 4;
/** A side that one does not look from counts a little where no other sees the place. */
const LEAST = 0.0004;
/** What counts beside the sides, seen by them or not: at a side, and how much more far from one. */
export const openAir = { least: 0.000_04, between: 0.1 };
/** At a side, cloth that turns away from it still counts so much for it; between sides nothing that grazes is asked. */
export const grazing = 0.02;
/**
 * Of what the sides one looks from could see of a place, less than `part` seen is made up for by what none sees, `times`:
 * half way between two sides. Near a side all that is not seen is, `soon` after one has left it, since what it hid comes into
 * view at once. Inside, where sides see little but a rim, it counts `inside` times a side.
 */
export const madeUp = { part: 0.4, times: 1.3, soon: 4, inside: 3 };
/**
 * Share of the light outside that gets inside, as openness: much through a neck, little from the ground through a hem; `from` that
 * share of the garment's height it is `high`.
 */
export const insideOpen = { low: 0.25, high: 0.7, from: 0.5 };
/** So much of a gleam that stands out is gone half way between two sides: it went with one camera. */
export const gleamFades = 0.5;

/** Openness that is left of a place's own on its inside, where it lies at this share of the garment's height. */
export function openInside(share: number): number {
  const { low, high, from } = insideOpen;
  return low + (high - low) * smooth(share / from);
}

/** Share of the light that is told by the cloth's direction and openness alone, for who looks with these shares of the sides. */
function skyShare(shares: readonly number[]): number {
  return openAir.least + openAir.between * (1 - Math.max(...shares));
}

/** Looks at a model from where its light was baked. */
export function lookFromSides(model: Model, sides: readonly LitCamera[]): readonly LitSight[] {
  const square = { width: DEPTH, height: DEPTH };
  const lit = asLit(model);
  let known: Lamps | undefined;
  const expected = () => (known ??= expectLight(model, sides));
  return sides.map(({ camera, light }) => {
    const frame = { left: 0, top: 0, side: DEPTH };
    const { near } = findTriangles(lit, camera, square, frame);
    const place = placer(camera);
    const turn = turnOf(camera);
    return { eye: camera.eye, turn, across: acrossOf(turn), light, place, near, expected };
  });
}

/** A place of the cloth: where it is, which way it looks, and how much of the sky it sees. */
export interface LitPlace {
  readonly at: ArrayLike<number>;
  readonly normal: ArrayLike<number>;
  /** Less of it inside. */
  readonly open: number;
  /** Whether it is the cloth's inside. */
  readonly inside: boolean;
}

/** Whoever looks at the model: from which turn, and what shares the sides' light has there. */
export interface Onlooker {
  readonly across: Across;
  readonly shares: readonly number[];
}

/**
 * The light at a place for who looks from somewhere, as the view in the round mixes it: what falls on the cloth, and what
 * its surface throws back. Lamps go with whoever looks, as with the sides' cameras: the sides tell how much brighter or
 * darker the cloth is than lamps make cloth that looks so (folds, shade, seams), and the onlooker's lamps shine on that.
 * Written into `out`.
 */
export function mixSides(
  sights: readonly LitSight[],
  { across, shares }: Onlooker,
  { at, normal, open, inside }: LitPlace,
  out: Float32Array,
): void {
  const [x, y, z] = [at[0] as number, at[1] as number, at[2] as number];
  const lamps = sights[0]?.expected();
  const wanted = lamps ? expectedFor(lamps.falls, normal, across) : 1;
  const gleam = lamps ? expectedFor(lamps.shines, normal, across, 0) : 0;
  // What no side sees is lit as its openness lets the lamps in; between two sides that comes in before the last of them
  // has gone, softly, and with few sides sooner.
  const few = sights.length < FEW;
  const between = Math.min(1, 2 * (1 - Math.max(...shares)));
  const least = few ? 0 : grazing * (1 - between);
  const left = Math.min(1, madeUp.soon * Math.sqrt(1 - Math.max(...shares)));
  let sky = few ? 0.08 : skyShare(shares) + (inside ? madeUp.inside * left : 0);
  let [light, due, shine, dueShine, seen] = [0, 0, 0, 0, 0];
  let [able, told] = [0, 0];
  for (const first of [true, false]) {
    // Sides one does not look from are asked only where the others do not see the place.
    if (!first && seen + sky > ENOUGH) break;
    for (const [i, sight] of sights.entries()) {
      const own = few ? Math.max(shares[i] ?? 0, 0.1) : (shares[i] ?? 0);
      if (own > LEAST !== first) continue;
      const place = sight.place(x, y, z);
      if (!place) continue;
      const towards = facing(sight.eye, at, normal);
      const weight = Math.max(own, LEAST) * Math.max(smooth(towards / 0.35), least);
      if (first) able += weight;
      const sees = seenFrom(sight.near, place, towards);
      const share = sees === 0 ? 0 : weight * sees * freely(sight.near, place, towards);
      if (share === 0) continue;
      lightAt(sight.light, place.u, place.v, found);
      light += share * (found[0] as number);
      due += share * expectedFor(sight.expected().falls, normal, sight.across);
      shine += share * (found[1] as number);
      dueShine += share * expectedFor(sight.expected().shines, normal, sight.across, 0);
      seen += share;
      if (first) told += share;
    }
  }
  if (!few) {
    const part = 1 - (1 - madeUp.part) * between;
    sky += left * madeUp.times * Math.max(0, part * able - told);
  }
  out[0] = (wanted * (light + sky * wanted * open * open)) / (due + sky * wanted);
  out[1] = gleamAlong(
    (shine + sky * gleam * open * open) / (seen + sky),
    (dueShine + sky * gleam) / (seen + sky),
    gleam,
    1 - gleamFades * between,
  );
}

/**
 * What cloth throws back to the onlooker, where sides saw so much of it and were to be expected to see `due`: less goes along as a
 * share, more as what there is more of it.
 */
function gleamAlong(seen: number, due: number, gleam: number, kept: number): number {
  return seen < due ? (gleam * seen) / due : gleam + (seen - due) * kept;
}

const found = new Float32Array(2);

/** Share of the four pixels round a place, each as much as it lies near, that the side's camera sees. */
export function seenFrom(
  near: Float32Array,
  { u, v, away }: { u: number; v: number; away: number },
  towards: number,
): number {
  const reach = away - SLACK * (1 + 0.5 / Math.min(1, Math.max(0.1, towards)));
  const [left, top] = [Math.floor(u * DEPTH - 0.5), Math.floor(v * DEPTH - 0.5)];
  const [across, down] = [u * DEPTH - 0.5 - left, v * DEPTH - 0.5 - top];
  let share = 0;
  for (let k = 0; k < 4; k++) {
    const x = clamp(left + (k & 1));
    const y = clamp(top + (k >> 1));
    if ((near[y * DEPTH + x] as number) * reach <= 1)
      share += (k & 1 ? across : 1 - across) * (k >> 1 ? down : 1 - down);
  }
  return share;
}

/** Taps of a ring and of one twice as wide, as shares of its radius. */
const taps = [0.5, 1].flatMap((radius) =>
  Array.from({ length: 8 }, (_, n) => {
    const angle = (2 * Math.PI * (n + radius)) / 8;
    return [radius * Math.cos(angle), radius * Math.sin(angle), radius] as const;
  }),
);
/** Pixels over which a side's light fades out before what hides the cloth from it, and metres that they show. */
const FADE = 36;
const FADE_METRES = 0.038;
/** Metres over which a tap goes from hidden to free: hidden at once would be a stipple of pixels. */
const SOFT = 0.008;

/** 1 where a side sees the cloth and all round it, fading to nothing beside what stands before it. */
function freely(
  near: Float32Array,
  { u, v, away }: { u: number; v: number; away: number },
  towards: number,
): number {
  const t = Math.min(1, Math.max(0.15, towards));
  // Cloth at a slant is nearer at one end of the ring.
  const slope = FADE_METRES * (0.4 + Math.sqrt(1 - t * t) / t);
  let free = 0;
  for (const [dx, dy, radius] of taps) {
    const x = clamp(Math.floor(u * DEPTH + FADE * dx));
    const y = clamp(Math.floor(v * DEPTH + FADE * dy));
    const seen = 1 / Math.max(1e-9, near[y * DEPTH + x] as number);
    free += Math.min(1, Math.max(0, 0.5 + (seen - (away - SLACK - radius * slope)) / SOFT));
  }
  return Math.max(0.002, smooth((free / taps.length - 0.5) * 2));
}

function clamp(pixel: number): number {
  return Math.min(DEPTH - 1, Math.max(0, pixel));
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}
