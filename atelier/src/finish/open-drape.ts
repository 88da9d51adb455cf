import type { Drape } from "../drape/drape.ts";
import type { Surface } from "./surface.ts";

/** A drape as one surface, its pieces joined at their particles; metres become millimetres. */
export function openDrape(drape: Drape): Surface {
  const positions = new Float64Array(drape.particleCount * 3);
  const particleOf: number[] = [];
  const uv: number[] = [];
  const triangles: number[] = [];
  const pieceOf: number[] = [];
  for (const [n, piece] of drape.pieces.entries()) {
    const first = particleOf.length;
    for (const [vertex, particle] of piece.particles.entries()) {
      for (let c = 0; c < 3; c++)
        positions[3 * particle + c] = (piece.positions[3 * vertex + c] as number) * 1000;
      particleOf.push(particle);
      uv.push(piece.uv[2 * vertex] as number, piece.uv[2 * vertex + 1] as number);
    }
    for (let at = 0; at < piece.triangles.length; at += 3) {
      const corners = [0, 1, 2].map((k) => first + (piece.triangles[at + k] as number));
      // A triangle that sewing has closed to a line shows nothing.
      if (new Set(corners.map((corner) => particleOf[corner])).size < 3) continue;
      triangles.push(...corners);
      pieceOf.push(n);
    }
  }
  return {
    pieces: drape.pieces.map(({ id }) => id),
    positions,
    particleOf: Uint32Array.from(particleOf),
    uv: Float64Array.from(uv),
    triangles: Uint32Array.from(triangles),
    pieceOf: Uint16Array.from(pieceOf),
  };
}
