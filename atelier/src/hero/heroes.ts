import type { Shot } from "./shoot.ts";

/** A picture of the shop's own pages: riders in the dark, the first behind the others. */
export interface Hero {
  /** Where under the web's features its files lie. */
  readonly folder: string;
  /** Width by height. */
  readonly shape: number;
  readonly widths: readonly number[];
  /** Where the hall behind them is lit, shares of width and height. */
  readonly glow: readonly [number, number];
  readonly riders: readonly (Shot & {
    readonly rider: string;
    /** Middle and top of his square, as shares of width and height. */
    readonly at: readonly [number, number];
    /** Side of his square as a share of the picture's height. */
    readonly side: number;
    /** How much darker he stands. */
    readonly dim?: number;
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
    glow: [0.5, 0.36],
    riders: [
      {
        rider: women,
        kit: "delta",
        colourway: "arcade",
        turn: 200,
        placing: { fill: 1.22, lift: -0.14, height: -3 },
        at: [0.285, 0.125],
        side: 1.02,
        dim: 0.86,
        soft: 0.0006,
      },
      {
        rider: inAttack,
        kit: "delta",
        colourway: "arcade",
        // Astride, a thigh is seen up to the band and not below its middle.
        raised: 150,
        turn: 44,
        placing: { fill: 1.32, lift: -0.185, height: -3 },
        at: [0.652, -0.005],
        side: 1.36,
      },
    ],
  },
  entry: {
    folder: "login",
    shape: 1,
    widths: [1000],
    glow: [0.46, 0.4],
    riders: [
      {
        rider: men,
        kit: "hotline-88",
        colourway: "neon-night",
        turn: 205,
        placing: { fill: 1.3, lift: -0.16, height: -3 },
        at: [0.235, 0.135],
        side: 0.92,
        dim: 0.84,
        soft: 0.0006,
      },
      {
        rider: men,
        kit: "hotline-88",
        colourway: "neon-night",
        turn: 28,
        placing: { fill: 1.37, lift: -0.2, height: -4 },
        at: [0.655, 0.015],
        side: 1.12,
      },
    ],
  },
};
