import { type Fold, mirrored } from "../light/relief/fold.ts";

/** Cloth on the back of a hand lies over sinews, is drawn from the thumb, and creases where the wrist bends. */
const backLeft: readonly Fold[] = [
  {
    crest: [
      [0.22, 0.5],
      [0.14, 0.68],
      [0.04, 0.9],
    ],
    height: 9,
    width: 5,
  },
  {
    crest: [
      [-0.22, 0.54],
      [-0.2, 0.72],
      [-0.12, 0.88],
    ],
    height: 8,
    width: 5,
  },
  {
    crest: [
      [0.64, 0.56],
      [0.44, 0.74],
      [0.24, 0.9],
    ],
    height: 9,
    width: 5,
  },
  {
    crest: [
      [0.78, 0.8],
      [0.44, 0.88],
      [0.1, 0.86],
    ],
    height: 11,
    width: 3.9,
  },
  {
    crest: [
      [0.66, 0.94],
      [0.2, 0.955],
      [-0.2, 0.93],
    ],
    height: 9,
    width: 3.2,
  },
  {
    crest: [
      [-0.85, 0.86],
      [-0.5, 0.91],
      [-0.1, 0.89],
    ],
    height: 11,
    width: 3.9,
  },
  {
    crest: [
      [-0.92, 0.7],
      [-0.6, 0.77],
      [-0.3, 0.76],
    ],
    height: 9,
    width: 3.6,
  },
];
const backRight = mirrored([
  {
    crest: [
      [0.24, 0.5],
      [0.2, 0.66],
      [0.06, 0.86],
    ],
    height: 9,
    width: 5,
  },
  {
    crest: [
      [-0.24, 0.55],
      [-0.18, 0.7],
      [-0.14, 0.84],
    ],
    height: 8,
    width: 5,
  },
  {
    crest: [
      [0.62, 0.58],
      [0.5, 0.72],
      [0.34, 0.86],
    ],
    height: 8,
    width: 5,
  },
  {
    crest: [
      [0.8, 0.76],
      [0.5, 0.84],
      [0.16, 0.8],
    ],
    height: 11,
    width: 3.9,
  },
  {
    crest: [
      [0.7, 0.9],
      [0.3, 0.93],
      [-0.1, 0.95],
    ],
    height: 10,
    width: 3.6,
  },
  {
    crest: [
      [-0.86, 0.9],
      [-0.5, 0.95],
      [-0.15, 0.92],
    ],
    height: 9,
    width: 3.2,
  },
  {
    crest: [
      [-0.9, 0.78],
      [-0.55, 0.84],
      [-0.2, 0.86],
    ],
    height: 10,
    width: 3.6,
  },
]);

export const gloveFolds: Readonly<Record<string, readonly Fold[]>> = {
  back_left: backLeft,
  back_right: backRight,
};
