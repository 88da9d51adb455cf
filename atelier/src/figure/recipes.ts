import type { FigureRecipe } from "./stand.ts";
import { drawnIn, narrower, oval } from "./waist.ts";

const stance = {
  palms: { left: 35, right: 58 },
  head: 8,
  nod: 5,
} as const;
/** On a thigh that is narrower beside it, a number would run round the leg. */
const narrow = { front: 14 } as const;
/** A seat curves in to the thigh below the hem. */
const seat = { above: 83, most: 75.5, below: 67, has: 1.055, ahead: 16 } as const;
/** A knee in its guard is as broad as the thigh above it. */
const knee = { above: 74, most: 50, below: 40, ahead: 3 } as const;
const men = {
  ...stance,
  front: 25,
  back: 190,
  body: "jersey-men",
  handSize: 1,
  hem: 0.92,
  hips: { keeps: 0.84, deep: 0.83, ahead: 0.035, from: 0.15 },
  neck: -0.6,
  shape: (size: number) => [
    ...drawnIn({ hips: 0.8, waist: 1.06, chest: 1.26, keeps: 0.93 }, size),
    oval({ from: 1.28, to: 1.02, broad: 1.07, deep: 0.9 }, size),
  ],
  full: [seat, { ...knee, has: 1.04 }],
  leg: 20,
  mouth: 0.82,
  edge: { keeps: 0.97, from: 0.13 },
  // His weight is on the right leg, the left one a step before it.
  stance: {
    left: { hip: [9, -1, 2], knee: [12, 1], foot: 20 },
    right: { hip: [-1, 4, 2], knee: [0, -1], foot: 22 },
  },
} as const;
/** Hems that hang over boots are level. */
const over = {
  ...men,
  front: 24.5,
  // The mouth of a boot's shaft, and the calf in it, are felt under the cloth.
  full: [...men.full, { above: 47, most: 40, below: 30, has: 1.14, ahead: 3 }],
  stance: {
    left: { ...men.stance.left, hem: 4 },
    right: { ...men.stance.right, hem: 14 },
  },
} as const;
const women = {
  ...stance,
  // Three digits on her thigh would turn away.
  front: 12.5,
  body: "jersey-women",
  hem: 0.96,
  hips: { keeps: 0.742, deep: 0.84, ahead: 0.005, from: 0.18 },
  full: [
    { ...seat, has: 1.01 },
    { above: 84, most: 66, below: 46, has: 0.89, ahead: 2 },
  ],
  edge: { keeps: 0.92, from: 0.16 },
  corners: 0.972,
  back: 183,
  handSize: 0.9,
  helmet: 0.93,
  neck: 0.5,
  leg: 26,
  mouth: 0.78,
  shape: (size: number) => [
    narrower(0.96),
    ...drawnIn({ hips: 0.86, waist: 1.08, chest: 1.26, keeps: 0.895 }, size),
    oval({ from: 1.24, to: 0.9, broad: 1.12, deep: 0.84 }, size),
  ],
  stance: {
    left: { hip: [11, 5, 2], knee: [13, -3], foot: 16 },
    right: { hip: [-2, 7, 0], knee: [0, -3], foot: 18 },
  },
} as const;
/** A child's head is nearly a grown one's, and so is his helmet. */
const youth = {
  ...stance,
  ...narrow,
  body: "jersey-youth",
  back: 184,
  hem: 0.94,
  hips: { keeps: 0.74, deep: 0.84, ahead: 0.01, from: 0.16 },
  full: [seat, { ...knee, has: 1.02 }],
  leg: 20,
  mouth: 0.76,
  edge: { keeps: 0.97, from: 0.13 },
  handSize: 0.78,
  helmet: 1.08,
  boot: 1.05,
  deeper: 2,
  neck: 0.5,
  shape: (size: number) => [
    narrower(0.95),
    oval({ from: 1.28, to: 1.02, broad: 1.03, deep: 0.9 }, size),
  ],
  stance: {
    left: { hip: [12, 1, 4], knee: [16, 0], foot: 26 },
    right: { hip: [-2, 3, 2], knee: [0, 0], foot: 18 },
  },
} as const;

/** Riders of the shop, by the names of what they wear: top, then pants. Bodies that share gear name the same one. */
export const figureRecipes: Readonly<Record<string, FigureRecipe & { readonly gear: string }>> = {
  "jersey-men+pants-men": { ...men, top: "jersey-men", legs: "pants-men", gear: "gear-men" },
  "jersey-men-v+pants-men": { ...men, top: "jersey-men-v", legs: "pants-men", gear: "gear-men" },
  "jersey-men+pants-men-over": {
    ...over,
    top: "jersey-men",
    legs: "pants-men-over",
    boots: "pants-men",
    gear: "gear-men-over",
  },
  "jersey-men-v+pants-men-over": {
    ...over,
    top: "jersey-men-v",
    legs: "pants-men-over",
    boots: "pants-men",
    gear: "gear-men-over",
  },
  "jersey-women+pants-women": {
    ...women,
    top: "jersey-women",
    legs: "pants-women",
    gear: "gear-women",
  },
  "jersey-women-v+pants-women": {
    ...women,
    top: "jersey-women-v",
    legs: "pants-women",
    gear: "gear-women",
  },
  "jersey-youth+pants-youth": {
    ...youth,
    top: "jersey-youth",
    legs: "pants-youth",
    gear: "gear-youth",
  },
  "jersey-youth-v+pants-youth": {
    ...youth,
    top: "jersey-youth-v",
    legs: "pants-youth",
    gear: "gear-youth",
  },
};
