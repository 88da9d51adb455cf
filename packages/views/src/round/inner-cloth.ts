import type { Model, ModelPiece } from "../model/model.ts";
import type { Camera, Vector } from "../photo/camera.ts";
import { findTriangles } from "../photo/rasterise.ts";
import { compact } from "./thin-model.ts";

/** From so many turns and tilts one looks for it: a garment that stands on the ground is not looked into from below. */
const turns = 16;
const tilts = [-20, 0, 20, 45];
const size = { width: 420, height: 420 };
const field = 24;
/** Triangles round those that were seen, so that no gap opens between two looks. */
const grown = 2;

/**
 * What is seen of a garment's inner faces from anywhere outside, a neck or a hem: the pieces turned inside out, with
 * only those triangles. Pieces of which nothing is seen are left out. Takes a second; between its looks it calls `breathe`.
 */
export async function innerCloth(
  model: Model,
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<Model> {
  const seen = model.pieces.map(({ triangles }) => new Uint8Array(triangles.length / 3));
  const [middle, reach] = sphereOf(model);
  const away = (reach * 1.05) / Math.sin((field * Math.PI) / 360);
  for (const tilt of tilts)
    for (let turn = 0; turn < turns; turn++) {
      await breathe();
      const camera = lookFrom(middle, away, (2 * Math.PI * turn) / turns, (tilt * Math.PI) / 180);
      const { part, triangle, inside } = findTriangles(model, camera, size, {
        left: 0,
        top: 0,
        side: size.width,
      });
      for (let i = size.width + 1; i < part.length - size.width - 1; i++)
        if (isOpen(inside, i))
          (seen[(part[i] as number) - 1] as Uint8Array)[triangle[i] as number] = 1;
    }
  const pieces = model.pieces.map((piece, n) =>
    turnedOut(piece, grow(piece, seen[n] as Uint8Array)),
  );
  return { pieces: pieces.filter(({ triangles }) => triangles.length > 0) };
}

/** Rounded cloth shows slivers of its inner face along its outlines: only what is three pixels wide counts. */
function isOpen(inside: Uint8Array, i: number): boolean {
  for (let row = i - size.width; row <= i + size.width; row += size.width)
    if (inside[row - 1] !== 1 || inside[row] !== 1 || inside[row + 1] !== 1) return false;
  return true;
}

function lookFrom(target: Vector, away: number, turn: number, tilt: number): Camera {
  const flat = Math.cos(tilt) * away;
  const eye: Vector = [
    target[0] + flat * Math.sin(turn),
    target[1] + away * Math.sin(tilt),
    target[2] + flat * Math.cos(turn),
  ];
  return { eye, target, up: [0, 1, 0], fovY: field };
}

/** A ball round the model: its middle and how far it reaches, metres. */
export function sphereOf(model: Model): readonly [Vector, number] {
  const { low, high } = boxOf(model);
  const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  return [middle, Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2];
}

/** The lowest and the highest place of a model in each direction, metres. */
export function boxOf({ pieces }: Model): { readonly low: Vector; readonly high: Vector } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of pieces)
    for (const [i, value] of positions.entries()) {
      low[i % 3] = Math.min(low[i % 3] as number, value);
      high[i % 3] = Math.max(high[i % 3] as number, value);
    }
  return { low, high };
}

/** Where cloth lay when it was lit: its lowest place and from there to its highest, metres. */
export function litHeight(pieces: readonly ModelPiece[]): readonly [low: number, height: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const { positions, lit = positions } of pieces)
    for (let i = 1; i < lit.length; i += 3) {
      low = Math.min(low, lit[i] as number);
      high = Math.max(high, lit[i] as number);
    }
  return [low, Math.max(1e-6, high - low)];
}

/** Marks what lies beside what is marked. */
function grow({ triangles, positions }: ModelPiece, marked: Uint8Array): Uint8Array {
  let now = marked;
  for (let round = 0; round < grown; round++) {
    const corners = new Uint8Array(positions.length / 3);
    for (let k = 0; k < triangles.length; k++)
      if (now[Math.floor(k / 3)] === 1) corners[triangles[k] as number] = 1;
    now = now.map((_, n) =>
      [0, 1, 2].some((c) => corners[triangles[3 * n + c] as number] === 1) ? 1 : 0,
    );
  }
  return now;
}

/** The marked triangles of a piece seen from their other face. */
function turnedOut(piece: ModelPiece, marked: Uint8Array): ModelPiece {
  const triangles: number[] = [];
  for (let n = 0; n < marked.length; n++)
    if (marked[n] === 1)
      for (const c of [0, 2, 1]) triangles.push(piece.triangles[3 * n + c] as number);
  const kept = compact(piece, Uint32Array.from(triangles));
  return { ...kept, normals: kept.normals.map((value) => -value) };
}
