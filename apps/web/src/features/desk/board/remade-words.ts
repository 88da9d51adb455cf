import type { Say } from "../use-words.ts";
import type { Unit } from "./use-units.ts";

/** That a garment is made once more: which time, and why; the cause first of one that had left. */
export function remadeWords(say: Say, { number, reason, cause }: NonNullable<Unit["remade"]>) {
  const why = [cause === null ? "" : say(`cause.${cause}`), reason];
  return say("remake.again", { number, reason: why.filter((part) => part !== "").join(", ") });
}
