import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orElse } from "../or-else.ts";
import { document, sentDocument } from "../document.ts";
import {
  apiPath,
  hash,
  ids,
  key,
  line,
  pageOf,
  pageQuery,
  productId,
  searchText,
  side,
  time,
  uuid,
  webUrl,
} from "../scalars.ts";

const designName = line(limits.designNameMax);
const madeBy = z.enum(["customer", "staff"]);
const withHash = z.object({ hash: z.optional(hash) });

/** A design as its reader may see it. */
export const design = z.strictObject({
  uuid,
  configuratorSetUuid: uuid,
  name: z.string(),
  group_id: z.nullable(uuid),
  document,
  version: z.int().check(z.positive()),
  made_by: madeBy,
  viewed_as: z.enum(["owner", "visitor", "administrator"]),
  /** Others may edit it by a link of its owner's; told to the owner alone. */
  together: orElse(z.boolean(), false),
  /** A link to look at it is out; told to its owner alone. */
  shared: orElse(z.boolean(), false),
  has_pixel_images: z.boolean(),
  /** null while pictures are being made, false when that failed for good. */
  hasThumbnail: z.nullable(z.boolean()),
  created_at: time,
  updated_at: time,
});

/** A design in a list: without its document, with a picture. */
export const designSummary = z.strictObject({
  uuid,
  configuratorSetUuid: uuid,
  name: z.string(),
  group_id: z.nullable(uuid),
  version: z.int().check(z.positive()),
  made_by: madeBy,
  has_pixel_images: z.boolean(),
  hasThumbnail: z.nullable(z.boolean()),
  preview_url: z.nullable(apiPath),
  /** A link to look at it is out; told to its owner alone. */
  shared: orElse(z.boolean(), false),
  created_at: time,
  updated_at: time,
});

/** A new design. */
export const createDesignBody = z.strictObject({
  configuratorSetUuid: uuid,
  name: designName,
  document: sentDocument,
  group_id: z.optional(z.nullable(uuid)),
});

/**
 * Name and document that replace the version that was read. `over`: they were not made from it, so that it is kept as
 * a version, however short ago one was.
 */
export const saveDesignBody = z.strictObject({
  name: designName,
  document: sentDocument,
  version: z.int().check(z.positive()),
  over: z.optional(z.literal(true)),
});

/** `POST /api/configured-sets` */
export const createDesign = defineRoute({
  id: "createDesign",
  auth: "optional",
  summary: "Save a new design; a visitor gets an edit hash, once",
  query: withHash,
  body: createDesignBody,
  answers: { 201: z.strictObject({ design, edit_hash: z.optional(z.string()) }) },
  errors: ["invalid_design", "not_found", "rate_limited"],
});

/** `GET /api/configured-sets/{uuid}` */
export const getDesign = defineRoute({
  id: "getDesign",
  auth: "optional",
  summary: "A design, for its owner, for staff, or with the edit hash of an unclaimed one",
  params: ids("uuid"),
  query: withHash,
  answers: { 200: design },
  errors: [],
});

/** `PUT /api/configured-sets/{uuid}` */
export const saveDesign = defineRoute({
  id: "saveDesign",
  auth: "optional",
  summary: "Replace name and document of the version that was read",
  params: ids("uuid"),
  query: withHash,
  body: saveDesignBody,
  answers: { 200: design },
  errors: ["stale_version", "invalid_design", "rate_limited"],
});

/** `DELETE /api/configured-sets/{uuid}` */
export const deleteDesign = defineRoute({
  id: "deleteDesign",
  auth: "optional",
  summary: "Delete a design; carts and orders keep their own snapshot",
  params: ids("uuid"),
  query: withHash,
  answers: { 204: null },
  errors: [],
});

/** `POST /api/configured-sets/{uuid}/restore` */
export const restoreDesign = defineRoute({
  id: "restoreDesign",
  auth: "optional",
  summary: "Take the deletion of a design back, within a day",
  params: ids("uuid"),
  query: withHash,
  answers: { 204: null },
  errors: [],
});

/** `POST /api/configured-sets/{uuid}/duplicate` */
export const duplicateDesign = defineRoute({
  id: "duplicateDesign",
  auth: "optional",
  summary: "Copy a design; a visitor gets an edit hash for the copy",
  params: ids("uuid"),
  query: withHash,
  body: z.strictObject({ name: z.optional(designName) }),
  answers: { 201: z.extend(design, { edit_hash: z.optional(z.string()) }) },
  errors: [],
});

/** `POST /api/configured-sets/{uuid}/share` */
export const shareDesign = defineRoute({
  id: "shareDesign",
  auth: "optional",
  summary: "A link for others to look at; the same each time until withdrawn",
  params: ids("uuid"),
  query: withHash,
  answers: { 200: z.strictObject({ hash: z.string(), url: webUrl }) },
  errors: [],
});

/** `DELETE /api/configured-sets/{uuid}/share` */
export const unshareDesign = defineRoute({
  id: "unshareDesign",
  auth: "optional",
  summary: "Withdraw the link",
  params: ids("uuid"),
  query: withHash,
  answers: { 204: null },
  errors: [],
});

/** `GET /api/configured-sets/{uuid}/shared/{hash}` */
export const getSharedDesign = defineRoute({
  id: "getSharedDesign",
  auth: "none",
  summary: "A shared design, to look at",
  params: z.object({ uuid, hash }),
  answers: { 200: design },
  errors: [],
});

/** `POST /api/configured-sets/{uuid}/take-over` */
export const takeOverDesign = defineRoute({
  id: "takeOverDesign",
  auth: "customer",
  summary: "Claim an unclaimed design, or copy a shared or staff-made one, into one's account",
  params: ids("uuid"),
  body: z.strictObject({ hash: z.optional(hash) }),
  answers: { 201: design },
  errors: ["take_over_failed"],
});

/** `PATCH /api/configured-sets/{uuid}/group` */
export const moveDesign = defineRoute({
  id: "moveDesign",
  auth: "customer",
  summary: "Move a design to a group, or to the root with null",
  params: ids("uuid"),
  body: z.strictObject({ group_id: z.nullable(uuid) }),
  answers: { 204: null },
  errors: [],
});

/** `GET /api/customer/configured-sets` */
export const listDesigns = defineRoute({
  id: "listDesigns",
  auth: "customer",
  summary: "The customer's designs",
  query: z.object({
    group_id: z.optional(z.union([z.literal("root"), uuid])),
    made_by: z.optional(madeBy),
    search: z.optional(searchText),
    sort: z.optional(z.enum(["updated", "created", "name"])),
    ...pageQuery,
  }),
  answers: { 200: pageOf(designSummary) },
  errors: [],
});

/** `GET /api/configured-sets/{uuid}/preview/{product}/{side}.webp` */
export const getDesignPreview = defineRoute({
  id: "getDesignPreview",
  auth: "optional",
  summary: "A picture of one side of a product; 404 while it is not drawn",
  params: z.object({ uuid, product: productId, side }),
  query: z.object({
    size: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.minimum(16), z.maximum(2000)),
    ),
    hash: z.optional(hash),
    /** The same side of all products as they are worn together, where the design has such a picture. */
    kit: z.optional(z.enum(["true", "false"])),
    /** The same as messengers show it beside a link: on a ground of its own, 1200 by 630. */
    card: z.optional(z.enum(["true", "false"])),
    /** Which document's picture a signed address shows: carts and orders keep their own. */
    document: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    expires: z.optional(key(20)),
    signature: z.optional(key(200)),
  }),
  answers: { 200: { file: ["image/webp"] }, 302: null, 304: null },
  errors: [],
});
