import { choose } from "../choose.ts";
import type { Garment } from "../garment.ts";
import { draftGloves } from "./draft-gloves.ts";
import { gloveOptions } from "./options.ts";

/** `draftGarment` for a pair of gloves alone, for programs that fetch their code piece by piece. Throws as it does. */
export function cutGloves(size: string, options: Readonly<Record<string, string>> = {}): Garment {
  return draftGloves(size, choose(gloveOptions, options));
}
