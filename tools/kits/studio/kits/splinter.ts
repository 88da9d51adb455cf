import { all, any, beyond, corners, type Field } from "../field.ts";
import type { Kit } from "../kit.ts";
import { lettered } from "../lettering.ts";
import { painted } from "../paint.ts";

/** Shards that burst from the right hip: long ones dark, short ones light, two of them hot. */
const origin: readonly [number, number] = [-330, 860];
const turns = Math.PI / 180;
/** One shard: its way, how far it flies, and how wide it is, degrees; its foot lies in the dark. */
function shard(way: number, from: number, to: number, wide: number): Field {
  const at = (angle: number, far: number): readonly [number, number] => [
    origin[0] + Math.cos(angle * turns) * far,
    origin[1] - Math.sin(angle * turns) * far,
  ];
  const middle = from + (to - from) * 0.42;
  return corners(at(way + wide, middle), at(way, to), at(way - wide, middle), at(way, from));
}
const long = any(
  shard(34, 180, 1010, 5),
  shard(62, 160, 700, 7),
  shard(84, 160, 760, 7),
  shard(12, 220, 860, 5),
);
const mid = any(
  shard(48, 150, 800, 6.5),
  shard(73, 200, 660, 5),
  shard(22, 240, 900, 4.5),
  shard(97, 200, 620, 6),
);
const light = any(
  shard(41, 330, 900, 4),
  shard(55, 300, 980, 3.5),
  shard(28, 420, 1020, 3.2),
  shard(68, 330, 660, 3),
);
const hot = any(shard(45, 250, 700, 2.1), shard(77, 260, 640, 2.2), shard(17, 330, 760, 1.7));
const core: Field = (s) => 270 - Math.hypot(s.x - origin[0], s.y - origin[1]) * 0.9;

const spike = (x: number, y: number, tipX: number, tipY: number, wide: number) => {
  const [dx, dy] = [tipX - x, tipY - y];
  const size = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / size) * wide, (dx / size) * wide];
  const [mx, my] = [x + dx * 0.4, y + dy * 0.4];
  return corners([mx - nx, my - ny], [tipX, tipY], [mx + nx, my + ny], [x, y]);
};
const legLong = all(
  any(spike(330, 60, 120, -300, 44), spike(320, 160, 110, -60, 40), spike(320, 420, 120, 150, 42)),
  beyond(84, 0, 0),
);
const legMid = all(
  any(spike(330, -20, 160, -390, 34), spike(320, 330, 100, 90, 30)),
  beyond(84, 0, 0),
);
const legHot = all(
  any(spike(300, 0, 150, -240, 12), spike(300, 360, 140, 190, 11)),
  beyond(84, 0, 0),
);

const glass = (
  id: string,
  base: string,
  shards: readonly [string, string, string, string],
  num: readonly [string, string, string],
  cloth: string,
) =>
  painted(
    id,
    { base, s1: shards[0], s2: shards[1], s3: shards[2], hot: shards[3] },
    {
      number: num,
      name: base,
      chest: base,
      low: num[1],
      sleeve: base,
      leg: base,
    },
    cloth,
  );

export const splinter: Kit = {
  id: "splinter",
  name: "Splinter",
  zones: ["base", "s1", "s2", "s3", "hot"],
  shapes: {
    top: [
      { zone: "s1", field: light },
      { zone: "s2", field: mid },
      { zone: "s3", field: any(long, core) },
      { zone: "hot", field: hot },
    ],
    legs: [
      { zone: "s2", field: legMid },
      { zone: "s3", field: legLong },
      { zone: "hot", field: legHot },
    ],
    hands: [
      {
        zone: "s2",
        field: corners([-50, -20], [-20, -92], [2, -30], [-20, 10]),
      },
      {
        zone: "s3",
        field: corners([-70, -30], [-36, -120], [-8, -52], [-40, 10]),
      },
      {
        zone: "hot",
        field: corners([-30, -40], [12, -110], [-2, -44], [-24, -24]),
      },
    ],
  },
  lettering: lettered({
    clear: { "mark-chest": 3, "mark-back-leg": 2, "number-hand": 1.2 },
    number: "51",
    name: "KOWALSKI",
    numberFont: "teko-bold",
    nameFont: "teko-bold",
    chest: "TORQAL",
    sponsors: ["NORRVIK", "NORRVIK", "KILO7"],
    back: [388, 260],
    nameSize: 50,
    nameAt: 116,
    spacing: 4,
    outlines: [15, 6],
    chestAt: [0, 160, 38],
    chestNumber: [106, 624, 80],
    sleeveAt: 200,
    backMarkAt: 690,
    backMarkRim: 4,
    backLeg: [186, -237],
    thighMark: [150, -226],
  }),
  ways: [
    glass(
      "glacier",
      "#f1f4f6",
      ["#bcd3e6", "#2f7fd0", "#10213d", "#ff3b30"],
      ["#ffffff", "#10213d", "#ff3b30"],
      "#10213d",
    ),
    glass(
      "magma",
      "#1a1a1e",
      ["#4a1c18", "#b3201d", "#ff5a1f", "#ffd23d"],
      ["#ffffff", "#141417", "#ffd23d"],
      "#141417",
    ),
    glass(
      "orchid",
      "#e9e6ef",
      ["#c3b4e6", "#6a3fd1", "#1c1436", "#bfdc36"],
      ["#ffffff", "#1c1436", "#bfdc36"],
      "#1c1436",
    ),
    glass(
      "viper",
      "#15181a",
      ["#2a3a24", "#3f8f2a", "#a8e022", "#f4f6ee"],
      ["#ffffff", "#101314", "#a8e022"],
      "#101314",
    ),
    glass(
      "works-orange",
      "#f5f4f0",
      ["#ffc59a", "#f26a12", "#15171b", "#1f5fd0"],
      ["#ffffff", "#15171b", "#f26a12"],
      "#15171b",
    ),
    glass(
      "deep-sea",
      "#0d1f3c",
      ["#16406e", "#1f7fc0", "#3fd0d8", "#ffb81f"],
      ["#ffffff", "#091630", "#3fd0d8"],
      "#091630",
    ),
  ],
};
