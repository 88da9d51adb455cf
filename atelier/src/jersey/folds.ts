import type { Fold } from "../light/relief/fold.ts";

/** Falls from the shoulder blades to the hem, and is drawn from under the arms towards the small of the back. */
const back: readonly Fold[] = [
  {
    crest: [
      [-0.3, 0.34],
      [-0.36, 0.55],
      [-0.44, 0.78],
      [-0.46, 1],
    ],
    height: 10,
    width: 5.6,
    open: true,
  },
  {
    crest: [
      [0.1, 0.46],
      [0.05, 0.64],
      [-0.02, 0.84],
      [-0.03, 1],
    ],
    height: 8,
    width: 4.8,
    open: true,
  },
  {
    crest: [
      [0.4, 0.36],
      [0.38, 0.58],
      [0.42, 0.8],
      [0.4, 1],
    ],
    height: 10,
    width: 5.4,
    open: true,
  },
  {
    crest: [
      [-0.72, 0.58],
      [-0.76, 0.76],
      [-0.8, 1],
    ],
    height: 9,
    width: 4.8,
    open: true,
  },
  {
    crest: [
      [0.76, 0.56],
      [0.74, 0.76],
      [0.72, 1],
    ],
    height: 9,
    width: 4.8,
    open: true,
  },
  {
    crest: [
      [-0.87, 0.36],
      [-0.64, 0.44],
      [-0.42, 0.55],
      [-0.3, 0.64],
    ],
    height: 7,
    width: 5,
  },
  {
    crest: [
      [0.88, 0.34],
      [0.68, 0.42],
      [0.46, 0.53],
      [0.28, 0.62],
    ],
    height: 7.5,
    width: 5.4,
  },
  {
    crest: [
      [0.86, 0.46],
      [0.7, 0.57],
      [0.56, 0.7],
      [0.5, 0.84],
    ],
    height: 6.5,
    width: 4.6,
  },
  {
    crest: [
      [-0.52, 0.2],
      [-0.36, 0.28],
      [-0.28, 0.4],
    ],
    height: 3.5,
    width: 4,
  },
  {
    crest: [
      [0.54, 0.19],
      [0.4, 0.27],
      [0.34, 0.38],
    ],
    height: 3.5,
    width: 4,
  },
];

/** Cloth is pushed together inside a bent elbow and above the cuff, and drawn from under the arm. */
const sleeve = (side: 1 | -1): readonly Fold[] => {
  const at = (across: number) => side * across;
  return [
    {
      crest: [
        [at(-0.66), 0.36],
        [at(-0.3), 0.42],
        [at(0.02), 0.44],
      ],
      height: 9,
      width: 6,
    },
    {
      crest: [
        [at(-0.6), 0.5],
        [at(-0.28), 0.53],
        [at(0.1), 0.49],
      ],
      height: 10,
      width: 5.5,
    },
    {
      crest: [
        [at(-0.55), 0.6],
        [at(-0.2), 0.62],
        [at(0.16), 0.58],
      ],
      height: 9,
      width: 5,
    },
    {
      crest: [
        [at(0.6), 0.42],
        [at(0.3), 0.5],
        [at(0.1), 0.6],
      ],
      height: 7,
      width: 5.5,
    },
    {
      crest: [
        [at(-0.44), 0.8],
        [at(-0.1), 0.84],
        [at(0.22), 0.8],
      ],
      height: 7,
      width: 4.5,
    },
    {
      crest: [
        [at(-0.36), 0.92],
        [at(0), 0.94],
        [at(0.34), 0.9],
      ],
      height: 7,
      width: 4,
    },
    {
      crest: [
        [at(0.5), 0.3],
        [at(0.2), 0.26],
        [at(-0.1), 0.3],
      ],
      height: 5,
      width: 6,
    },
  ];
};

export const jerseyFolds: Readonly<Record<string, readonly Fold[]>> = {
  back,
  sleeve_left: sleeve(1),
  sleeve_right: sleeve(-1),
};
