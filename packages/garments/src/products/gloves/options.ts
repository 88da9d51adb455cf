/** What a customer chooses that changes the gloves' pieces. The ids are those of the catalogue's properties. */
export const gloveOptions = {
  closure: ["strap", "slip-on"],
  palm: ["plain", "patched"],
  touch: ["no", "yes"],
} as const;

export type GloveChoice = {
  readonly [Option in keyof typeof gloveOptions]: (typeof gloveOptions)[Option][number];
};
