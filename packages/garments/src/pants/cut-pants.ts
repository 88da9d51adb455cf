import { choose } from "../choose.ts";
import type { Garment } from "../garment.ts";
import { draftPants } from "./draft-pants.ts";
import { pantsOptions } from "./options.ts";

/** `draftGarment` for a pair of pants alone, for programs that fetch their code piece by piece. Throws as it does. */
export function cutPants(size: string, options: Readonly<Record<string, string>> = {}): Garment {
  return draftPants(size, choose(pantsOptions, options));
}
