import type { Edit, OrderedAct } from "@holeshot/design";
import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { document } from "../document.ts";
import {
  hash,
  hex,
  ids,
  key,
  optionalLine,
  paragraph,
  productId,
  time,
  uuid,
  webUrl,
} from "../scalars.ts";

/** `hash` opens a design that nobody owns; `link` is the secret of a link to edit together. */
const secrets = { hash: z.optional(hash), link: z.optional(hash) };
const whose = z.object({ hash: secrets.hash });
const either = z.object(secrets);
const version = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const layerId = key(64);
const above = z.nullable(layerId);
/** An id that a browser makes: of an act, or of an editor for as long as its page is open. */
const madeId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
/** What is right in a layer is judged by what becomes of the document. */
const layer = z.looseObject({ id: layerId, kind: z.string() });
const productDesign = z.looseObject({
  template: z.string(),
  layers: z.array(layer).check(z.maxLength(limits.documentLayersPerProduct)),
  properties: z.record(z.string(), z.string()),
});

/** One thing that an act changes; as sent, and as told to the others. */
const edit = z.discriminatedUnion("at", [
  z.strictObject({ at: z.literal("pattern"), pattern: z.int() }),
  z.strictObject({ at: z.literal("put"), product: productId, design: productDesign }),
  z.strictObject({ at: z.literal("drop"), product: productId }),
  z.strictObject({
    at: z.literal("product"),
    product: productId,
    template: z.optional(z.string()),
    colourway: z.optional(z.nullable(z.string())),
    properties: z.optional(z.record(z.string(), z.nullable(z.string()))),
  }),
  z.strictObject({ at: z.literal("add"), product: productId, layer, above }),
  z.strictObject({ at: z.literal("remove"), product: productId, layer: layerId }),
  z.strictObject({ at: z.literal("order"), product: productId, layer: layerId, above }),
  z.strictObject({
    at: z.literal("layer"),
    product: productId,
    layer: layerId,
    set: z.record(z.string(), z.unknown()),
    unset: z.optional(z.array(z.string()).check(z.maxLength(40))),
  }),
]);

const sentEdits = z.array(edit).check(z.minLength(1), z.maxLength(limits.editsPerAct));
const told = z.custom<Edit[]>();

/** What somebody did, by an id of their own: sent twice it is taken once. */
export const sendActBody = z.strictObject({ id: madeId, edits: sentEdits });

const place = z.strictObject({
  product: productId,
  piece: key(64),
  x: z.number().check(z.minimum(-5000), z.maximum(5000)),
  y: z.number().check(z.minimum(-5000), z.maximum(5000)),
});

/** Who is at the design and where; told to the others and kept nowhere. */
export const tellPresenceBody = z.strictObject({
  editor: madeId,
  /** Empty for who has not said one: then they are called by their number. */
  name: optionalLine(limits.editorNameMax),
  number: z.int().check(z.minimum(1), z.maximum(999)),
  /** When they came, by their own clock, ms: of two with one number the first keeps it. */
  since: z.int().check(z.minimum(0)),
  colour: hex,
  place: z.nullable(place),
  /** Asks the others to say that they are here. */
  asks: z.optional(z.boolean()),
  gone: z.optional(z.boolean()),
});

/** `POST /api/configured-sets/{uuid}/together` */
export const openTogether = defineRoute({
  id: "openTogether",
  auth: "optional",
  summary: "A link for others to edit with; the same each time until withdrawn",
  params: ids("uuid"),
  query: whose,
  answers: { 200: z.strictObject({ link: z.string(), url: webUrl }) },
  errors: [],
});

/** `DELETE /api/configured-sets/{uuid}/together` */
export const closeTogether = defineRoute({
  id: "closeTogether",
  auth: "optional",
  summary: "Withdraw the link; whoever edits by it stops",
  params: ids("uuid"),
  query: whose,
  answers: { 204: null },
  errors: [],
});

const orderedAct = z.strictObject({ version, id: z.string(), edits: told });

