/** Categories of the logo library in the order a rider would look. */
export const logoCategories = [
  "sponsors",
  "makes",
  "racing",
  "plates",
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
  "social",
] as const;

export type LogoCategory = (typeof logoCategories)[number];
