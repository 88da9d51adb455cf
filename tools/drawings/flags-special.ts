import { type Area, box, circle, type Drawing, type Point, polygon, star } from "./shapes.ts";

const white = "#ffffff";

/** Thirteen stripes, fifty stars: Executive Order 10834, in shares of the hoist. */
export function unitedStates(): Drawing {
  const height = 650;
  const [width, stripe] = [1.9 * height, height / 13];
  const [red, blue] = ["#b31942", "#0a3161"];
  const [cantonHigh, cantonWide] = [7 * stripe, 0.76 * height];
  const [across, down] = [cantonWide / 12, cantonHigh / 10];
  const stripes = Array.from({ length: 7 }, (_, at) => box(0, 2 * at * stripe, width, stripe));
  const stars = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: row % 2 === 0 ? 6 : 5 }, (__, at) => {
      const x = (row % 2 === 0 ? 1 + 2 * at : 2 + 2 * at) * across;
      return star([x, (row + 1) * down], { points: 5, radius: (0.0616 * height) / 2 });
    }),
  ).flat();
  return {
    width,
    height,
    areas: [
      { fill: white, path: box(0, 0, width, height) },
      { fill: red, path: stripes.join("") },
      { fill: blue, path: box(0, 0, cantonWide, cantonHigh) },
      { fill: white, path: stars.join("") },
    ],
  };
}

/** Arms a sixth longer than broad; the cross spans twenty of the field's thirty-two parts. */
export function switzerland(): Drawing {
  const [side, part] = [640, 20];
  const cross = (x: number, y: number): string =>
    box(x * part, y * part, (32 - 2 * x) * part, (32 - 2 * y) * part);
  const upright = cross(13, 6);
  // Two arms beside the upright rather than a bar across it: where areas overlap they would cut a hole.
  const arms =
    box(6 * part, 13 * part, 7 * part, 6 * part) + box(19 * part, 13 * part, 7 * part, 6 * part);
  return {
    width: side,
    height: side,
    areas: [
      { fill: "#ff0000", path: box(0, 0, side, side) },
      { fill: white, path: upright + arms },
    ],
  };
}

/** A canton as high as half of the field and square; its star spans half of it. */
export function chile(): Drawing {
  const [width, height] = [900, 600];
  return {
    width,
    height,
    areas: [
      { fill: white, path: box(0, 0, width, height) },
      { fill: "#da291c", path: box(0, 300, width, 300) },
      { fill: "#0032a0", path: box(0, 0, 300, 300) },
      { fill: white, path: star([150, 150], { points: 5, radius: 75 }) },
    ],
  };
}

/** Nine stripes; the cross stands in a square of five. */
export function greece(): Drawing {
  const [stripe, width] = [60, 810];
  const blue = "#0d5eaf";
  const height = 9 * stripe;
  const stripes = Array.from({ length: 5 }, (_, at) => box(0, 2 * at * stripe, width, stripe));
  const bar =
    box(0, 2 * stripe, 2 * stripe, stripe) + box(3 * stripe, 2 * stripe, 2 * stripe, stripe);
  return {
    width,
    height,
    areas: [
      { fill: white, path: box(0, 0, width, height) },
      { fill: blue, path: stripes.join("") },
      { fill: blue, path: box(0, 0, 5 * stripe, 5 * stripe) },
      { fill: white, path: box(2 * stripe, 0, stripe, 5 * stripe) + bar },
    ],
  };
}

/** Crescent and star as in the law on the flag, in shares of the hoist, after a hem of a thirtieth. */
export function turkey(): Drawing {
  const [width, height] = [900, 600];
  const hem = height / 30;
  const [outer, inner] = [hem + height / 2, hem + height / 2 + height / 16];
  const starEdge = inner - 0.2 * height + height / 3;
  const red = "#e30a17";
  const middle = height / 2;
  return {
    width,
    height,
    areas: [
      { fill: red, path: box(0, 0, width, height) },
      { fill: white, path: circle(outer, middle, height / 4) },
      { fill: red, path: circle(inner, middle, 0.2 * height) },
      {
        fill: white,
        path: star([starEdge + height / 8, middle], { points: 5, radius: height / 8, turn: -90 }),
      },
    ],
  };
}

/** The pall of 1994: bands from both corners at the hoist meet in the centre and go on as one. */
export function southAfrica(): Drawing {
  // The field is 60 parts high, the green band 12, with its white or gold edges 20.
  const [width, height, unit] = [900, 600, 10];
  const point = (x: number, y: number): Point => [x * unit, y * unit];
  const slope = Math.hypot(45, 30);
  /** How far down a band of this half breadth reaches where its middle line is at y. */
  const rise = (half: number): number => (half * slope) / 45;
  const along = (half: number): number => (half * slope) / 30;
  /** The area between a Y's upper edge, its lower edge and the fly. */
  const pall = (half: number): Point[] => {
    const up = rise(half);
    // The edge runs from the top, beside the corner, until it meets the edge of the level arm.
    const meet = 45 + ((up - half) * 45) / 30;
    return [
      ...[point(0, 0), point(along(half), 0), point(meet, 30 - half), point(90, 30 - half)],
      ...[point(90, 30 + half), point(meet, 30 + half), point(along(half), 60), point(0, 60)],
    ];
  };
  const triangle = (half: number): Point[] => [
    ...[point(0, rise(half)), point(45 - along(half), 30), point(0, 60 - rise(half))],
  ];
  const areas: Area[] = [
    { fill: "#e03c31", path: box(0, 0, width, 310) },
    { fill: "#001489", path: box(0, 300, width, 300) },
    { fill: white, path: polygon(pall(10)) },
    { fill: "#007749", path: polygon(pall(6)) },
    { fill: "#ffb81c", path: polygon(triangle(6)) },
    { fill: "#000000", path: polygon(triangle(10)) },
  ];
  return { width, height, areas };
}
