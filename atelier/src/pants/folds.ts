import { type Fold, mirrored } from "../light/relief/fold.ts";

/** From the fork to the hip, over the knee, and gathered under the band. */
const thighLeft: readonly Fold[] = [
  {
    crest: [
      [-0.95, 0.5],
      [-0.4, 0.42],
      [0.2, 0.28],
    ],
    height: 10,
    width: 6,
  },
  {
    crest: [
      [-0.98, 0.57],
      [-0.4, 0.6],
      [0.3, 0.48],
    ],
    height: 11,
    width: 6,
  },
  {
    crest: [
      [-0.92, 0.68],
      [-0.3, 0.76],
      [0.3, 0.72],
    ],
    height: 10,
    width: 5.5,
  },
  {
    crest: [
      [-0.75, 0.87],
      [-0.1, 0.84],
      [0.5, 0.89],
    ],
    height: 9,
    width: 4.5,
  },
  {
    crest: [
      [0.92, 0.36],
      [0.66, 0.5],
      [0.5, 0.68],
      [0.46, 0.84],
    ],
    height: 10,
    width: 6,
  },
  {
    crest: [
      [0.58, 0.26],
      [0.62, 0.14],
      [0.66, 0],
    ],
    height: 10,
    width: 5,
    open: true,
  },
  {
    crest: [
      [0.3, 0.2],
      [0.32, 0.1],
      [0.34, 0],
    ],
    height: 7,
    width: 4.5,
    open: true,
  },
  {
    crest: [
      [-0.2, 0.18],
      [-0.18, 0.1],
      [-0.16, 0],
    ],
    height: 6,
    width: 4.5,
    open: true,
  },
];
const thighRight = mirrored([
  {
    crest: [
      [-0.95, 0.52],
      [-0.5, 0.45],
      [-0.05, 0.36],
      [0.4, 0.24],
    ],
    height: 11,
    width: 6,
  },
  {
    crest: [
      [-0.98, 0.6],
      [-0.5, 0.66],
      [0.1, 0.62],
    ],
    height: 10,
    width: 5.5,
  },
  {
    crest: [
      [-0.6, 0.74],
      [-0.1, 0.78],
      [0.6, 0.7],
    ],
    height: 10,
    width: 6,
  },
  {
    crest: [
      [-0.5, 0.88],
      [0.1, 0.86],
      [0.7, 0.9],
    ],
    height: 9,
    width: 4.5,
  },
  {
    crest: [
      [0.92, 0.44],
      [0.72, 0.56],
      [0.6, 0.7],
    ],
    height: 9,
    width: 5.5,
  },
  {
    crest: [
      [0.56, 0.22],
      [0.6, 0.12],
      [0.64, 0],
    ],
    height: 10,
    width: 5,
    open: true,
  },
  {
    crest: [
      [0.24, 0.24],
      [0.22, 0.12],
      [0.2, 0],
    ],
    height: 7,
    width: 4.5,
    open: true,
  },
]);

/** Across the seat, down from under it, in the hollow of the knee and on the calf. */
const backLeft: readonly Fold[] = [
  {
    crest: [
      [0.96, 0.19],
      [0.5, 0.17],
      [0.05, 0.09],
    ],
    height: 7,
    width: 5.5,
  },
  {
    crest: [
      [0.95, 0.24],
      [0.5, 0.27],
      [0.05, 0.27],
      [-0.3, 0.24],
    ],
    height: 9,
    width: 5.5,
  },
  {
    crest: [
      [0.8, 0.31],
      [0.35, 0.36],
      [0.1, 0.42],
    ],
    height: 7,
    width: 5,
  },
  {
    crest: [
      [0.62, 0.46],
      [0.2, 0.49],
      [-0.2, 0.46],
    ],
    height: 9,
    width: 4.5,
  },
  {
    crest: [
      [-0.75, 0.5],
      [-0.3, 0.55],
      [0.1, 0.53],
    ],
    height: 9,
    width: 4.5,
  },
  {
    crest: [
      [0.5, 0.62],
      [0.1, 0.64],
      [-0.3, 0.7],
    ],
    height: 7,
    width: 4.5,
  },
  {
    crest: [
      [-0.74, 0.72],
      [-0.4, 0.8],
      [-0.1, 0.84],
    ],
    height: 8,
    width: 4.5,
  },
  {
    crest: [
      [-0.8, 0.1],
      [-0.7, 0.22],
      [-0.5, 0.34],
    ],
    height: 8,
    width: 5.5,
  },
];
const backRight = mirrored([
  {
    crest: [
      [0.96, 0.21],
      [0.5, 0.22],
      [0, 0.16],
      [-0.4, 0.08],
    ],
    height: 8,
    width: 5.5,
  },
  {
    crest: [
      [0.9, 0.28],
      [0.4, 0.32],
      [0.1, 0.38],
    ],
    height: 9,
    width: 5.5,
  },
  {
    crest: [
      [-0.85, 0.3],
      [-0.5, 0.37],
      [-0.2, 0.4],
    ],
    height: 7,
    width: 5,
  },
  {
    crest: [
      [0.6, 0.48],
      [0.1, 0.52],
      [-0.3, 0.5],
    ],
    height: 9,
    width: 4.5,
  },
  {
    crest: [
      [-0.7, 0.56],
      [-0.3, 0.6],
      [0.2, 0.57],
    ],
    height: 8,
    width: 4.5,
  },
  {
    crest: [
      [0.3, 0.7],
      [-0.1, 0.75],
      [-0.4, 0.82],
    ],
    height: 8,
    width: 4.5,
  },
  {
    crest: [
      [-0.76, 0.14],
      [-0.66, 0.24],
      [-0.6, 0.36],
    ],
    height: 8,
    width: 5.5,
  },
]);

/** Below the knee cloth lies on what is in the boot. */
const shinLeft: readonly Fold[] = [
  {
    crest: [
      [-0.5, 0.3],
      [0, 0.38],
      [0.5, 0.32],
    ],
    height: 10,
    width: 6,
  },
  {
    crest: [
      [-0.2, 0.56],
      [0.2, 0.64],
      [0.66, 0.56],
    ],
    height: 11,
    width: 6,
  },
  {
    crest: [
      [-0.15, 0.86],
      [0.2, 0.9],
      [0.6, 0.84],
    ],
    height: 10,
    width: 5,
  },
];
const shinRight = mirrored([
  {
    crest: [
      [-0.4, 0.4],
      [0.1, 0.46],
      [0.7, 0.38],
    ],
    height: 10,
    width: 6,
  },
  {
    crest: [
      [0, 0.72],
      [0.3, 0.78],
      [0.66, 0.7],
    ],
    height: 11,
    width: 6,
  },
]);

export const pantsFolds: Readonly<Record<string, readonly Fold[]>> = {
  thigh_left: thighLeft,
  thigh_right: thighRight,
  back_leg_left: backLeft,
  back_leg_right: backRight,
  shin_left: shinLeft,
  shin_right: shinRight,
};
