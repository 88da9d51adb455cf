import type { Camera, Vector } from "@holeshot/views";
import { cameraFrame } from "../light/camera.ts";
import type { Light } from "../light/lights.ts";
import type { RayTree } from "../light/ray-tree.ts";
import { step } from "../light/relief/height-field.ts";

const rays = 64;
/** Where a shadow on the ground ends however long it would be, mm from the rider's middle. */
const [near, gone] = [180, 620];
/** What is this far over the ground darkens it no more, mm: right under the soles, and about the feet. */
const [close, wide] = [95, 450];
/** How dark the ground is right under the soles, without any sky, and in the full shadow of the key light. */
const [contact, about, cast] = [0.92, 0.6, 0.22];
/** What is fainter is left out: coded it would have edges. */
const faint = 0.02;

/** What a rider darkens on the ground he stands on, as the camera sees it: a square grey picture, 255 where it is black. */
export function groundShadow(
  tree: RayTree,
  camera: Camera,
  key: Light,
  size: number,
): Uint8Array<ArrayBuffer> {
  const { eye, right, up, forward, zoom } = cameraFrame(camera);
  const bytes = new Uint8Array(size * size);
  for (let i = 0; i < bytes.length; i++) {
    const u = ((i % size) + 0.5) / size - 0.5;
    const v = 0.5 - (Math.floor(i / size) + 0.5) / size;
    const ray = [0, 1, 2].map(
      (c) => (forward[c] as number) * zoom + (right[c] as number) * u + (up[c] as number) * v,
    ) as [number, number, number];
    if (ray[1] >= 0) continue;
    const far = -eye[1] / ray[1];
    const place: Vector = [eye[0] + ray[0] * far, 0.5, eye[2] + ray[2] * far];
    const fade = 1 - step(near, gone, Math.hypot(place[0], place[2]));
    if (fade <= 0) continue;
    const soft =
      about * covered(tree, place, wide) ** 1.5 + cast * fade * (1 - lit(tree, place, key));
    const dark = Math.max(contact * covered(tree, place, close) ** 0.8, soft);
    bytes[i] = Math.round(255 * Math.max(0, Math.min(0.9, dark) - faint) * Math.sqrt(fade));
  }
  return bytes;
}

/** Share of the sky over a place on the ground that is covered; what is further up covers less. */
function covered(tree: RayTree, [x, y, z]: Vector, far: number): number {
  let sum = 0;
  for (let k = 0; k < rays; k++) {
    const share = (k + 0.5) / rays;
    const turn = 2 * Math.PI * ((k * 0.61803399) % 1);
    const r = Math.sqrt(share);
    const reach = tree.reach(
      x,
      y,
      z,
      r * Math.cos(turn),
      Math.sqrt(1 - share),
      r * Math.sin(turn),
      far,
    );
    if (reach < far) sum += 1 - reach / far;
  }
  return sum / rays;
}

function lit(tree: RayTree, [x, y, z]: Vector, { at, spread }: Light): number {
  let open = 0;
  for (let k = 0; k < rays; k++) {
    const to = [0.8191725134, 0.6710436067, 0.5497004779].map(
      (stride, c) => (at[c] as number) + (((k * stride) % 1) - 0.5) * 2 * spread,
    ) as [number, number, number];
    const [dx, dy, dz] = [to[0] - x, to[1] - y, to[2] - z];
    const far = Math.hypot(dx, dy, dz);
    if (tree.reach(x, y, z, dx / far, dy / far, dz / far, far, true) >= far) open++;
  }
  return open / rays;
}
