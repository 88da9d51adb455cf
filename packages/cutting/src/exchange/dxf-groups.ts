import type { Point } from "@holeshot/geometry";

/** Layers of the pattern exchange format that we use (AAMA-292, ASTM D6673). */
export const layers = {
  boundary: 1,
  turn: 2,
  curve: 3,
  notch: 4,
  gradeReference: 5,
  grain: 7,
  internal: 8,
  cutout: 11,
  drill: 13,
  sew: 14,
  annotation: 15,
} as const;

/** A layer of patterns, or of what a cutter reads. */
export type DxfLayer =
  | (typeof layers)[keyof typeof layers]
  | "CUT"
  | "HOLE"
  | "NOTCH"
  | "TEXT"
  | "CLOTH"
  | "REGISTER";

/** One group of a DXF file: its code and its value. */
export type DxfGroup = readonly [code: number, value: string | number];

/** Height of texts where there is room for them, mm. */
const textHeight = 8;

/** How a text stands: height of its capitals in mm, width of its letters against the usual one, and degrees against the x axis. */
export interface TextStyle {
  readonly height?: number;
  readonly width?: number;
  readonly angle?: number;
}

/** A closed line of straight steps. */
export function closedLine(layer: DxfLayer, points: readonly Point[]): DxfGroup[] {
  return polyline(layer, points, 1);
}

/** A line of straight steps with two ends. */
export function openLine(layer: DxfLayer, points: readonly Point[]): DxfGroup[] {
  return polyline(layer, points, 0);
}

function polyline(layer: DxfLayer, points: readonly Point[], closed: 0 | 1): DxfGroup[] {
  return [
    [0, "POLYLINE"],
    [8, layer],
    [66, 1],
    [70, closed],
    ...place({ x: 0, y: 0 }),
    ...points.flatMap((point): DxfGroup[] => [[0, "VERTEX"], [8, layer], ...place(point)]),
    [0, "SEQEND"],
    [8, layer],
  ];
}

export function round(layer: DxfLayer, centre: Point, radius: number): DxfGroup[] {
  return [[0, "CIRCLE"], [8, layer], ...place(centre), [40, number(radius)]];
}

export function straightLine(layer: DxfLayer, from: Point, to: Point): DxfGroup[] {
  return [
    [0, "LINE"],
    [8, layer],
    ...place(from),
    [11, number(to.x)],
    [21, number(to.y)],
    [31, number(0)],
  ];
}

/** A mark; a notch has its depth as z and the way it is cut as an angle, degrees. */
export function mark(
  layer: DxfLayer,
  point: Point,
  notch?: { readonly depth: number; readonly angle: number },
): DxfGroup[] {
  return [
    [0, "POINT"],
    [8, layer],
    ...place(point, notch?.depth ?? 0),
    ...(notch ? ([[50, number(notch.angle)]] satisfies DxfGroup[]) : []),
  ];
}

/** Throws `RangeError` on anything but printable ASCII: a reader of this format may know no other letters. */
export function text(
  layer: DxfLayer,
  point: Point,
  words: string,
  { height = textHeight, width = 1, angle = 0 }: TextStyle = {},
): DxfGroup[] {
  if (!/^[\x20-\x7e]*$/.test(words)) throw new RangeError(`"${words}" is not plain ASCII`);
  return [
    [0, "TEXT"],
    [8, layer],
    ...place(point),
    [40, number(height)],
    [1, words],
    ...(width === 1 ? [] : ([[41, number(width)]] satisfies DxfGroup[])),
    ...(angle === 0 ? [] : ([[50, number(angle)]] satisfies DxfGroup[])),
  ];
}

export function place({ x, y }: Point, z = 0): DxfGroup[] {
  return [
    [10, number(x)],
    [20, number(y)],
    [30, number(z)],
  ];
}

/** Thousandths of a millimetre, never a minus before nothing. */
export function number(value: number): string {
  const text = value.toFixed(3);
  return text === "-0.000" ? "0.000" : text;
}

/** The groups as a file of release 12, which every pattern program reads. */
export function dxfText(groups: readonly DxfGroup[]): string {
  return `${groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join("\r\n")}\r\n`;
}