/** `GET /api/configured-sets/{uuid}/together` */
export const getTogether = defineRoute({
  id: "getTogether",
  auth: "optional",
  summary:
    "A design that is open to several: the acts since a version, or all of it where they are not known",
  params: ids("uuid"),
  query: z.object({
    ...secrets,
    after: z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(0))),
  }),
  answers: {
    200: z.strictObject({
      uuid: z.string(),
      configuratorSetUuid: z.string(),
      name: z.string(),
      version,
      as: z.enum(["owner", "guest"]),
      document: z.nullable(document),
      acts: z.array(orderedAct),
    }),
  },
  errors: [],
});

/** `POST /api/configured-sets/{uuid}/together/acts` */
export const sendAct = defineRoute({
  id: "sendAct",
  auth: "optional",
  summary: "Do something to a design that is open to several; it gets its place in their order",
  params: ids("uuid"),
  query: either,
  body: sendActBody,
  answers: { 200: z.strictObject({ version }) },
  errors: ["act_refused", "invalid_design", "rate_limited"],
});

/**
 * `GET /api/configured-sets/{uuid}/together/live`: server-sent events. `acts` (a list of acts in their order), `document` (version and
 * document, where acts are not known), `presence` (who is where), `comments` (they changed), `closed` (the link was withdrawn). To
 * whoever accepts `text/event-stream` it stays open for a minute at most, so that session and link are looked at again; to others it ends
 * at once.
 */
export const watchTogether = defineRoute({
  id: "watchTogether",
  auth: "optional",
  summary: "What the others do, as server-sent events",
  params: ids("uuid"),
  query: z.object({
    ...secrets,
    after: z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(0))),
  }),
  answers: { 200: { file: ["text/event-stream"] } },
  errors: ["rate_limited"],
});

/** `POST /api/configured-sets/{uuid}/together/presence` */
export const tellPresence = defineRoute({
  id: "tellPresence",
  auth: "optional",
  summary: "Tell the others who one is and where on the cloth; kept nowhere",
  params: ids("uuid"),
  query: either,
  body: tellPresenceBody,
  answers: { 204: null },
  errors: ["rate_limited"],
});

/** An act as others are told of it. */
export type ToldAct = OrderedAct;

const said = {
  id: z.string(),
  text: z.string(),
  /** What its author was called; empty for who said no name. */
  name: z.string(),
  by: z.enum(["owner", "guest"]),
  made_at: time,
};

/** Something said at a place of the cloth, and what was answered. */
const comment = z.strictObject({
  ...said,
  place,
  resolved: z.boolean(),
  answers: z.array(z.strictObject(said)),
});

/**
 * Something to say: at a place of the cloth, or in answer to what was said at one. Its id is made by who says it, so that
 * said twice it stands once; `author` is a secret of theirs, by which they may take it back.
 */
export const addCommentBody = z.strictObject({
  id: madeId,
  author: madeId,
  name: optionalLine(limits.editorNameMax),
  text: paragraph(limits.pinTextMax),
  place: z.optional(place),
  answers: z.optional(madeId),
});

const oneComment = z.object({ uuid, id: madeId });

/** `GET /api/configured-sets/{uuid}/together/comments` */
export const listComments = defineRoute({
  id: "listComments",
  auth: "optional",
  summary: "What was said at places of a design that is open to several",
  params: ids("uuid"),
  query: either,
  answers: { 200: z.strictObject({ comments: z.array(comment) }) },
  errors: [],
});

/** `POST /api/configured-sets/{uuid}/together/comments` */
export const addComment = defineRoute({
  id: "addComment",
  auth: "optional",
  summary: "Say something at a place of the cloth, or answer what was said there",
  params: ids("uuid"),
  query: either,
  body: addCommentBody,
  answers: { 204: null },
  errors: ["too_many_comments", "rate_limited"],
});

/** `PATCH /api/configured-sets/{uuid}/together/comments/{id}` */
export const resolveComment = defineRoute({
  id: "resolveComment",
  auth: "optional",
  summary: "Say that a comment is dealt with, or is not",
  params: oneComment,
  query: either,
  body: z.strictObject({ resolved: z.boolean() }),
  answers: { 204: null },
  errors: [],
});

/** `DELETE /api/configured-sets/{uuid}/together/comments/{id}` */
export const deleteComment = defineRoute({
  id: "deleteComment",
  auth: "optional",
  summary: "Take back what one has said; the design's owner may take back anything",
  params: oneComment,
  query: either,
  body: z.strictObject({ author: z.optional(madeId) }),
  answers: { 204: null },
  errors: [],
});
