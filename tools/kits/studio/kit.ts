import type { Field } from "./field.ts";

/** A zone's shape: what lies inside takes the zone's colour. Later layers lie over earlier ones. */
export interface Shape {
  readonly zone: string;
  readonly field: Field;
  /** Keeps its shape in every size, as a round plate does: it goes with the cloth as a whole. */
  readonly emblem?: boolean;
}

/** A place of the kit plane where a zone's line is drawn a few millimetres further in. */
export interface Nudge {
  readonly zone: string;
  readonly x: number;
  readonly y: number;
}

export interface Lettering {
  readonly slot: string;
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly text: string;
  readonly font: string;
  /** Height of the capitals, mm. */
  readonly size: number;
  /** Height of the capitals that its place is cut for, mm, where they are smaller now: designs made before stand by their places. */
  readonly place?: number;
  readonly colour: string;
  readonly spacing?: number;
  readonly outlines?: readonly { readonly colour: string; readonly width: number }[];
  readonly shadow?: { readonly colour: string; readonly dx: number; readonly dy: number };
  /** Of a number on a plate: the box round the same middle that digits and outlines stay in, mm, in every cut and size. */
  readonly plate?: { readonly width: number; readonly height: number };
  /** The same on a pit shirt, where a number stands otherwise on its plate. */
  readonly shirtPlate?: { readonly width: number; readonly height: number };
  /** Ground that the letters bring along, mm round all else: it parts them from what runs below. No room is asked for it. */
  readonly rim?: { readonly colour: string; readonly width: number };
}

/** Colours of one colourway, by zone and by role. */
export interface Way {
  readonly id: string;
  readonly name: string;
  readonly zones: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, string>>;
}

export type Part = "top" | "legs" | "hands";

/** A kit as its author writes it; the first zone is the ground of every printed piece. */
export interface Kit {
  readonly id: string;
  readonly name: string;
  /** Ink zones, ground first, by the words of `words.ts`. */
  readonly zones: readonly string[];
  readonly shapes: Readonly<Record<Part, readonly Shape[]>>;
  readonly lettering: Readonly<Record<Part, readonly Lettering[]>>;
  readonly ways: readonly Way[];
  /** Where a line grazes a seam in another size than the base one, which drawing does not see. */
  readonly clear?: Partial<Record<Part, readonly Nudge[]>>;
}

const fabrics = { rib: 0, stretch: 1, seat: 1, guard: 2 } as const;
type Cloth = readonly [rib: string, stretch: string, guard: string];

/** A colourway in one line: zones in the kit's order, then roles, then ribs, stretch panels and guards. */
export function way(
  id: string,
  name: string,
  zones: Readonly<Record<string, string>>,
  roles: Readonly<Record<Role | Rim, string>>,
  cloth: Cloth,
): Way {
  const cloths = Object.entries(fabrics).map(([zone, n]) => [zone, cloth[n]] as const);
  return { id, name, zones: { ...zones, ...Object.fromEntries(cloths) }, roles };
}

/** What lettering may be coloured by. */
export const roleIds = [
  "num",
  "num1",
  "num2",
  "name",
  "mark",
  "mark2",
  "mark3",
  "leg",
  "legnum",
] as const;
export type Role = (typeof roleIds)[number];

/** The ground that lettering of a role was coloured for, as a rim round it; a kit has those that its lettering wears. */
export const rimIds = [
  "name-rim",
  "mark-rim",
  "mark2-rim",
  "mark3-rim",
  "leg-rim",
  "legnum-rim",
] as const;
export type Rim = (typeof rimIds)[number];
