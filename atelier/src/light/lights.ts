import type { Camera, Vector } from "@holeshot/views";
import { cameraFrame, cross, unit } from "./camera.ts";
import type { RayTree } from "./ray-tree.ts";

/** A soft light: a cloud of points round a middle. */
export interface Light {
  readonly at: Vector;
  readonly spread: number;
  readonly strength: number;
  /** How strongly surfaces throw it back, when that is not as it falls on them. */
  readonly gleam?: number | undefined;
}

/** Lights for a garment of 1100 mm, seen from the camera: right, up and towards it, mm. */
export type Studio = readonly {
  readonly from: Vector;
  readonly spread: number;
  readonly strength: number;
  readonly gleam?: number;
}[];

/** What everything of the shop is seen in. */
export const studio: Studio = [
  { from: [-1600, 1700, 1600], spread: 600, strength: 0.83 },
  { from: [2000, 500, 1400], spread: 900, strength: 0.18 },
  { from: [500, 1900, -1600], spread: 700, strength: 0.42 },
  // A strip behind the right shoulder: it falls on nothing, and draws one edge of dark cloth.
  { from: [1700, 500, -1500], spread: 450, strength: 0, gleam: 2.6 },
];

/** Powers of 1 / 1.2207, the root of x⁴ = x + 1: points this far apart fill a cube evenly, however many there are. */
const stride: Vector = [0.8191725134, 0.6710436067, 0.5497004779];

/** Lights that move with the camera round the garment's middle, scaled with its extent. */
export function placeLights(camera: Camera, extent: number, from: Studio = studio): Light[] {
  const { right } = cameraFrame(camera);
  const up: Vector = [0, 1, 0];
  const towards = unit(cross(right, up));
  const scale = extent / 1100;
  const { target } = camera;
  return from.map(({ from: place, spread, strength, gleam }) => {
    const [x, y, z] = [place[0] * scale, place[1] * scale, place[2] * scale];
    return {
      at: [
        target[0] + right[0] * x + towards[0] * z,
        target[1] + y,
        target[2] + right[2] * x + towards[2] * z,
      ],
      spread: spread * scale,
      strength,
      gleam,
    };
  });
}

/**
 * Share of a light that each particle sees, 0 to 1, on the side that faces the camera. A particle turned away from
 * part of the light sees only the rest of it. Of `wanted` particles alone.
 */
export function visibility(
  tree: RayTree,
  positions: Float64Array,
  normals: Float64Array,
  eye: Vector,
  light: Light,
  rules: { readonly rays: number; readonly start: number },
  random: () => number,
  wanted: Uint8Array,
): Float32Array {
  const seen = new Float32Array(positions.length / 3);
  for (let i = 0; i < seen.length; i++) {
    const x = positions[3 * i] as number;
    const y = positions[3 * i + 1] as number;
    const z = positions[3 * i + 2] as number;
    const facing =
      (normals[3 * i] as number) * (eye[0] - x) +
      (normals[3 * i + 1] as number) * (eye[1] - y) +
      (normals[3 * i + 2] as number) * (eye[2] - z);
    const side = facing < 0 ? -1 : 1;
    const nx = side * (normals[3 * i] as number);
    const ny = side * (normals[3 * i + 1] as number);
    const nz = side * (normals[3 * i + 2] as number);
    const a = random();
    const b = random();
    const c = random();
    if (wanted[i] === 0) continue;
    let open = 0;
    for (let k = 0; k < rules.rays; k++) {
      const dx = light.at[0] + (((k * stride[0] + a) % 1) - 0.5) * 2 * light.spread - x;
      const dy = light.at[1] + (((k * stride[1] + b) % 1) - 0.5) * 2 * light.spread - y;
      const dz = light.at[2] + (((k * stride[2] + c) % 1) - 0.5) * 2 * light.spread - z;
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (dx * nx + dy * ny + dz * nz <= 0) continue;
      const reach = tree.reach(
        x + nx * rules.start,
        y + ny * rules.start,
        z + nz * rules.start,
        dx / far,
        dy / far,
        dz / far,
        far,
        true,
      );
      if (reach >= far) open++;
    }
    seen[i] = open / rules.rays;
  }
  return seen;
}
