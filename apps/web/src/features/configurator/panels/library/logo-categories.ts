/** Categories of the logo library in the order a rider would look. */
export const logoCategories = [
  "racing",
  "plates",
  "frames",
  "stars",
  "fire",
  "arrows",
  "tracks",
  "flags",
  "animals",
  "sports",
  "vehicles",
  "tools",
  "nature",
  "signs",
  "fun",
] as const;

export type LogoCategory = (typeof logoCategories)[number];
