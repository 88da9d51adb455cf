import type { Wear } from "@holeshot/garments";
import type { Field } from "./fields.ts";
import type { ZoneName } from "./words.data.ts";

/** What a palette calls its colours; every zone and every role of lettering takes one of them. */
export interface Palette {
  readonly id: string;
  readonly name: string;
  readonly ink: string;
  readonly paper: string;
  readonly main: string;
  readonly deep: string;
  readonly second: string;
  readonly accent: string;
}

export type Tone = Exclude<keyof Palette, "id" | "name">;

/** One layer of paint: a zone over everything that was painted before. */
export interface Paint {
  readonly zone: ZoneName;
  readonly field: Field;
  /** Looks this far apart find its edge, mm; 4 unless told. */
  readonly step?: number;
}

/** A kit as its author writes it. */
export interface Kit {
  readonly id: string;
  readonly name: string;
  /** The kit whose places and faces of lettering it takes. */
  readonly lettering: string;
  readonly rider: string;
  readonly number: string;
  /** What every zone is painted with; the first is the ground. */
  readonly zones: readonly (readonly [ZoneName, Tone])[];
  readonly fabric: Tone;
  /** Digit, its first and its second outline. */
  readonly digits: readonly [Tone, Tone, Tone];
  readonly palettes: readonly string[];
  readonly paints: Readonly<Record<Wear, readonly Paint[]>>;
}
