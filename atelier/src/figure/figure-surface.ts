import type { Model } from "@holeshot/views";
import type { Surface } from "../finish/surface.ts";

/** A model's triangles as a surface, mm, and its normals: corners at one place are one particle. */
export function figureSurface(model: Model): {
  readonly surface: Surface;
  readonly normals: Float64Array;
} {
  const particles = new Map<string, number>();
  const positions: number[] = [];
  const sums: number[] = [];
  const particleOf: number[] = [];
  const uv: number[] = [];
  const triangles: number[] = [];
  const pieceOf: number[] = [];
  for (const [n, piece] of model.pieces.entries()) {
    const first = particleOf.length;
    for (let i = 0; i < piece.positions.length; i += 3) {
      const place = [0, 1, 2].map((c) => 1000 * (piece.positions[i + c] as number));
      const key = place.map((value) => Math.round(value * 50)).join(" ");
      let particle = particles.get(key);
      if (particle === undefined) {
        particle = particles.size;
        particles.set(key, particle);
        positions.push(...place);
        sums.push(0, 0, 0);
      }
      for (let c = 0; c < 3; c++)
        sums[3 * particle + c] =
          (sums[3 * particle + c] as number) + (piece.normals[i + c] as number);
      particleOf.push(particle);
    }
    for (const value of piece.millimetres) uv.push(value);
    for (const corner of piece.triangles) triangles.push(first + corner);
    for (let k = 0; k < piece.triangles.length; k += 3) pieceOf.push(n);
  }
  const normals = Float64Array.from(sums);
  for (let i = 0; i < normals.length; i += 3) {
    const size = Math.hypot(...normals.subarray(i, i + 3)) || 1;
    for (let c = 0; c < 3; c++) normals[i + c] = (normals[i + c] as number) / size;
  }
  return {
    normals,
    surface: {
      pieces: model.pieces.map(({ piece }) => piece),
      positions: Float64Array.from(positions),
      particleOf: Uint32Array.from(particleOf),
      uv: Float64Array.from(uv),
      triangles: Uint32Array.from(triangles),
      pieceOf: Uint16Array.from(pieceOf),
    },
  };
}
