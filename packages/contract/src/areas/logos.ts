import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { apiPath, optionalLine, pageOf, pageQuery, searchText } from "../scalars.ts";

/** A mark of the library. `id` is a readable name, not a UUID: it comes with the library's files. */
export const logo = z.strictObject({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  file_url: apiPath,
});

/** `GET /api/logos` */
export const listLogos = defineRoute({
  id: "listLogos",
  auth: "none",
  summary: "The logo library: search, ranked and tolerant of typos and accents, or browse",
  query: z.object({
    // Its shortest length is a failure of its own (`search_too_short`), which the module answers.
    search: z.optional(searchText),
    category: z.optional(optionalLine(60)),
    ...pageQuery,
  }),
  answers: { 200: pageOf(logo) },
  errors: ["search_too_short"],
});

/** `GET /api/logos/{id}/file` */
export const getLogoFile = defineRoute({
  id: "getLogoFile",
  auth: "none",
  summary: "A logo's SVG",
  params: z.object({ id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/)) }),
  answers: { 200: { file: ["image/svg+xml"] }, 304: null },
  errors: [],
});
