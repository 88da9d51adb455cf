import { carryPrint } from "@holeshot/garments";
import type { Garment } from "@holeshot/garments";
import type { SceneInput } from "./scene-input.ts";

// Working out how a piece stretches takes milliseconds; sizes never change.
const carries = new WeakMap<Garment, WeakMap<Garment, NonNullable<SceneInput["carry"]>>>();

/** The input with its way from the base size to the size drawn, unless the caller has its own. */
export function withCarry<T extends Pick<SceneInput, "base" | "garment" | "carry">>(input: T): T {
  const { base, garment } = input;
  if (input.carry || !base || base === garment) return input;
  const ways = carries.get(base) ?? new WeakMap<Garment, NonNullable<SceneInput["carry"]>>();
  carries.set(base, ways);
  const way = ways.get(garment) ?? carryPrint(base, garment);
  ways.set(garment, way);
  return { ...input, carry: way };
}
