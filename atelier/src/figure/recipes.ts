import type { FigureRecipe } from "./stand.ts";

const stance = { palms: { left: 35, right: 58 }, head: 8 } as const;
/** On a thigh that is narrower beside it, a number would run round the leg. */
const narrow = { front: 14 } as const;
const men = { ...stance, body: "jersey-men", handSize: 1, hem: 0.93 } as const;
const women = {
  ...stance,
  ...narrow,
  body: "jersey-women",
  hem: 0.96,
  handSize: 0.9,
  helmet: 0.93,
} as const;
/** A child's head is nearly a grown one's, and so is his helmet. */
const youth = {
  ...stance,
  ...narrow,
  body: "jersey-youth",
  hem: 0.96,
  handSize: 0.74,
  helmet: 1.06,
  neck: 1.4,
} as const;

/** Riders of the shop, by the names of what they wear: top, then pants. Bodies that share gear name the same one. */
export const figureRecipes: Readonly<Record<string, FigureRecipe & { readonly gear: string }>> = {
  "jersey-men+pants-men": { ...men, top: "jersey-men", legs: "pants-men", gear: "gear-men" },
  "jersey-men-v+pants-men": { ...men, top: "jersey-men-v", legs: "pants-men", gear: "gear-men" },
  "jersey-men+pants-men-over": {
    ...men,
    top: "jersey-men",
    legs: "pants-men-over",
    boots: "pants-men",
    gear: "gear-men-over",
  },
  "jersey-men-v+pants-men-over": {
    ...men,
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

/** Turns of the cameras about the rider, degrees to his left: his back is seen square to his shoulders, as a top's is. */
export const figureTurns = { front: 26, back: 187 } as const;
