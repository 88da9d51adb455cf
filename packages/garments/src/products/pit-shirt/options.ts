/** What a customer chooses that changes the pit shirt's pieces. The ids are those of the catalogue's properties. */
export const pitShirtOptions = {
  fit: ["regular", "relaxed"],
  fabric: ["birds-eye", "interlock"],
} as const;

export type PitShirtChoice = {
  readonly [Option in keyof typeof pitShirtOptions]: (typeof pitShirtOptions)[Option][number];
};
