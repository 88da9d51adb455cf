import { channelDistance, mixColours } from "../colour.ts";
import type { Colour, LinearGradient, SceneItem } from "../scene.ts";
import { fitPlane } from "./fit-plane.ts";
import type { FittedPlane, Sample } from "./fit-plane.ts";
import type { GradientArea } from "./gradient-area.ts";
import { bandItems } from "./gradient-bands.ts";

/** A single gradient is used where it is nowhere farther off than this, of 255. */
const tolerance = 1.5;

/** Fills an area by a field: one linear gradient where the field is straight, else narrow bands of them. */
export function gradientItems(area: GradientArea): SceneItem[] {
  const samples = gridSamples(area);
  const plane = fitPlane(samples);
  const contrast = channelDistance(area.from, area.to);
  if (plane.worst * contrast <= tolerance) {
    const paint = planeGradient(plane, area.from, area.to);
    return [{ kind: "fill", path: area.path, paint, rule: "nonzero", opacity: area.opacity }];
  }
  return [{ kind: "clip", path: area.path, rule: "nonzero", items: bandItems(area, plane) }];
}

function gridSamples({ box, field }: GradientArea): Sample[] {
  const samples: Sample[] = [];
  const columns = Math.max(2, Math.ceil((box.right - box.left) / 20));
  const rows = Math.max(2, Math.ceil((box.bottom - box.top) / 20));
  for (let i = 0; i <= columns; i += 1) {
    for (let j = 0; j <= rows; j += 1) {
      const x = box.left + ((box.right - box.left) * i) / columns;
      const y = box.top + ((box.bottom - box.top) * j) / rows;
      samples.push({ x, y, t: field(x, y) });
    }
  }
  return samples;
}

function planeGradient(plane: FittedPlane, from: Colour, to: Colour): Colour | LinearGradient {
  const steep = plane.ax ** 2 + plane.ay ** 2;
  if (steep < 1e-12) return mixColours(from, to, plane.t0);
  const at = (t: number) => ({
    x: plane.x0 + (plane.ax * (t - plane.t0)) / steep,
    y: plane.y0 + (plane.ay * (t - plane.t0)) / steep,
  });
  const [start, end] = [at(0), at(1)];
  const stops = [
    { at: 0, colour: from },
    { at: 1, colour: to },
  ];
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y, stops };
}
