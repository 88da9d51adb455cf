import {
  type Area,
  box,
  type Drawing,
  grown,
  type Point,
  polygon,
  star,
  starPoints,
} from "./shapes.ts";

const white = "#ffffff";
const red = "#c8102e";
const blue = "#012169";

/**
 * The Union Flag in sixtieths of its hoist's half: broad white diagonals of 6 and 2, red ones of 2 on
 * the clock side, and St George's cross of 6 in white edges of 2 to each side, on a field of 60 by 30.
 */
function union(width: number): Area[] {
  const unit = width / 60;
  const at = (x: number, y: number): Point => [x * unit, y * unit];
  const length = Math.hypot(60, 30);
  /** A band along a diagonal, between two distances from it, from one point of it to another; cut to the field. */
  const slices = (
    from: number,
    to: number,
    falling: boolean,
    start: number,
    end: number,
  ): Point[] => {
    // Unit vectors along the diagonal and to its left, seen along it.
    const [dx, dy] = [60 / length, (falling ? 30 : -30) / length];
    const [nx, ny] = [dy, -dx];
    const origin: Point = falling ? [0, 0] : [0, 30];
    const place = (along: number, beside: number): Point => [
      origin[0] + dx * along + nx * beside,
      origin[1] + dy * along + ny * beside,
    ];
    const whole = [place(start, from), place(end, from), place(end, to), place(start, to)];
    return clipped(whole, 60, 30).map(([x, y]) => at(x, y));
  };
  const far = 10;
  const [middle, beyond] = [length / 2, length + far];
  return [
    { fill: blue, path: box(0, 0, width, width / 2) },
    { fill: white, path: polygon(slices(-3, 3, true, -far, beyond)) },
    { fill: white, path: polygon(slices(-3, 3, false, -far, beyond)) },
    // The red keeps to one side of each half, so that the flag looks as if it turned.
    { fill: red, path: polygon(slices(-2, 0, true, -far, middle)) },
    { fill: red, path: polygon(slices(0, 2, true, middle, beyond)) },
    { fill: red, path: polygon(slices(-2, 0, false, -far, middle)) },
    { fill: red, path: polygon(slices(0, 2, false, middle, beyond)) },
    { fill: white, path: cross(width, 10 * unit) },
    { fill: red, path: cross(width, 6 * unit) },
  ];
}

function cross(width: number, breadth: number): string {
  const [x, y, half] = [width / 2, width / 4, breadth / 2];
  return polygon([
    ...([
      [x - half, 0],
      [x + half, 0],
      [x + half, y - half],
      [width, y - half],
    ] as const),
    ...([
      [width, y + half],
      [x + half, y + half],
      [x + half, 2 * y],
      [x - half, 2 * y],
    ] as const),
    ...([
      [x - half, y + half],
      [0, y + half],
      [0, y - half],
      [x - half, y - half],
    ] as const),
  ]);
}

/** A convex polygon cut to the field from (0, 0). */
function clipped(points: readonly Point[], width: number, height: number): Point[] {
  const edges: readonly ((point: Point) => number)[] = [
    ([x]) => x,
    ([x]) => width - x,
    ([, y]) => y,
    ([, y]) => height - y,
  ];
  return edges.reduce<Point[]>(
    (kept, depth) =>
      kept.flatMap((point, index) => {
        const before = kept.at(index - 1) as Point;
        const [was, is] = [depth(before), depth(point)];
        const share = was / (was - is);
        const meet: Point = [
          before[0] + (point[0] - before[0]) * share,
          before[1] + (point[1] - before[1]) * share,
        ];
        const inside = is >= 0 ? [point] : [];
        return was >= 0 === is >= 0 ? inside : [meet, ...inside];
      }),
    [...points],
  );
}

export function unitedKingdom(): Drawing {
  return { width: 1200, height: 600, areas: union(1200) };
}

/** The Union Flag above, the Commonwealth Star below it, the Southern Cross in the fly. */
export function australia(): Drawing {
  const hoist = 600;
  const seven = (centre: Point, across: number): string =>
    star(centre, { points: 7, radius: (across * hoist) / 2, inner: 4 / 9 });
  /** Shares of the hoist from the centre of the fly, right and up. */
  const fly = (right: number, up: number): Point => [
    1.5 * hoist + right * hoist,
    (0.5 - up) * hoist,
  ];
  const stars = [
    seven([hoist / 2, 0.75 * hoist], 3 / 10),
    seven(fly(0, -1 / 3), 1 / 7),
    seven(fly(-1 / 4, 1 / 16), 1 / 7),
    seven(fly(0, 1 / 3), 1 / 7),
    seven(fly(2 / 9, 31 / 240), 1 / 7),
    star(fly(1 / 10, -1 / 24), { points: 5, radius: hoist / 24, inner: 4 / 9 }),
  ];
  return {
    width: 2 * hoist,
    height: hoist,
    areas: [
      { fill: blue, path: box(0, 0, 2 * hoist, hoist) },
      ...union(hoist),
      { fill: white, path: stars.join("") },
    ].map((area) => (area.fill === red ? { ...area, fill: "#e4002b" } : area)),
  };
}

/** The Southern Cross of the notice of 1902, in sixtieths of the hoist. */
export function newZealand(): Drawing {
  const [hoist, part] = [600, 10];
  const middle = 1.5 * hoist;
  const top = hoist / 2 - 18 * part;
  const crossing: Point = [middle, top + 12 * part];
  // The short limb rises towards the fly and meets the long one at 82 degrees.
  const tilt = (8 * Math.PI) / 180;
  const limb = (along: number): Point => [
    crossing[0] + along * part * Math.cos(tilt),
    crossing[1] - along * part * Math.sin(tilt),
  ];
  const stars: readonly (readonly [centre: Point, across: number])[] = [
    [[middle, top], 6],
    [[middle, hoist / 2 + 18 * part], 7],
    [limb(12), 5],
    [limb(-14), 6],
  ];
  /** A pentagram's tips are this far apart, against the radius. */
  const tips = 2 * Math.sin((72 * Math.PI) / 180);
  const shapes = stars.map(([centre, across]) =>
    starPoints(centre, { points: 5, radius: (across * part) / tips }),
  );
  return {
    width: 2 * hoist,
    height: hoist,
    areas: [
      { fill: blue, path: box(0, 0, 2 * hoist, hoist) },
      ...union(hoist),
      { fill: white, path: shapes.map((points) => polygon(grown(points, part / 2))).join("") },
      { fill: red, path: shapes.map(polygon).join("") },
    ],
  };
}
