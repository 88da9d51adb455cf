import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { apiPath, ids, time, uuid } from "../scalars.ts";

/** A file a customer uploaded. Lengths are pixels, for vector files the drawing's own units. */
export const image = z.strictObject({
  id: uuid,
  name: z.string(),
  kind: z.enum(["vector", "pixel"]),
  mime: z.string(),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  bytes: z.int().check(z.positive()),
  url: apiPath,
  preview_url: apiPath,
  used_at: z.nullable(time),
  created_at: time,
});

/** The stored forms of an image. */
export const imageVariant = z.enum(["original", "preview", "vector"]);

/** The secret of a visitor's browser: what was uploaded with it is taken along by who shows it. */
export const visitorKey = z
  .string()
  .check(z.minLength(20), z.maxLength(200), z.regex(/^[\u0021-\u007e]+$/));

/** `GET /api/customer/images` */
export const listImages = defineRoute({
  id: "listImages",
  auth: "customer",
  summary: "The customer's images, newest use first; limit -1 is all",
  query: z.object({
    limit: z.optional(
      z.coerce.number<number | string>().check(
        z.int(),
        z.minimum(-1),
        z.refine((limit) => limit !== 0, { params: { code: "invalid_value" } }),
        z.maximum(1000),
      ),
    ),
  }),
  answers: { 200: z.strictObject({ data: z.array(image) }) },
  errors: [],
});

/** `POST /api/images` */
export const uploadImage = defineRoute({
  id: "uploadImage",
  auth: "optional",
  summary: "Upload an SVG, PDF (its first page), PNG, JPEG or WebP; visitors may",
  headers: z.object({ "visitor-key": z.optional(visitorKey) }),
  multipart: { file: "file", maxBytes: limits.uploadBytes },
  answers: { 201: image },
  errors: [
    "validation_failed",
    "file_too_large",
    "unsupported_file_type",
    "unreadable_image",
    "image_too_many_pixels",
    "image_too_thin",
    "pdf_locked",
    "unsupported_media_type",
    "rate_limited",
  ],
});

/** `POST /api/customer/images/{id}/used` */
export const markImageUsed = defineRoute({
  id: "markImageUsed",
  auth: "customer",
  summary: "Say that an image is used, which moves it to the head of the list",
  params: ids("id"),
  answers: { 204: null },
  errors: [],
});

/** What a visitor's browser uploaded, by its secret. */
export const claimUploadsBody = z.strictObject({
  key: visitorKey,
  images: z.array(uuid).check(z.maxLength(1000)),
});

/** `POST /api/customer/images/claim` */
export const claimUploads = defineRoute({
  id: "claimUploads",
  auth: "customer",
  summary:
    "Take along what a visitor's browser uploaded, by its secret: all that designs show, and of the rest what is named",
  body: claimUploadsBody,
  answers: { 204: null },
  errors: [],
});

/** `DELETE /api/customer/images/{id}` */
export const deleteImage = defineRoute({
  id: "deleteImage",
  auth: "customer",
  summary: "Take an image out of the list; designs and orders that use it keep working",
  params: ids("id"),
  answers: { 204: null },
  errors: [],
});

/** `POST /api/customer/images/{id}/restore` */
export const restoreImage = defineRoute({
  id: "restoreImage",
  auth: "customer",
  summary: "Put an image that was deleted back into the list",
  params: ids("id"),
  answers: { 204: null },
  errors: [],
});

/** `GET /api/images/{id}/{variant}` */
export const getImageFile = defineRoute({
  id: "getImageFile",
  auth: "none",
  summary: "The file of an image; immutable, the id is the key",
  params: z.object({ id: uuid, variant: imageVariant }),
  answers: { 200: { file: ["image/svg+xml", "image/png", "image/jpeg", "image/webp"] }, 304: null },
  errors: [],
});
