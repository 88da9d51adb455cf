import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orElse } from "../or-else.ts";
import { ids, language, time, uuid } from "../scalars.ts";

/** A print pack of an order: what its makers get, as `orders print` writes it. */
export const pack = z.strictObject({
  id: uuid,
  order_uuid: uuid,
  /** `failed` says why in `problem`. */
  state: z.enum(["waiting", "making", "ready", "failed"]),
  /** How many of all garments are drawn; both 0 until it is begun. */
  garments_done: z.int(),
  garments: z.int(),
  /** How many files it has and their bytes together; 0 until it is ready. */
  files: z.int(),
  bytes: z.int(),
  /** Of `manifest.json`, which holds the hashes of all others. */
  manifest_sha256: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  asked_at: time,
  ended_at: z.nullable(time),
  /** When a line of the order changed since it was asked for: it is given out no more, and is to be made anew. */
  withdrawn_at: orElse(z.nullable(time), null),
  /** Its carton label and cut ticket name another delivery address than the order has now. */
  addressed_before: orElse(z.boolean(), false),
});

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.searchMax));

/** What the pack is to hold; with a line, a piece or a rider it is a reprint of that alone. */
export const startPackBody = z.strictObject({
  /** Of labels and ticket; the caller's when left out. */
  language: z.optional(language),
  /** A print shop of the catalogue; its first when left out. */
  printer: z.optional(name),
  /** All printed pieces laid on rolls of this usable width, too. */
  marker: z.optional(
    z.strictObject({
      width_mm: z.int().check(z.minimum(300), z.maximum(3300)),
      one_way: z.optional(z.boolean()),
    }),
  ),
  svg: z.optional(z.boolean()),
  line: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  piece: z.optional(name),
  rider: z.optional(name),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  reprint: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  /** Lots of cloth that are printed on, one for a cloth: what the press takes from each is added. */
  lots: z.optional(z.array(name).check(z.maxLength(20))),
});

/** `POST /api/staff/orders/{orderUuid}/packs` */
export const startPack = defineRoute({
  id: "startPack",
  auth: "staff",
  may: "packs.make",
  summary: "Have an order's print pack made; the same one that is under way is not made twice",
  params: ids("orderUuid"),
  body: startPackBody,
  answers: { 201: pack },
  errors: ["illegal_transition", "order_blocked", "surcharge_open"],
});

/** `GET /api/staff/orders/{orderUuid}/packs` */
export const listPacks = defineRoute({
  id: "listPacks",
  auth: "staff",
  may: "packs.make",
  summary: "Print packs of an order, newest first, fifty at most",
  params: ids("orderUuid"),
  answers: { 200: z.strictObject({ data: z.array(pack) }) },
  errors: [],
});

/** `GET /api/staff/orders/{orderUuid}/packs/{id}` */
export const getPack = defineRoute({
  id: "getPack",
  auth: "staff",
  may: "packs.make",
  summary: "How far a print pack is",
  params: ids("orderUuid", "id"),
  answers: { 200: pack },
  errors: [],
});

/** `GET /api/staff/orders/{orderUuid}/packs/{id}/pack.zip` */
export const downloadPack = defineRoute({
  id: "downloadPack",
  auth: "staff",
  may: "packs.make",
  summary:
    "All files of a print pack that is ready; 404 until then, `stale_version` once it is withdrawn",
  params: ids("orderUuid", "id"),
  answers: { 200: { file: ["application/zip"] } },
  errors: ["stale_version"],
});
