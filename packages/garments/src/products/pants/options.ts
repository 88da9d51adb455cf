/** What a customer chooses that changes the pants' pieces. The ids are those of the catalogue's properties. */
export const pantsOptions = {
  fit: ["regular", "race", "over-armour"],
  length: ["regular", "short", "long"],
  style: ["in-the-boot", "over-the-boot"],
  closure: ["ratchet", "hook-and-loop", "dial"],
  pockets: ["none", "card", "two-zip"],
  fabric: ["classic-600d", "stretch", "vented"],
  "inner-knee": ["leather", "suede", "aramid"],
} as const;

export type PantsChoice = {
  readonly [Option in keyof typeof pantsOptions]: (typeof pantsOptions)[Option][number];
};
