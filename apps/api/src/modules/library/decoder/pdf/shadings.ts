import { type Matrix, written } from "./matrix.ts";
import type { SvgPen } from "./svg-pen.ts";

function asPoint(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value)) return undefined;
  const [x, y] = value.map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? [x, y] : undefined;
}

/** A shading as the library tells it, as a gradient of SVG; undefined for what has none (meshes). */
export function defineShading(pen: SvgPen, shading: unknown, map: Matrix): string | undefined {
  if (!Array.isArray(shading) || shading[0] !== "RadialAxial") return undefined;
  const [, kind, , given, from, to, fromRadius, toRadius] = shading as readonly unknown[];
  const [start, end] = [asPoint(from), asPoint(to)];
  if (!start || !end || !Array.isArray(given)) return undefined;
  const stops = given.map((stop: unknown) => {
    const [offset, colour] = stop as [unknown, unknown];
    const plain = /^#[0-9a-f]{6}$/i.test(String(colour)) ? String(colour) : "#000000";
    return `<stop offset="${Number(offset)}" stop-color="${plain}"/>`;
  });
  const place = `gradientUnits="userSpaceOnUse" gradientTransform="matrix(${written(map)})"`;
  if (kind === "axial") {
    const ends = `x1="${start[0]}" y1="${start[1]}" x2="${end[0]}" y2="${end[1]}"`;
    return pen.define(
      (id) => `<linearGradient id="${id}" ${place} ${ends}>${stops.join("")}</linearGradient>`,
    );
  }
  const [small, big] = [Number(fromRadius), Number(toRadius)];
  if (!(big > 0)) return undefined;
  const ends = `fx="${start[0]}" fy="${start[1]}" fr="${small}" cx="${end[0]}" cy="${end[1]}" r="${big}"`;
  return pen.define(
    (id) => `<radialGradient id="${id}" ${place} ${ends}>${stops.join("")}</radialGradient>`,
  );
}
