import { choose } from "../choose.ts";
import type { Garment } from "../garment.ts";
import { draftJersey } from "./draft-jersey.ts";
import { jerseyOptions } from "./options.ts";

/** `draftGarment` for a jersey alone, for programs that fetch their code piece by piece. Throws as it does. */
export function cutJersey(size: string, options: Readonly<Record<string, string>> = {}): Garment {
  return draftJersey(size, choose(jerseyOptions, options));
}
