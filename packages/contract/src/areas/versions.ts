import { changeKinds, layerKinds } from "@holeshot/design";
import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { document } from "../document.ts";
import { apiPath, hash, key, line, productId, time, uuid } from "../scalars.ts";
import { design } from "./configured-sets.ts";

const withHash = z.object({ hash: z.optional(hash) });
const versionName = line(limits.versionNameMax);
/** A version is named by its document: equal states are one version. */
const versionId = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const ofDesign = z.object({ uuid });
const ofVersion = z.object({ uuid, version: versionId });
const revision = z.int().check(z.positive());

/** In what a version differs from the one before it, in one product. Of many layers the first are told, and how many more there are. */
export const versionChange = z.strictObject({
  product: productId,
  kit: z.boolean(),
  colours: z.boolean(),
  options: z.boolean(),
  layers: z.array(
    z.strictObject({
      id: z.string(),
      layer: z.strictObject({
        kind: z.enum(layerKinds),
        name: z.optional(z.string()),
        text: z.optional(z.string()),
        role: z.optional(z.enum(["name", "number"])),
      }),
      changes: z.array(z.enum(changeKinds)),
    }),
  ),
  more: z.int().check(z.minimum(0)),
});

/** What a design was at a time, in a list: without its document. */
export const version = z.strictObject({
  id: versionId,
  /** Which save it was; null for a document that was ordered or approved and never was the design's own. */
  revision: z.nullable(revision),
  /** What its maker calls it; null for one that was kept by itself. */
  name: z.nullable(z.string()),
  made_at: time,
  ordered_at: z.nullable(time),
  approved_at: z.nullable(time),
  /** null while nobody has asked for its pictures or they are being made, false when that failed for good. */
  hasThumbnail: z.nullable(z.boolean()),
  preview_url: z.nullable(apiPath),
  /** Against the version before it; null for the first there is. */
  changes: z.nullable(z.array(versionChange)),
});

/** What a state is called, of the version that was read. */
export const nameNowBody = z.strictObject({ name: versionName, version: revision });

/** `GET /api/configured-sets/{uuid}/versions` */
export const listVersions = defineRoute({
  id: "listVersions",
  auth: "optional",
  summary:
    "What a design was, the newest first; beside the first page how it stands now, which is not in the list",
  params: ofDesign,
  query: z.object({
    hash: z.optional(hash),
    limit: z.optional(
      z.coerce
        .number<number | string>()
        .check(z.int(), z.minimum(1), z.maximum(limits.versionsPageMax)),
    ),
    cursor: z.optional(key(500)),
  }),
  answers: {
    200: z.strictObject({
      data: z.array(version),
      next_cursor: z.nullable(z.string()),
      now: z.nullable(version),
    }),
  },
  errors: [],
});

/** `POST /api/configured-sets/{uuid}/versions` */
export const nameNow = defineRoute({
  id: "nameNow",
  auth: "optional",
  summary: "Name the state a design is in, so that it is kept for good",
  params: ofDesign,
  query: withHash,
  body: nameNowBody,
  answers: { 204: null },
  errors: ["stale_version", "too_many_versions"],
});

/** `POST /api/configured-sets/{uuid}/versions/pictures` */
export const drawVersions = defineRoute({
  id: "drawVersions",
  auth: "optional",
  summary: "Ask for the pictures of versions, which are drawn when somebody looks at them",
  params: ofDesign,
  query: withHash,
  body: z.strictObject({
    versions: z.array(versionId).check(z.minLength(1), z.maxLength(limits.versionsPageMax)),
  }),
  answers: { 204: null },
  errors: ["rate_limited"],
});

/** `GET /api/configured-sets/{uuid}/versions/{version}` */
export const getVersion = defineRoute({
  id: "getVersion",
  auth: "optional",
  summary: "The document of a version, in the newest schema",
  params: ofVersion,
  query: withHash,
  answers: {
    200: z.strictObject({ id: versionId, name: z.nullable(z.string()), made_at: time, document }),
  },
  errors: ["invalid_design"],
});

/** `PATCH /api/configured-sets/{uuid}/versions/{version}` */
export const nameVersion = defineRoute({
  id: "nameVersion",
  auth: "optional",
  summary: "Name a version, or take its name off with null",
  params: ofVersion,
  query: withHash,
  body: z.strictObject({ name: z.nullable(versionName) }),
  answers: { 204: null },
  errors: ["too_many_versions"],
});

/** `POST /api/configured-sets/{uuid}/versions/{version}/restore` */
export const restoreVersion = defineRoute({
  id: "restoreVersion",
  auth: "optional",
  summary: "Save a version again, over the state that was read, which is kept as a version",
  params: ofVersion,
  query: withHash,
  body: z.strictObject({ version: revision }),
  /** `kept` is the version that holds what it was before; null when it was the same already. */
  answers: { 200: z.extend(design, { kept: z.nullable(versionId) }) },
  errors: ["stale_version", "invalid_design", "rate_limited"],
});
