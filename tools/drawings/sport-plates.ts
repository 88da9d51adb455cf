import { box, circle, type Drawing, grown, type Point, polygon, rounded } from "./shapes.ts";
import { ink } from "./sport-ink.ts";

/** A plate in one colour: a rim, a gap where the cloth shows, and the ground that the number stands on. */
function plate(
  points: readonly Point[],
  corner: number,
  ground: boolean,
  ...holes: string[]
): string {
  const [rim, gap] = [9, 17];
  const outer = rounded(points, corner);
  const inner = rounded(grown(points, -rim), Math.max(2, corner - rim / 2));
  const face = ground ? rounded(grown(points, -gap), Math.max(2, corner - gap / 2)) : "";
  return outer + inner + face + holes.join("");
}

const front: readonly Point[] = [
  ...([
    [34, 8],
    [106, 8],
    [120, 24],
    [160, 24],
    [174, 8],
    [246, 8],
  ] as const),
  ...([
    [272, 84],
    [228, 214],
    [190, 252],
    [90, 252],
    [52, 214],
    [8, 84],
  ] as const),
];

const side: readonly Point[] = [
  ...([
    [8, 62],
    [120, 12],
    [300, 8],
    [336, 44],
    [292, 168],
    [120, 196],
    [40, 176],
  ] as const),
];

const slim: readonly Point[] = [
  [60, 8],
  [330, 8],
  [270, 150],
  [8, 150],
];

const oval = (width: number, height: number): Point[] =>
  Array.from({ length: 72 }, (_, at): Point => {
    const turn = (at * Math.PI) / 36;
    return [
      width / 2 + (width / 2 - 8) * Math.sin(turn),
      height / 2 - (height / 2 - 8) * Math.cos(turn),
    ];
  });

function mirrored(points: readonly Point[], width: number): Point[] {
  return points.map(([x, y]): Point => [width - x, y]).reverse();
}

/** Three vents on each side of a plate, as air goes through the one before the bars. */
function vents(): string {
  return [0, 1, 2]
    .flatMap((row) => {
      const y = 86 + row * 22;
      const left: Point[] = [
        [38 + row * 8, y],
        [72 + row * 4, y],
        [76 + row * 4, y + 11],
        [42 + row * 8, y + 11],
      ];
      return [polygon(left), polygon(mirrored(left, 280))];
    })
    .join("");
}

const frontTall: readonly Point[] = [
  ...([
    [52, 8],
    [188, 8],
    [232, 52],
    [232, 150],
    [196, 262],
    [44, 262],
    [8, 150],
    [8, 52],
  ] as const),
];

const square: readonly Point[] = [
  [8, 8],
  [252, 8],
  [252, 216],
  [8, 216],
];

export const plates: Readonly<Record<string, Drawing>> = {
  "plate-mx-front": ink(280, 260, plate(front, 16, true)),
  "plate-mx-front-frame": ink(280, 260, plate(front, 16, false)),
  "plate-mx-front-vents": ink(280, 260, plate(front, 16, true, vents())),
  "plate-mx-tall": ink(240, 270, plate(frontTall, 22, true)),
  "plate-mx-side-left": ink(344, 204, plate(side, 26, true)),
  "plate-mx-side-right": ink(344, 204, plate(mirrored(side, 344), 26, true)),
  "plate-mx-slim": ink(338, 158, plate(slim, 20, true)),
  "plate-vintage": ink(300, 220, plate(oval(300, 220), 1, true)),
  "plate-bolted": ink(
    260,
    224,
    plate(square, 30, true, ...[40, 220].flatMap((x) => [40, 184].map((y) => circle(x, y, 7)))),
  ),
};

/** Room for a sponsor's mark: a frame, and a ground that can take another colour beside it. */
export const frames: Readonly<Record<string, Drawing>> = {
  "frame-plain": ink(
    420,
    150,
    rounded(
      [
        [0, 0],
        [420, 0],
        [420, 150],
        [0, 150],
      ],
      14,
    ) +
      rounded(
        [
          [10, 10],
          [410, 10],
          [410, 140],
          [10, 140],
        ],
        8,
      ),
  ),
  "frame-slanted": ink(440, 140, slanted()),
  "frame-hexagon": ink(420, 160, hexagon()),
  "frame-corners": ink(420, 170, corners()),
  "frame-ticket": ink(420, 160, ticket()),
  "frame-double": ink(400, 150, doubled()),
  "frame-patch": ink(280, 280, patch()),
};

function slanted(): string {
  const bar: Point[] = [
    [44, 0],
    [396, 0],
    [352, 140],
    [0, 140],
  ];
  const edge = (x: number): string =>
    polygon([
      [x + 44, 0],
      [x + 56, 0],
      [x + 12, 140],
      [x, 140],
    ]);
  return polygon(bar) + polygon(grown(bar, -10)) + edge(364) + edge(384);
}

function hexagon(): string {
  const shape: Point[] = [
    [70, 0],
    [350, 0],
    [420, 80],
    [350, 160],
    [70, 160],
    [0, 80],
  ];
  return (
    polygon(shape) +
    polygon(grown(shape, -10)) +
    polygon(grown(shape, -16)) +
    polygon(grown(shape, -19))
  );
}

function corners(): string {
  const corner = (x: number, y: number, right: 1 | -1, down: 1 | -1): string =>
    polygon([
      ...([
        [x, y],
        [x + right * 62, y],
        [x + right * 62, y + down * 11],
        [x + right * 11, y + down * 11],
      ] as const),
      ...([
        [x + right * 11, y + down * 50],
        [x, y + down * 50],
      ] as const),
    ]);
  return (
    corner(0, 0, 1, 1) + corner(420, 0, -1, 1) + corner(0, 170, 1, -1) + corner(420, 170, -1, -1)
  );
}

function ticket(): string {
  const shape = (by: number): string => {
    const [left, top, right, bottom, bite] = [by, by, 420 - by, 160 - by, 26 + by];
    const r = String(bite - by);
    return `M${left + bite - by} ${top}H${right - bite + by}A${r} ${r} 0 0 0 ${right} ${top + bite - by}V${bottom - bite + by}A${r} ${r} 0 0 0 ${right - bite + by} ${bottom}H${left + bite - by}A${r} ${r} 0 0 0 ${left} ${bottom - bite + by}V${top + bite - by}A${r} ${r} 0 0 0 ${left + bite - by} ${top}Z`;
  };
  return shape(0) + shape(10);
}

function doubled(): string {
  const bars = [0, 8, 18, 21].map((by) => box(by, by, 400 - 2 * by, 150 - 2 * by));
  return bars.join("");
}

/** A sewn-on badge: a ring of stitches inside its rim. */
function patch(): string {
  const stitches = Array.from({ length: 48 }, (_, at) => {
    const middle = at * 7.5;
    const at2 = (radius: number, off: number): Point => {
      const turn = ((middle + off) * Math.PI) / 180;
      return [140 + radius * Math.sin(turn), 140 - radius * Math.cos(turn)];
    };
    return polygon([at2(121, -2.1), at2(121, 2.1), at2(117, 2.1), at2(117, -2.1)]);
  });
  return circle(140, 140, 140) + circle(140, 140, 128) + stitches.join("");
}
