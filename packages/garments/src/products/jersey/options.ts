/** What a customer chooses that changes the jersey's pieces. The ids are those of the catalogue's properties. */
export const jerseyOptions = {
  fit: ["regular", "race", "over-armour"],
  length: ["regular", "short", "long"],
  collar: ["crew", "low-band", "v-overlap", "zip"],
  cuff: ["rib", "open", "elastic"],
  elbow: ["none", "patch", "foam"],
  fabric: ["vented-mesh", "birds-eye", "interlock", "stretch"],
  hem: ["plain", "silicone"],
} as const;

export type JerseyChoice = {
  readonly [Option in keyof typeof jerseyOptions]: (typeof jerseyOptions)[Option][number];
};
