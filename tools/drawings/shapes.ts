/** A point in the units of a drawing, y down. */
export type Point = readonly [x: number, y: number];

/** A painted area: closed contours that cut holes into each other where they overlap. */
export interface Area {
  readonly fill: string;
  readonly path: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly Area[];
}

/** As few digits as a press could ever show. */
export function digits(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

const pair = ([x, y]: Point): string => `${digits(x)} ${digits(y)}`;

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${pair([x, y])}H${digits(x + width)}V${digits(y + height)}H${digits(x)}Z`;
}

/** A circle; `wound` backwards it is a hole under either rule of filling. */
export function circle(x: number, y: number, radius: number, wound: 1 | -1 = 1): string {
  const sweep = wound === 1 ? 1 : 0;
  const r = digits(radius);
  const half = (to: number): string => `A${r} ${r} 0 1 ${sweep} ${pair([x + to, y])}`;
  return `M${pair([x - radius, y])}${half(radius)}${half(-radius)}Z`;
}

/** The point at an angle in degrees, clockwise from straight up. */
export function around([x, y]: Point, radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
}

export interface StarShape {
  readonly points: number;
  readonly radius: number;
  /** Inner over outer radius; a five-pointed star with straight edges by itself. */
  readonly inner?: number;
  /** Degrees, clockwise from straight up. */
  readonly turn?: number;
}

/** Edges of a pentagram lie on straight lines. */
const pentagram = (3 - Math.sqrt(5)) / 2;

export function starPoints(centre: Point, shape: StarShape): Point[] {
  const { points, radius, inner = pentagram, turn = 0 } = shape;
  const step = 180 / points;
  return Array.from({ length: 2 * points }, (_, at) =>
    around(centre, at % 2 === 0 ? radius : radius * inner, turn + at * step),
  );
}

export function star(centre: Point, shape: StarShape): string {
  return polygon(starPoints(centre, shape));
}

/** A polygon grown outwards by a distance along its normals, corners kept sharp. Points run clockwise. */
export function grown(points: readonly Point[], by: number): Point[] {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] as Point;
  return points.map((point, index) => {
    const one = normal(at(index - 1), point);
    const two = normal(point, at(index + 1));
    const length = 1 + one[0] * two[0] + one[1] * two[1];
    return [
      point[0] + (by * (one[0] + two[0])) / length,
      point[1] + (by * (one[1] + two[1])) / length,
    ];
  });
}

function normal(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [y / length, -x / length];
}

/** A polygon whose corners are rounded, each by at most half of its shorter edge. */
export function rounded(points: readonly Point[], radius: number | readonly number[]): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] as Point;
  const parts = points.map((corner, index) => {
    const wanted = typeof radius === "number" ? radius : (radius[index % radius.length] ?? 0);
    const [before, after] = [at(index - 1), at(index + 1)];
    const start = towards(corner, before, wanted);
    const end = towards(corner, after, wanted);
    return `${pair(start)}Q${pair(corner)} ${pair(end)}`;
  });
  return `M${parts.join("L")}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The drawing as a file of the library: areas of one fill in one path each. */
export function toSvg({ width, height, areas }: Drawing): string {
  const paths = areas.map(
    ({ fill, path }) => `  <path fill="${fill.toLowerCase()}" fill-rule="evenodd" d="${path}"/>\n`,
  );
  const view = `0 0 ${digits(width)} ${digits(height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">\n${paths.join("")}</svg>\n`;
}
