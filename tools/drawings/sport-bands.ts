import { digits, type Drawing, grown, type Point, polygon, rounded, star } from "./shapes.ts";
import { ink } from "./sport-ink.ts";

/** A chequered cloth in the wind: cells between curves, each edge bent in four steps. */
function wavedFlag(): string[] {
  const [columns, rows] = [10, 7];
  const at = (u: number, v: number): Point => {
    const wave = Math.sin(u * Math.PI * 2 - 0.5) * 26 * (0.35 + u * 0.65);
    const slack = Math.sin(u * Math.PI * 2 + 0.6) * 8;
    return [34 + u * 380 + v * 10, 42 + v * 226 + wave + slack * v - u * 14];
  };
  const cells: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = row % 2; column < columns; column += 2) {
      const edge = (from: Point, to: Point): Point[] =>
        [0, 1, 2, 3].map((step): Point => {
          const share = step / 4;
          const u = from[0] + (to[0] - from[0]) * share;
          const v = from[1] + (to[1] - from[1]) * share;
          return at(u / columns, v / rows);
        });
      const corners: Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      cells.push(
        polygon(corners.flatMap((corner, side) => edge(corner, corners[(side + 1) % 4] as Point))),
      );
    }
  }
  const border = Array.from({ length: 41 }, (_, step) => at(step / 40, 0));
  const lower = Array.from({ length: 41 }, (_, step) => at(1 - step / 40, 1));
  const outline = [...border, ...lower];
  const inside = [
    ...border.map(([x, y]): Point => [Math.min(x, at(1, 0)[0] - 3), y + 4]),
    ...lower.map(([x, y]): Point => [Math.min(x, at(1, 1)[0] - 3), y - 4]),
  ];
  const pole = rounded(
    [
      [14, 8],
      [26, 8],
      [40, 424],
      [28, 424],
    ],
    5,
  );
  return [pole, polygon(outline) + polygon(inside), ...cells];
}

/** Chequers that fly apart to the right. */
function torn(): string {
  const size = 26;
  const cells: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 20; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      const far = Math.max(0, (column - 7) / 13);
      const [width, height] = [size * (1 - far * 0.55), size * (1 - far * 0.72)];
      const [x, y] = [
        column * size + far * far * 60 + 30 - row * 10,
        row * size + (size - height) / 2,
      ];
      const slant = 10;
      cells.push(
        polygon([
          [x + slant, y],
          [x + width + slant, y],
          [x + width, y + height],
          [x, y + height],
        ]),
      );
    }
  }
  return cells.join("");
}

/** Licks of flame that leave a band, with round notches between them and two slits of cloth. */
function flames(): string {
  return (
    "M0 0H150C230 0 270 26 350 24C420 22 470 10 530 0C490 30 440 50 380 54C330 57 300 62 300 76" +
    "C300 90 330 94 370 92C460 88 540 74 640 78C570 92 500 108 420 114C370 118 340 120 340 132" +
    "C340 144 370 148 400 148C460 148 520 146 590 160C510 166 450 172 390 172C330 172 270 168 262 184" +
    "C256 198 290 202 340 205C390 208 430 214 470 230C400 234 330 232 270 228C190 222 150 230 90 230H0Z" +
    "M30 62C90 52 150 60 226 78C160 86 90 86 30 84C44 76 44 70 30 62Z" +
    "M30 146C90 140 150 134 250 138C180 150 110 166 30 166C42 160 42 152 30 146Z"
  );
}

function flamePlume(): string {
  return (
    "M150 0C158 60 214 96 232 152C240 132 240 116 234 98C276 138 300 196 290 254C278 326 222 366 150 366" +
    "C78 366 20 326 10 252C2 194 26 150 62 118C58 144 64 164 78 178C72 110 118 66 150 0Z" +
    "M152 150C144 194 98 216 96 268C95 306 120 330 152 330C186 330 208 304 204 268C202 248 192 236 182 222C180 240 174 250 164 258C170 222 168 184 152 150Z"
  );
}

/** Blocks of a knobbly tread from above: a chevron of middle knobs and slanted ones at the edges. */
function tread(rows: number): string {
  const blocks: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = row * 58 + 8;
    const half = (mirror: 1 | -1): void => {
      const x = (value: number): number => 130 + mirror * value;
      const block = (points: readonly Point[]): void => {
        const placed = points.map(([px, py]): Point => [x(px), y + py]);
        blocks.push(rounded(mirror === 1 ? placed : placed.reverse(), 3));
      };
      block([
        [5, 0],
        [42, 12],
        [42, 36],
        [5, 24],
      ]);
      block([
        [52, 26],
        [88, 38],
        [88, 60],
        [52, 48],
      ]);
      block([
        [98, 8],
        [126, 14],
        [124, 38],
        [98, 32],
      ]);
    };
    half(1);
    half(-1);
  }
  return blocks.join("");
}

/** The same tread lying, worn away towards its end. */
function treadRun(): string {
  const blocks: string[] = [];
  for (let at = 0; at < 14; at += 1) {
    const share = Math.max(0, (at - 4) / 11);
    const size = 1 - share * 0.78;
    const x = at * 42 + 10;
    for (const [y, wide, lean] of [
      [10, 22, 10],
      [44, 26, 6],
      [80, 26, -6],
      [114, 22, -10],
    ] as const) {
      const [w, h] = [30 * size, wide * size];
      const [cx, cy] = [x + 18, y + 12];
      blocks.push(
        rounded(
          [
            [cx - w / 2 + lean, cy - h / 2],
            [cx + w / 2 + lean, cy - h / 2],
            [cx + w / 2 - lean, cy + h / 2],
            [cx - w / 2 - lean, cy + h / 2],
          ],
          2,
        ),
      );
    }
  }
  return blocks.join("");
}

