import {
  around,
  circle,
  digits,
  type Drawing,
  type Point,
  polygon,
  rounded,
  star,
} from "./shapes.ts";
import { ink } from "./sport-ink.ts";

const middle: Point = [200, 200];

/** Points around the middle, each given as radius and degrees. */
function ringOf(
  count: number,
  shape: (at: number) => readonly (readonly [radius: number, degrees: number])[],
): Point[] {
  return Array.from({ length: count }, (_, at) =>
    shape((at * 360) / count).map(([radius, degrees]) => around(middle, radius, degrees)),
  ).flat();
}

/** A rear sprocket: straight teeth, five arms with windows between them, a ring of bolts. */
function sprocket(): string {
  const teeth = ringOf(42, (at) => [
    ...([
      [180, at - 4.29],
      [180, at - 2.6],
      [197, at - 1.1],
      [197, at + 1.1],
      [180, at + 2.6],
    ] as const),
  ]);
  const windows = [0, 1, 2, 3, 4, 5].map((at) => {
    const from = at * 60;
    const arc = (radius: number, start: number, end: number): Point[] =>
      Array.from({ length: 9 }, (_, step) =>
        around(middle, radius, start + ((end - start) * step) / 8),
      );
    return rounded([...arc(160, from + 9, from + 51), ...arc(118, from + 44, from + 16)], 7);
  });
  const bolts = [0, 1, 2, 3, 4, 5].map((at) => circle(...around(middle, 104, at * 60), 9));
  return polygon(teeth) + windows.join("") + bolts.join("") + circle(200, 200, 78);
}

/** A knobbly tyre on its rim: blocks in two widths, crossed spokes, a hub. */
function wheel(): string[] {
  const knobs = Array.from({ length: 36 }, (_, at) => {
    const [turn, wide] = [at * 10, at % 2 === 0 ? 3.6 : 2.6];
    const tip = at % 2 === 0 ? 198 : 193;
    return rounded(
      [
        ...(
          [
            [178, -wide - 0.6],
            [tip, -wide],
            [tip, wide],
            [178, wide + 0.6],
          ] as const
        ).map(([radius, off]) => around(middle, radius, turn + off)),
      ],
      2,
    );
  });
  const spokes = Array.from({ length: 18 }, (_, at) => {
    const [start, end] = [at * 20, at * 20 + (at % 2 === 0 ? 34 : -34)];
    const [from, to] = [around(middle, 40, start), around(middle, 129, end)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / length) * 1.7, (dx / length) * 1.7];
    return polygon([
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ]);
  });
  const tyre = circle(200, 200, 180) + circle(200, 200, 141);
  const rim = circle(200, 200, 134) + circle(200, 200, 126);
  const hub = circle(200, 200, 44) + circle(200, 200, 24) + circle(200, 200, 14);
  return [tyre, rim, hub, ...knobs, ...spokes];
}

/** A closed loop of chain: outer and inner links in turn, a pin at each end. */
function chainRing(): string[] {
  const count = 24;
  const radius = 168;
  const pins = Array.from({ length: count }, (_, at) => around(middle, radius, (at * 360) / count));
  return links([...pins, pins[0] as Point], 15, 9);
}

/** Links between pins, waisted; each a shape of its own, so that they may meet. */
function links(pins: readonly Point[], end: number, waist: number): string[] {
  return pins.slice(1).flatMap((to, at) => {
    const from = pins[at] as Point;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const outer = at % 2 === 0;
    const [big, slim] = outer ? [end, waist] : [end - 4.5, waist - 3];
    const place = (along: number, beside: number): string =>
      `${digits(from[0] + ux * along - uy * beside)} ${digits(from[1] + uy * along + ux * beside)}`;
    const cap = (along: number, side: 1 | -1): string =>
      `A${digits(big)} ${digits(big)} 0 1 1 ${place(along, side * big * 0.8)}`;
    const lead = big * 0.6;
    // An inner link lies under its neighbours: only what shows between them is drawn.
    if (!outer) {
      const reach = end + 2.5;
      return [
        `M${place(reach * 0.82, -slim)}L${place(length - reach * 0.82, -slim)}L${place(length - reach * 0.82, slim)}L${place(reach * 0.82, slim)}Z`,
      ];
    }
    const body = [
      `M${place(lead, -big * 0.8)}`,
      `Q${place(length / 2, -slim * 0.6)} ${place(length - lead, -big * 0.8)}`,
      cap(length - lead, 1),
      `Q${place(length / 2, slim * 0.6)} ${place(lead, big * 0.8)}`,
      cap(lead, -1),
      "Z",
    ].join("");
    const holes = [from, to].map(([x, y]) => circle(x, y, end * 0.36));
    return [body + holes.join("")];
  });
}

