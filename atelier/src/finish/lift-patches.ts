import type { Garment, Piece } from "@holeshot/garments";
import { distanceToLine, pathLength, type Point } from "@holeshot/geometry";
import { fillOutline } from "../mesh/fill-outline.ts";
import { resampleEdge } from "../mesh/resample-edge.ts";
import { particleNormals } from "./normals.ts";
import { placeOn, type PlaceOnPiece } from "./place-on.ts";
import type { Surface } from "./surface.ts";

/** How a patch stands up, mm: its height in the middle, the width of its slope, and its triangles. */
interface Shape {
  readonly height: number;
  readonly slope: number;
  readonly spacing: number;
}

/** What keeps a patch's edge in front of its cloth, mm. */
const edgeLift = 0.25;

function shapeOf({ id }: Piece): Shape {
  if (id.startsWith("knee_guard")) return { height: 4.5, slope: 9, spacing: 6 };
  if (id.startsWith("elbow")) return { height: 2, slope: 6, spacing: 6 };
  if (id.startsWith("placket")) return { height: 0.8, slope: 2, spacing: 6 };
  return { height: 1.6, slope: 3, spacing: 3 };
}

/** Adds the pieces that lie on others, lifted off the cloth beneath them; their edges lie on it. */
export function liftPatches(surface: Surface, garment: Garment): Surface {
  const patches = garment.pieces.filter(
    ({ appliedTo }) => appliedTo !== undefined && surface.pieces.includes(appliedTo),
  );
  const normals = particleNormals(surface);
  return patches.reduce((grown, patch) => {
    const base = surface.pieces.indexOf(patch.appliedTo ?? "");
    return addPatch(grown, patch, placeOn(surface, normals, base));
  }, surface);
}

function addPatch(surface: Surface, patch: Piece, place: PlaceOnPiece): Surface {
  const { height, slope, spacing } = shapeOf(patch);
  const outline = patch.edges.flatMap(({ path }) => resample(path, spacing));
  const { points, triangles } = fillOutline(outline, spacing);
  const firstParticle = surface.positions.length / 3;
  const firstCorner = surface.particleOf.length;
  const positions = points.flatMap((point) => {
    const { position, normal } = place(point);
    const rise = Math.min(1, distanceToLine(outline, point) / slope);
    const lift = edgeLift + height * Math.sqrt(rise * (2 - rise));
    return position.map((value, c) => value + (normal[c] as number) * lift);
  });
  return {
    pieces: [...surface.pieces, patch.id],
    positions: Float64Array.from([...surface.positions, ...positions]),
    particleOf: Uint32Array.from([
      ...surface.particleOf,
      ...points.map((_, i) => firstParticle + i),
    ]),
    uv: Float64Array.from([...surface.uv, ...points.flatMap(({ x, y }) => [x, y])]),
    triangles: Uint32Array.from([
      ...surface.triangles,
      ...Array.from(triangles, (corner) => firstCorner + corner),
    ]),
    pieceOf: Uint16Array.from([
      ...surface.pieceOf,
      ...Array.from({ length: triangles.length / 3 }, () => surface.pieces.length),
    ]),
  };
}

function resample(path: Piece["outline"], spacing: number): Point[] {
  const count = Math.max(2, Math.round(pathLength(path) / spacing));
  return resampleEdge(path, count).slice(0, -1);
}
