import { type Camera, minus, unit } from "./camera.ts";
import { type Raster, type RasterPart, readCorners } from "./rasterise.ts";

/** Towards the lamp, as the camera sees it: upper left, in front. */
const lamp = unit([-0.45, 0.6, 0.75]);
const ambient = 0.38;

/** Light for a view whose light picture is not there (yet): one lamp at the camera's upper left, and open sky. */
export function plainLight(raster: Raster, camera: Camera): Float32Array {
  const light = new Float32Array(raster.part.length);
  const back = unit(minus(camera.eye, camera.target));
  // Right hand of the camera, level; a camera looks up or down only a little.
  const right = unit([back[2], 0, -back[0]]);
  const x = right[0] * lamp[0] + back[0] * lamp[2];
  const y = lamp[1] + back[1] * lamp[2];
  const z = right[2] * lamp[0] + back[2] * lamp[2];
  const normal = new Float32Array(3);
  const open = new Float32Array(1);
  for (let i = 0; i < light.length; i++) {
    if (raster.part[i] === 0) continue;
    const { model } = raster.parts[(raster.part[i] as number) - 1] as RasterPart;
    readCorners(raster, i, model.normals, 3, normal);
    readCorners(raster, i, model.openness, 1, open);
    const facing =
      (normal[0] as number) * x + (normal[1] as number) * y + (normal[2] as number) * z;
    const lit = Math.max(0, raster.inside[i] === 1 ? -facing : facing);
    light[i] = (ambient + (1.12 - ambient) * lit) * (0.4 + 0.6 * (open[0] as number));
  }
  return light;
}
