import type { Fold } from "../light/relief/fold.ts";

/** Soft cotton hangs in broad folds from the shoulder blades, and is drawn from under the arms. */
const back: readonly Fold[] = [
  {
    crest: [
      [-0.1, 0.4],
      [-0.16, 0.6],
      [-0.24, 0.82],
      [-0.26, 1],
    ],
    height: 10,
    width: 5.6,
    open: true,
  },
  {
    crest: [
      [0.34, 0.34],
      [0.3, 0.58],
      [0.34, 0.8],
      [0.32, 1],
    ],
    height: 10,
    width: 5.4,
    open: true,
  },
  {
    crest: [
      [0.74, 0.54],
      [0.74, 0.76],
      [0.7, 1],
    ],
    height: 10,
    width: 5,
    open: true,
  },
  {
    crest: [
      [-0.62, 0.6],
      [-0.66, 0.8],
      [-0.68, 1],
    ],
    height: 9,
    width: 5,
    open: true,
  },
  {
    crest: [
      [0.88, 0.36],
      [0.64, 0.43],
      [0.4, 0.54],
      [0.2, 0.6],
    ],
    height: 8,
    width: 5.4,
  },
  {
    crest: [
      [0.86, 0.46],
      [0.66, 0.56],
      [0.5, 0.7],
    ],
    height: 7.5,
    width: 5,
  },
  {
    crest: [
      [-0.86, 0.37],
      [-0.6, 0.46],
      [-0.38, 0.58],
      [-0.2, 0.66],
    ],
    height: 7,
    width: 5,
  },
  {
    crest: [
      [-0.5, 0.22],
      [-0.34, 0.3],
      [-0.26, 0.42],
    ],
    height: 4,
    width: 4.4,
  },
  {
    crest: [
      [0.52, 0.2],
      [0.38, 0.28],
      [0.3, 0.4],
    ],
    height: 4,
    width: 4.4,
  },
];

/** A short sleeve is drawn from under the arm, and swings out at its hem. */
const sleeve = (side: 1 | -1): readonly Fold[] => {
  const at = (across: number) => side * across;
  return [
    {
      crest: [
        [at(-0.5), 0.62],
        [at(-0.2), 0.56],
        [at(0.1), 0.44],
      ],
      height: 8,
      width: 6,
    },
    {
      crest: [
        [at(-0.36), 0.5],
        [at(-0.4), 0.76],
        [at(-0.42), 1],
      ],
      height: 8,
      width: 5,
      open: true,
    },
    {
      crest: [
        [at(0.2), 0.56],
        [at(0.24), 0.78],
        [at(0.26), 1],
      ],
      height: 7,
      width: 5,
      open: true,
    },
  ];
};

export const pitShirtFolds: Readonly<Record<string, readonly Fold[]>> = {
  back,
  sleeve_left: sleeve(1),
  sleeve_right: sleeve(-1),
};