function chainRun(): string[] {
  const pins = Array.from({ length: 12 }, (_, at): Point => [24 + at * 40, 24]);
  return links(pins, 18, 10);
}

function leaf(base: Point, degrees: number, length: number, wide: number): string {
  const tip = around(base, length, degrees);
  const bulge = (side: 1 | -1): string =>
    around(around(base, length * 0.45, degrees), wide, degrees + side * 90)
      .map(digits)
      .join(" ");
  const [b, t] = [base.map(digits).join(" "), tip.map(digits).join(" ")];
  return `M${b}Q${bulge(1)} ${t}Q${bulge(-1)} ${b}Z`;
}

/** Two branches around an open middle, leaves in pairs along each. */
function laurel(): string[] {
  const parts: string[] = [];
  for (const side of [1, -1] as const) {
    const stem: Point[] = [];
    for (let at = 0; at <= 24; at += 1) stem.push(around(middle, 158, side * (176 - at * 6)));
    const back = stem
      .map(([x, y], at) => around([x, y], 3.6 * (1 - at / 26), side * (90 + 176 - at * 6) - 90))
      .reverse();
    parts.push(polygon([...stem, ...back]));
    for (let at = 1; at <= 8; at += 1) {
      const turn = 176 - at * 17.4;
      const base = around(middle, 158, side * turn);
      const size = 62 - at * 2.2;
      parts.push(
        leaf(base, side * (turn - 90 + 38), size, 17),
        leaf(base, side * (turn - 90 - 34), size * 0.92, 16),
      );
    }
    parts.push(leaf(around(middle, 158, side * 34), side * (34 - 90), 52, 15));
  }
  return parts;
}

/** A round badge with a bolt cut out of it. */
function boltRing(): string {
  const bolt: Point[] = [
    [226, 62],
    [118, 218],
    [186, 218],
    [160, 338],
    [282, 170],
    [208, 170],
  ];
  return circle(200, 200, 198) + circle(200, 200, 182) + circle(200, 200, 170) + polygon(bolt);
}

/** A star whose halves of each ray lie in light and shade. */
function facets(): string {
  return Array.from({ length: 5 }, (_, at) => {
    const turn = at * 72;
    return polygon([middle, around(middle, 196, turn), around(middle, 196 * 0.382, turn + 36)]);
  }).join("");
}

function starRing(): string[] {
  const stars = Array.from({ length: 9 }, (_, at) =>
    star(around(middle, 149, at * 40), { points: 5, radius: 34, turn: at * 40 }),
  );
  return [
    circle(200, 200, 198) + circle(200, 200, 188),
    ...stars,
    circle(200, 200, 112) + circle(200, 200, 105),
  ];
}

export const round: Readonly<Record<string, Drawing>> = {
  "sprocket-race": ink(400, 400, sprocket()),
  "wheel-knobbly": ink(400, 400, ...wheel()),
  "chain-ring": ink(400, 400, ...chainRing()),
  "chain-run": ink(488, 48, ...chainRun()),
  "laurel-race": ink(400, 400, ...laurel()),
  "bolt-ring": ink(400, 400, boltRing()),
  "star-facets": ink(400, 400, facets()),
  "star-ring": ink(400, 400, ...starRing()),
};
