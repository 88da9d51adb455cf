import * as z from "zod/mini";
import type { Schema } from "./define-route.ts";

/**
 * A key of an answer that the version before may not send yet: pages read `absent` in its place. Said of every key that is
 * added to an answer, where it is declared; the server sends it all the same. The published contract names it as `default`,
 * `fills.data.ts` is the list for the client, which loads no schemas.
 */
export function orElse<S extends Schema>(schema: S, absent: z.output<S>): S {
  return schema.check(z.meta({ default: absent }));
}
