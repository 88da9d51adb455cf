import type { Hall } from "./hall.ts";
import { further, nearer } from "./night.ts";
import type { Shot } from "./shoot.ts";

/** A picture of the shop's own pages: riders in the dark, the first behind the others. */
export interface Hero {
  /** Where under the web's features its files lie. */
  readonly folder: string;
  /** Width by height. */
  readonly shape: number;
  readonly widths: readonly number[];
  /** Of one for screens with more than a pixel a pixel; none when left out. */
  readonly dense?: number;
  /** The hall they are in. */
  readonly hall: Hall;
  /** Share of its brightest light that spreads over what is beside it; none when left out. */
  readonly bloom?: number;
  readonly riders: readonly (Shot & {
    readonly rider: string;
    /** Middle and top of his square, as shares of width and height. */
    readonly at: readonly [number, number];
    /** Side of his square as a share of the picture's height. */
    readonly side: number;
    /** Share of haze before him. */
    readonly veil?: number;
    /** He is seen down to his soles, and the floor shows him. */
    readonly onFloor?: boolean;
    /** How soft he is, who stands behind where it is sharp: a share of the picture's width. */
    readonly soft?: number;
  })[];
}

const men = "jersey-men+pants-men";
const women = "jersey-women+pants-women";

/** The rider whose drapes are made for these pictures alone. */
export const inAttack = "attack";

export const heroes: Readonly<Record<string, Hero>> = {
  hero: {
    folder: "cart",
    shape: 11 / 7,
    widths: [480, 1100],
    dense: 1760,
    hall: {
      horizon: 0.532,
      focal: 3.2,
      glows: [
        { at: [0.43, 0.36], reach: [0.34, 0.42], bright: 0.62 },
        { at: [0.3, 0.54], reach: [0.6, 0.12], bright: 0.42 },
        { at: [0.9, 0.4], reach: [0.2, 0.4], bright: 0.4 },
      ],
      lamps: [
        { at: 0.045, from: 0.05, to: 0.515, wide: 0.0064, bright: 1.15 },
        { at: 0.345, from: 0.25, to: 0.52, wide: 0.0032, bright: 0.5 },
        { at: 0.452, from: 0.08, to: 0.517, wide: 0.0058, bright: 1.15 },
        { at: 0.905, from: 0.03, to: 0.515, wide: 0.0068, bright: 1.25 },
      ],
    },
    bloom: 0.5,
    riders: [
      {
        rider: women,
        kit: "overdrive",
        colourway: "orange",
        turn: 200,
        placing: { fill: 0.9, lift: 0, height: 1 },
        at: [0.228, 0.142],
        side: 0.8,
        veil: 0.06,
        onFloor: true,
        lamps: further,
      },
      {
        rider: inAttack,
        kit: "overdrive",
        colourway: "orange",
        // Astride, a thigh is seen up to the band and not below its middle.
        raised: 150,
        livery: { block: "base", accent: "block", accent2: "accent", figure: "block" },
        turn: 27,
        placing: { fill: 1.32, lift: -0.185, height: -2 },
        at: [0.718, -0.012],
        side: 1.08,
        lamps: nearer,
      },
    ],
  },
  entry: {
    folder: "login",
    shape: 1,
    widths: [1000],
    hall: {
      horizon: 0.9,
      focal: 3.2,
      glows: [
        { at: [0.46, 0.38], reach: [0.5, 0.5], bright: 0.6 },
        { at: [0.5, 0.9], reach: [0.7, 0.2], bright: 0.4 },
      ],
      lamps: [
        { at: 0.055, from: 0.06, to: 0.86, wide: 0.0085, bright: 1.1 },
        { at: 0.452, from: 0.06, to: 0.86, wide: 0.0085, bright: 1.1 },
        { at: 0.93, from: 0.06, to: 0.86, wide: 0.0085, bright: 1.1 },
      ],
    },
    bloom: 0.3,
    riders: [
      {
        rider: women,
        kit: "hotline-88",
        colourway: "neon-night",
        turn: 200,
        placing: { fill: 1.3, lift: -0.16, height: -3 },
        at: [0.205, 0.17],
        side: 0.88,
        soft: 0.0006,
        lamps: further,
      },
      {
        rider: men,
        kit: "hotline-88",
        colourway: "neon-night",
        turn: 28,
        placing: { fill: 1.37, lift: -0.2, height: -4 },
        at: [0.668, 0.015],
        side: 1.12,
        lamps: nearer,
      },
    ],
  },
};
