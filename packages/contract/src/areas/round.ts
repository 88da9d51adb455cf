import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { apiPath, hash, key, productId, uuid } from "../scalars.ts";

const shown = z.object({ hash: z.optional(hash) });
/** A garment, or the whole kit on a rider. */
const product = z.union([productId, z.literal("kit")]);
/** A model for the round as GLB and USDZ; a turn of pictures as WebP. */
const kind = z.enum(["model", "turn"]);
const file = z.enum(["model.glb", "model.usdz", "turn.webp"]);

/** What is made of a design to be taken along. */
export const roundFiles = z.strictObject({
  /** `none` until somebody asks; `failed` where there is no such model of these garments. */
  state: z.enum(["none", "waiting", "done", "failed"]),
  /** Signed addresses that open for some days, once it is done. */
  files: z.array(z.strictObject({ name: file, file_url: apiPath, bytes: z.int() })),
});

/** `POST /api/configured-sets/{uuid}/round/{product}/{kind}` */
export const askRound = defineRoute({
  id: "askRound",
  auth: "optional",
  summary:
    "Have a model for the round or a turn of pictures made; what is there already is not made twice",
  params: z.object({ uuid, product, kind }),
  query: shown,
  body: z.strictObject({}),
  answers: { 200: roundFiles },
  errors: ["rate_limited"],
});

/** `GET /api/configured-sets/{uuid}/round/{product}/{kind}` */
export const getRound = defineRoute({
  id: "getRound",
  auth: "optional",
  summary: "How far a model for the round or a turn of pictures is",
  params: z.object({ uuid, product, kind }),
  query: shown,
  answers: { 200: roundFiles },
  errors: [],
});

/** `GET /api/configured-sets/{uuid}/round/{product}/files/{file}` */
export const getRoundFile = defineRoute({
  id: "getRoundFile",
  auth: "optional",
  summary: "A model for the round or a turn of pictures; 404 until it is made",
  params: z.object({ uuid, product, file }),
  query: z.object({
    hash: z.optional(hash),
    /** Which document a signed address shows. */
    document: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    expires: z.optional(key(20)),
    signature: z.optional(key(200)),
  }),
  answers: {
    200: { file: ["model/gltf-binary", "model/vnd.usdz+zip", "image/webp"] },
    302: null,
    304: null,
  },
  errors: [],
});