/** A wing to the right of x = 0: blades below each other, each shorter and bent up to its point. */
function wing(): string[] {
  return Array.from({ length: 5 }, (_, at) => blade(at, (x) => x));
}

function blade(at: number, place: (x: number) => number): string {
  const [root, tip, top] = [6 + at * 13, 430 - at * 74, 34 + at * 38];
  const p = (x: number, y: number): string => `${digits(place(x))} ${digits(y)}`;
  const reach = tip - root;
  return [
    `M${p(root, top)}C${p(root + reach * 0.35, top + 8)} ${p(root + reach * 0.7, top + 2)} ${p(tip, top - 30)}`,
    `C${p(tip - reach * 0.1, top + 10)} ${p(tip - reach * 0.36, top + 32)} ${p(root + 24, top + 30)}`,
    `C${p(root + 10, top + 22)} ${p(root + 3, top + 12)} ${p(root, top)}Z`,
  ].join("");
}

function stripes(): string {
  const bar = (x: number, width: number): string =>
    polygon([
      [x + 60, 0],
      [x + 60 + width, 0],
      [x + width, 170],
      [x, 170],
    ]);
  return bar(0, 60) + bar(74, 34) + bar(122, 18) + bar(154, 8);
}

function starsAndStripes(): string {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = row * 40;
    return polygon([
      [190 - row * 8, y],
      [480 - row * 26, y],
      [462 - row * 26, y + 22],
      [184 - row * 8, y + 22],
    ]);
  });
  return rows.join("") + star([86, 86], { points: 5, radius: 82, turn: -8 });
}

function mountains(): string[] {
  const range: Point[] = [
    ...([
      [0, 210],
      [74, 112],
      [104, 140],
      [196, 14],
      [262, 104],
      [290, 72],
      [346, 140],
      [372, 116],
      [440, 210],
    ] as const),
  ];
  const snow: Point[] = [
    ...([
      [196, 34],
      [234, 86],
      [216, 80],
      [206, 104],
      [194, 84],
      [178, 108],
      [170, 86],
      [156, 90],
    ] as const),
  ];
  const small: Point[] = [
    [290, 90],
    [312, 118],
    [300, 114],
    [292, 128],
    [282, 114],
    [270, 118],
  ];
  return [polygon(range) + polygon(snow) + polygon(small)];
}

/** A single bolt with a shadow line that follows it: never two side by side, which says something else. */
function boltEdged(): string {
  const bolt: Point[] = [
    [118, 0],
    [230, 0],
    [150, 116],
    [222, 116],
    [40, 340],
    [96, 178],
    [20, 178],
  ];
  return polygon(bolt) + polygon(grown(bolt, -9)) + polygon(grown(bolt, -17));
}

/** A helmet in profile: shell, peak, chin bar with vents, goggles and their strap. */
function helmet(): string[] {
  const shell =
    "M118 76C142 30 238 8 282 84C304 126 300 190 276 238L214 252C208 222 188 206 160 200L130 192C120 172 118 150 120 128Z" +
    "M124 106L290 122L292 146L122 130Z";
  const chin =
    "M34 188C32 174 40 166 52 167L114 176C120 194 132 206 152 213L176 220C190 226 198 236 200 254L154 258C112 256 78 246 54 232C42 222 36 206 34 188Z" +
    "M60 188L102 195L108 207L62 200ZM66 210L116 219L130 231L76 222Z";
  const peak = "M108 68L8 62C1 60 1 52 8 49L112 10C156 -4 212 2 240 20C196 18 146 36 116 66Z";
  const goggles =
    "M50 102C54 90 66 84 80 84L112 87C111 112 112 140 117 165L68 158C52 152 44 122 50 102Z" +
    "M62 106C64 100 70 96 78 96L96 97L74 146C60 138 58 118 62 106Z";
  return [peak, shell, chin, goggles];
}

const wings = wing();
const wingWide = 436;
/** Room between two wings for a mark or a number. */
const gap = 40;
const both = [0, 1, 2, 3, 4].flatMap((at) => [
  blade(at, (x) => wingWide - x),
  blade(at, (x) => wingWide + gap + x),
]);

export const bands: Readonly<Record<string, Drawing>> = {
  "chequered-flag-race": ink(440, 430, ...wavedFlag()),
  "chequers-flying": ink(640, 104, torn()),
  "flames-band": ink(640, 234, flames()),
  "flame-plume": ink(300, 366, flamePlume()),
  "tread-knobbly": ink(260, 480, tread(8)),
  "tread-run": ink(610, 148, treadRun()),
  "wing-blades": ink(436, 222, ...wings),
  "wings-blades": ink(2 * wingWide + gap, 222, ...both),
  "stripes-falling": ink(222, 170, stripes()),
  "star-stripes": ink(490, 160, starsAndStripes()),
  "mountain-range": ink(440, 210, ...mountains()),
  "bolt-edged": ink(250, 340, boltEdged()),
  "helmet-race": ink(300, 260, ...helmet()),
};
