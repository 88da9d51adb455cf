import type { ClothMesh } from "../mesh/cloth-mesh.ts";
import { seededRandom } from "../random.ts";
import { materialOf, type ClothMaterials } from "./cloth-material.ts";

/** Distances that particles keep from each other, in the order they are put right. */
export interface Springs {
  /** Two particles each. */
  readonly ends: Uint32Array;
  /** cm */
  readonly rest: Float64Array;
  readonly compliance: Float64Array;
}

export interface ClothSprings {
  /** Along the sides of triangles. */
  readonly stretch: Springs;
  /** Between the far corners of neighbouring triangles. */
  readonly bend: Springs;
  /** For each particle those it shares a triangle side with. */
  readonly neighbours: readonly ReadonlySet<number>[];
}

/** A seam is several layers: it bends less easily. */
const seamBend = 0.3;

/** A triangle side between two particles; both sides of a seam meet in one. */
interface Side {
  readonly a: number;
  readonly b: number;
  /** Sum over its triangles, cm. */
  length: number;
  readonly flanks: { particle: number; along: number; away: number; piece: number }[];
}

/** The springs of a sewn garment; lengths come from the flat pieces, so the cloth stays true to the print. */
export function buildSprings(mesh: ClothMesh, materials: ClothMaterials): ClothSprings {
  const sides = collectSides(mesh, restPlaces(mesh, materials));
  const ofPiece = mesh.pieces.map((piece) => materialOf(materials, piece.id));
  const stretch: Spring[] = [];
  const bend: Spring[] = [];
  const neighbours = Array.from({ length: mesh.particleCount }, () => new Set<number>());
  for (const side of sides) {
    const { a, b, flanks } = side;
    if (a === b) continue;
    neighbours[a]?.add(b);
    neighbours[b]?.add(a);
    const length = side.length / flanks.length;
    const cloths = flanks.map(({ piece }) => ofPiece[piece] ?? materials["*"]);
    stretch.push([a, b, length, Math.min(...cloths.map((cloth) => cloth.stretch))]);
    const [one, other] = flanks;
    const [clothOne, clothOther] = cloths;
    if (!one || !other || !clothOne || !clothOther || one.particle === other.particle) continue;
    const flat = Math.hypot((one.along - other.along) * length, one.away + other.away);
    const layers = one.piece === other.piece ? 1 : seamBend;
    const give = ((clothOne.bend + clothOther.bend) / 2) * layers;
    bend.push([one.particle, other.particle, flat, give]);
  }
  return { stretch: pack(stretch), bend: pack(bend), neighbours };
}

/** Flat places of all vertices, cm, ribs at the size they take when sewn. */
export function restPlaces(mesh: ClothMesh, materials: ClothMaterials): Float64Array {
  return mesh.uv.map((value, i) => {
    const piece = mesh.pieces[mesh.pieceOf[i >> 1] as number];
    const rest = piece && materialOf(materials, piece.id).rest;
    if (typeof rest !== "function") return (value / 10) * (rest?.[i & 1] ?? 1);
    const first = i & ~1;
    return (rest(mesh.uv[first] as number, mesh.uv[first + 1] as number)[i & 1] as number) / 10;
  });
}

function collectSides(mesh: ClothMesh, flat: Float64Array): Iterable<Side> {
  const { triangles, particleOf, pieceOf, particleCount } = mesh;
  const sides = new Map<number, Side>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const i = triangles[t + k] as number;
      const j = triangles[t + ((k + 1) % 3)] as number;
      const o = triangles[t + ((k + 2) % 3)] as number;
      const [a, b] = [particleOf[i] as number, particleOf[j] as number];
      const key = Math.min(a, b) * particleCount + Math.max(a, b);
      let side = sides.get(key);
      if (!side) {
        side = { a: Math.min(a, b), b: Math.max(a, b), length: 0, flanks: [] };
        sides.set(key, side);
      }
      const [ix, iy] = [flat[2 * i] as number, flat[2 * i + 1] as number];
      const [dx, dy] = [(flat[2 * j] as number) - ix, (flat[2 * j + 1] as number) - iy];
      const [ox, oy] = [(flat[2 * o] as number) - ix, (flat[2 * o + 1] as number) - iy];
      const length = Math.hypot(dx, dy);
      const along = (ox * dx + oy * dy) / (length * length);
      side.length += length;
      side.flanks.push({
        particle: particleOf[o] as number,
        // Measured from the lower particle, so that both flanks count the same way.
        along: a < b ? along : 1 - along,
        away: Math.abs(ox * dy - oy * dx) / length,
        piece: pieceOf[o] as number,
      });
    }
  return sides.values();
}

type Spring = readonly [a: number, b: number, rest: number, compliance: number];

/** Springs in a fixed, shuffled order: an order that follows the mesh, or that turns round, feeds in energy. */
function pack(list: readonly Spring[]): Springs {
  const random = seededRandom(5);
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [shuffled[i] as Spring, shuffled[j] as Spring];
    shuffled[i] = b;
    shuffled[j] = a;
  }
  return {
    ends: Uint32Array.from(shuffled.flatMap(([a, b]) => [a, b])),
    rest: Float64Array.from(shuffled, (spring) => spring[2]),
    compliance: Float64Array.from(shuffled, (spring) => spring[3]),
  };
}
