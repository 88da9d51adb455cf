import {
  aboveChevron,
  band,
  below,
  both,
  brushed,
  chevron,
  either,
  flank,
  grown,
  mirrored,
  not,
} from "./fields.ts";
import { camouflage, digital, flowers, halftone, leopard, rings, tiger } from "./fills.ts";
import type { Kit } from "./kit.ts";

/** Legs: which way is out, told as growing x on either leg. */
const outward = mirrored;

/** Factory: one bolt of colour from hip to shoulder, its edge breaking into dots. */
const bolt = either(
  both(below(40, 330, 34), not(below(-40, 560, 34)), (p) => p.x + 135),
  both(below(-60, 470, 34), not(below(-140, 700, 34)), (p) => 60 - p.x),
);
const voltDots = halftone(17, (x, y) =>
  Math.abs(x) > 185 || y < 150
    ? 0
    : Math.min(1, Math.max(0, 1 - Math.abs(y - 250 + x * 0.67) / 165)),
);

/** Enduro: camouflage under a plain yoke whose edge is brushed. */
const yoke = brushed(aboveChevron(330, 14), 41, 6, 16);

export const kits: readonly Kit[] = [
  {
    id: "overdrive",
    name: "Overdrive",
    lettering: "slipstream",
    rider: "KAMPMANN",
    number: "31",
    zones: [
      ["base", "ink"],
      ["tone", "deep"],
      ["field", "main"],
      ["second", "second"],
      ["accent", "accent"],
    ],
    fabric: "ink",
    digits: ["paper", "ink", "main"],
    palettes: ["ember", "fjord", "signal", "venom", "sunday", "lagoon"],
    paints: {
      top: [
        { zone: "tone", field: voltDots, step: 2.5 },
        { zone: "second", field: grown(bolt, 15) },
        { zone: "base", field: grown(bolt, 7) },
        { zone: "field", field: bolt },
        {
          zone: "field",
          field: both(
            not(below(0, 300, -38)),
            (p) => -p.x - 195,
            (p) => 400 - p.y,
          ),
        },
        { zone: "accent", field: both(band(0, 318, -38, 9), (p) => -p.x - 180) },
      ],
      legs: [
        { zone: "tone", field: outward(both(below(190, -420, -52), not(below(190, -250, -52)))) },
        { zone: "field", field: outward(both(below(210, -330, -52), not(below(200, -150, -48)))) },
        { zone: "accent", field: outward(band(205, -128, -48, 9)) },
        { zone: "field", field: outward(both(below(170, 190, 40), not(below(170, 300, 40)))) },
        { zone: "second", field: outward(band(170, 318, 40, 10)) },
      ],
      hands: [
        { zone: "field", field: both(below(0, -112, 34), not(below(0, -70, 34))) },
        { zone: "second", field: band(0, -62, 34, 4) },
        { zone: "tone", field: below(0, -20, 34) },
      ],
    },
  },
  {
    id: "timberline",
    name: "Timberline",
    lettering: "nightshift",
    rider: "VERHAGEN",
    number: "17",
    zones: [
      ["base", "main"],
      ["fill", "deep"],
      ["fill2", "second"],
      ["tone", "ink"],
      ["accent", "accent"],
    ],
    fabric: "ink",
    digits: ["paper", "ink", "accent"],
    palettes: ["pine", "dune", "graphite", "fjord", "brick", "merlot"],
    paints: {
      top: [
        { zone: "fill2", field: camouflage(11, 74, 0.3), step: 3 },
        { zone: "fill", field: camouflage(23, 92, 0.12), step: 3 },
        { zone: "tone", field: camouflage(37, 78, 0.32), step: 3 },
        { zone: "accent", field: grown(yoke, 9), step: 3 },
        { zone: "tone", field: yoke, step: 3 },
      ],
      legs: [
        { zone: "fill2", field: outward(camouflage(13, 74, 0.3)), step: 3 },
        { zone: "fill", field: outward(camouflage(29, 92, 0.12)), step: 3 },
        { zone: "tone", field: outward(camouflage(31, 78, 0.32)), step: 3 },
        { zone: "accent", field: outward(band(0, -170, 12, 12)) },
        { zone: "tone", field: outward(both(below(0, -172, 12), not(below(0, 150, 12)))) },
        { zone: "tone", field: outward(not(below(0, -430, 12))) },
      ],
      hands: [
        { zone: "fill2", field: camouflage(15, 24, 0.3) },
        { zone: "fill", field: camouflage(25, 29, 0.12) },
        { zone: "tone", field: below(0, -62, 14) },
        { zone: "accent", field: band(0, -62, 14, 3) },
      ],
    },
  },
  {
    id: "bengal",
    name: "Bengal",
    lettering: "isoline",
    rider: "LEROUX",
    number: "259",
    zones: [
      ["base", "main"],
      ["second", "second"],
      ["fill", "ink"],
      ["tone", "ink"],
      ["accent", "paper"],
    ],
    fabric: "ink",
    digits: ["paper", "ink", "main"],
    palettes: ["ember", "sunday", "venom", "orchid", "glacier", "signal"],
    paints: {
      top: [
        {
          zone: "second",
          field: both(
            (p) => 128 - Math.abs(p.x) + 0.1 * (p.y - 400),
            (p) => p.y - 210,
          ),
        },
        { zone: "fill", field: both(tiger(5, 66, 0.36), flank(92, 400, -0.1)), step: 2.5 },
        { zone: "accent", field: chevron(262, 24, 12) },
        { zone: "tone", field: aboveChevron(250, 24) },
      ],
      legs: [
        {
          zone: "fill",
          field: both(
            outward(tiger(18, 66, 0.34)),
            outward((p) => p.x - 95 + 0.05 * p.y),
          ),
          step: 2.5,
        },
        { zone: "tone", field: (p) => -p.y - 455 },
        { zone: "accent", field: (p) => 6 - Math.abs(p.y + 452) },
        { zone: "tone", field: (p) => p.y - 300 },
      ],
      hands: [
        { zone: "fill", field: both(tiger(9, 19, 0.36), (p) => -p.y - 64) },
        { zone: "tone", field: (p) => p.y + 58 },
        { zone: "accent", field: (p) => 2 - Math.abs(p.y + 59) },
      ],
    },
  },
  {
    id: "boulevard-74",
    name: "Boulevard 74",
    lettering: "splinter",
    rider: "SANDBERG",
    number: "74",
    zones: [
      ["base", "paper"],
      ["field", "main"],
      ["second", "second"],
      ["tone", "ink"],
      ["accent", "accent"],
    ],
    fabric: "ink",
    digits: ["ink", "paper", "main"],
    palettes: ["brick", "sunday", "fjord", "tulip", "merlot", "pine"],
    paints: {
      top: [
        { zone: "field", field: (p) => 29 - Math.abs(p.y - 268) },
        { zone: "second", field: (p) => 20 - Math.abs(p.y - 325) },
        { zone: "accent", field: (p) => 11 - Math.abs(p.y - 364) },
        { zone: "tone", field: (p) => 5 - Math.abs(p.y - 388) },
        { zone: "field", field: (p) => p.y - 712 },
      ],
      legs: [
        { zone: "field", field: outward((p) => 30 - Math.abs(p.x - 190 + 0.02 * p.y)) },
        { zone: "second", field: outward((p) => 14 - Math.abs(p.x - 138 + 0.02 * p.y)) },
        { zone: "accent", field: outward((p) => 6 - Math.abs(p.x - 112 + 0.02 * p.y)) },
        { zone: "tone", field: (p) => p.y - 270 },
      ],
      hands: [
        { zone: "field", field: (p) => 11 - Math.abs(p.y + 92) },
        { zone: "second", field: (p) => 6 - Math.abs(p.y + 72) },
        { zone: "accent", field: (p) => 3 - Math.abs(p.y + 60) },
      ],
    },
  },
  {
    id: "meadow",
    name: "Meadow",
    lettering: "isoline",
    rider: "NILSEN",
    number: "118",
    zones: [
      ["base", "paper"],
      ["fill", "main"],
      ["fill2", "accent"],
      ["tone", "deep"],
      ["second", "second"],
    ],
    fabric: "deep",
    digits: ["paper", "ink", "main"],
    palettes: ["rose", "orchid", "lagoon", "sunday", "merlot", "glacier"],
    paints: {
      top: [
        { zone: "second", field: flank(165, 350, -0.32) },
        { zone: "fill", field: both(flowers(35, 92), flank(128, 350, -0.32)), step: 2.5 },
        { zone: "fill2", field: both(flowers(35, 92, true), flank(120, 350, -0.32)), step: 2.5 },
        { zone: "second", field: chevron(216, -16, 10) },
        { zone: "tone", field: aboveChevron(206, -16) },
      ],
      legs: [
        { zone: "second", field: outward((p) => p.x - 150 + 0.12 * p.y) },
        {
          zone: "fill",
          field: both(
            flowers(6, 88),
            outward((p) => p.x - 105 + 0.1 * p.y),
          ),
          step: 2.5,
        },
        {
          zone: "fill2",
          field: both(
            flowers(6, 88, true),
            outward((p) => p.x - 100 + 0.1 * p.y),
          ),
          step: 2.5,
        },
        { zone: "tone", field: (p) => p.y - 220 },
      ],
      hands: [
        { zone: "fill", field: both(flowers(7, 31), (p) => -p.y - 55) },
        { zone: "fill2", field: both(flowers(7, 31, true), (p) => -p.y - 55) },
        { zone: "tone", field: (p) => p.y + 52 },
      ],
    },
  },
  {
    id: "savanna",
    name: "Savanna",
    lettering: "nightshift",
    rider: "BERGER",
    number: "19",
    zones: [
      ["base", "ink"],
      ["second", "main"],
      ["fill", "ink"],
      ["field", "deep"],
      ["accent", "accent"],
    ],
    fabric: "ink",
    digits: ["paper", "ink", "main"],
    palettes: ["dune", "rose", "glacier", "orchid", "brick", "graphite"],
    paints: {
      top: [
        { zone: "accent", field: grown(below(0, 520, 28), 12) },
        { zone: "second", field: below(0, 520, 28) },
        { zone: "fill", field: both(leopard(12, 54), below(0, 530, 28)), step: 2.5 },
        { zone: "field", field: (p) => -p.x - 215 - (p.y - 250) * 0.2 },
      ],
      legs: [
        {
          zone: "accent",
          field: grown(both(outward(below(60, -380, 24)), not(outward(below(60, -150, 24)))), 10),
        },
        {
          zone: "second",
          field: both(outward(below(60, -380, 24)), not(outward(below(60, -150, 24)))),
        },
        {
          zone: "fill",
          field: both(
            outward(leopard(14, 52)),
            outward(below(60, -372, 24)),
            not(outward(below(60, -158, 24))),
          ),
          step: 2.5,
        },
        { zone: "field", field: (p) => p.y - 210 },
      ],
      hands: [
        { zone: "second", field: (p) => -p.y - 80 + 0.3 * p.x },
        { zone: "fill", field: both(leopard(16, 18), (p) => -p.y - 84 + 0.3 * p.x) },
        { zone: "accent", field: (p) => 2 - Math.abs(p.y + 77 - 0.3 * p.x) },
      ],
    },
  },
  {
    id: "whirl",
    name: "Whirl",
    lettering: "afterglow",
    rider: "MIKKELSEN",
    number: "5",
    zones: [
      ["base", "main"],
      ["second", "second"],
      ["fill", "accent"],
      ["tone", "ink"],
    ],
    fabric: "ink",
    digits: ["paper", "ink", "accent"],
    palettes: ["orchid", "lagoon", "sunday", "fjord", "rose", "ember"],
    paints: {
      top: [
        { zone: "second", field: rings(23, 40, 430, 128, 0.56), step: 3 },
        { zone: "fill", field: rings(25, 40, 430, 128, 0.2), step: 3 },
        {
          zone: "tone",
          field: brushed((p) => 165 - p.y - Math.abs(p.x) * 0.25, 8, 0, 12),
          step: 3,
        },
      ],
      legs: [
        { zone: "second", field: outward(rings(41, 175, -241, 120, 0.58)), step: 3 },
        { zone: "fill", field: outward(rings(43, 175, -241, 120, 0.18)), step: 3 },
        { zone: "tone", field: (p) => p.y - 240 },
      ],
      hands: [
        { zone: "second", field: rings(11, 0, -70, 34, 0.56) },
        { zone: "fill", field: rings(13, 0, -70, 34, 0.2) },
        { zone: "tone", field: (p) => p.y + 50 },
      ],
    },
  },
  {
    id: "pixelride",
    name: "Pixelride",
    lettering: "blok",
    rider: "DE WIT",
    number: "44",
    zones: [
      ["base", "ink"],
      ["tone", "deep"],
      ["fill", "main"],
      ["fill2", "second"],
      ["accent", "paper"],
    ],
    fabric: "ink",
    digits: ["paper", "ink", "main"],
    palettes: ["venom", "ember", "fjord", "orchid", "signal", "sunday"],
    paints: {
      top: [
        { zone: "tone", field: digital(3, 26, 210, 0.02), step: 2.6 },
        { zone: "fill", field: both(digital(7, 26, 150, 0.02), flank(98, 380, -0.18)), step: 2.6 },
        {
          zone: "fill2",
          field: both(digital(9, 26, 110, 0.22), flank(124, 380, -0.18)),
          step: 2.6,
        },
        { zone: "base", field: (p) => 234 - p.y - Math.abs(p.x) * 0.3 },
        { zone: "accent", field: (p) => 5 - Math.abs(p.y + Math.abs(p.x) * 0.3 - 236) },
      ],
      legs: [
        { zone: "tone", field: digital(4, 26, 200, 0.02), step: 2.6 },
        {
          zone: "fill",
          field: both(
            digital(8, 26, 150, 0),
            outward((p) => p.x - 150),
          ),
          step: 2.6,
        },
        {
          zone: "fill2",
          field: both(
            digital(10, 26, 110, 0.22),
            outward((p) => p.x - 170),
          ),
          step: 2.6,
        },
        { zone: "base", field: (p) => p.y - 260 },
      ],
      hands: [
        { zone: "fill", field: both(digital(12, 9, 50, 0), (p) => -p.y - 62) },
        { zone: "fill2", field: both(digital(14, 9, 36, 0.22), (p) => -p.y - 62) },
        { zone: "accent", field: (p) => 1.6 - Math.abs(p.y + 58) },
      ],
    },
  },
  {
    id: "oriflamme",
    name: "Oriflamme",
    lettering: "splinter",
    rider: "HAUGEN",
    number: "12",
    zones: [
      ["base", "paper"],
      ["field", "main"],
      ["second", "second"],
      ["tone", "ink"],
      ["accent", "accent"],
    ],
    fabric: "ink",
    digits: ["paper", "ink", "main"],
    palettes: ["tulip", "fjord", "signal", "venom", "sunday", "lagoon"],
    paints: {
      top: [
        { zone: "field", field: both(not(aboveChevron(330, 32)), aboveChevron(455, 32)) },
        { zone: "tone", field: not(aboveChevron(455, 32)) },
        { zone: "second", field: chevron(492, 32, 22) },
        { zone: "accent", field: chevron(520, 32, 8) },
      ],
      legs: [
        { zone: "tone", field: outward(below(120, -260, 30)) },
        { zone: "field", field: outward(both(below(120, -360, 30), not(below(120, -262, 30)))) },
        { zone: "second", field: outward(band(120, -232, 30, 20)) },
        { zone: "accent", field: outward(band(120, -206, 30, 8)) },
        { zone: "field", field: outward(below(120, 270, 30)) },
      ],
      hands: [
        { zone: "field", field: (p) => p.y + 104 - Math.abs(p.x) * 0.6 },
        { zone: "tone", field: (p) => p.y + 74 - Math.abs(p.x) * 0.6 },
        { zone: "second", field: (p) => 2.6 - Math.abs(p.y + 66 - Math.abs(p.x) * 0.6) },
      ],
    },
  },
  {
    id: "keel",
    name: "Keel",
    lettering: "nightshift",
    rider: "THOMSEN",
    number: "10",
    zones: [
      ["base", "main"],
      ["tone", "deep"],
      ["field", "ink"],
      ["accent", "accent"],
    ],
    fabric: "ink",
    digits: ["paper", "ink", "accent"],
    palettes: ["graphite", "fjord", "pine", "merlot", "brick", "lagoon"],
    paints: {
      top: [
        { zone: "field", field: (p) => p.x - 96 - (p.y - 380) * 0.13 },
        { zone: "accent", field: (p) => 6 - Math.abs(p.x - 88 - (p.y - 380) * 0.13) },
        { zone: "tone", field: both((p) => -p.x - 236 - (p.y - 300) * 0.35) },
      ],
      legs: [
        { zone: "field", field: (p) => (p.side > 0 ? p.x - 128 + p.y * 0.06 : -50) },
        { zone: "accent", field: (p) => (p.side > 0 ? 6 - Math.abs(p.x - 122 + p.y * 0.06) : -50) },
        { zone: "tone", field: (p) => p.y - 200 },
      ],
      hands: [
        { zone: "field", field: (p) => p.x - 14 - p.y * 0.1 },
        { zone: "accent", field: (p) => 1.8 - Math.abs(p.x - 12 - p.y * 0.1) },
      ],
    },
  },
];
