import { productIds } from "@holeshot/domain";
import * as z from "zod/mini";
import type { DesignDocument } from "../document.ts";
import { layerSchema } from "../schema.ts";
import { applyChanges, fitsDocument, reverseChanges } from "./changes.ts";
import { emptyHistory, historySteps } from "./editing.ts";
import type { History, Step } from "./editing.ts";

const product = z.enum(productIds);
const frame = z.strictObject({
  template: z.string(),
  colourway: z.optional(z.string()),
  properties: z.record(z.string(), z.string()),
});
const change = z.discriminatedUnion("at", [
  z.strictObject({ at: z.literal("pattern"), before: z.number(), after: z.number() }),
  z.strictObject({
    at: z.literal("product"),
    product,
    before: z.nullable(frame),
    after: z.nullable(frame),
  }),
  z.strictObject({
    at: z.literal("layer"),
    product,
    layer: z.string(),
    before: z.nullable(layerSchema),
    after: z.nullable(layerSchema),
  }),
  z.strictObject({
    at: z.literal("order"),
    product,
    before: z.array(z.string()),
    after: z.array(z.string()),
  }),
]);
const steps = z
  .array(z.strictObject({ label: z.string(), changes: z.array(change) }))
  .check(z.maxLength(historySteps));
const historySchema = z.strictObject({ past: steps, future: steps, gesture: z.null() });

/**
 * Reads a history that was stored beside a document. A history that is not whole or belongs to
 * another state of the document is worth nothing and comes back empty: a wrong undo would destroy work.
 */
export function restoreHistory(stored: unknown, document: DesignDocument): History {
  const parsed = historySchema.safeParse(stored);
  if (!parsed.success) return emptyHistory;
  const history: History = parsed.data;
  return leadsHere(document, history.past) && leadsOn(document, history.future)
    ? history
    : emptyHistory;
}

function leadsHere(document: DesignDocument, past: readonly Step[]): boolean {
  let state = document;
  for (const step of past.toReversed()) {
    if (!fitsDocument(state, step.changes)) return false;
    state = applyChanges(state, reverseChanges(step.changes));
  }
  return true;
}

function leadsOn(document: DesignDocument, future: readonly Step[]): boolean {
  let state = document;
  for (const step of future) {
    if (!fitsDocument(state, reverseChanges(step.changes))) return false;
    state = applyChanges(state, step.changes);
  }
  return true;
}
