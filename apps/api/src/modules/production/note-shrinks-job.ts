import { placedShrinks, sceneInput } from "@holeshot/artwork";
import { defineJob, defineQueue, type Job } from "../../platform/jobs/job-queue.ts";
import type { Platform } from "../../platform/platform.ts";
import { createRecent, type Recent } from "../../platform/recent.ts";
import { type Catalogue, openCatalogue } from "../catalogue/index.ts";
import { findUnnoted, noteNothing, noteSmaller, type SmallerPart } from "../orders/index.ts";
import { NotPrintable } from "./not-printable.ts";
import { type LineUnit, type OrderUnit, unitsOfLines } from "./order-units.ts";
import { sceneSources } from "./pictures.ts";
import { unitFacts } from "./unit-facts.ts";

const NOTE_SHRINKS = defineQueue("note-shrinks");
/** Orders looked at a turn: pictures that wait meanwhile wait no longer than for a few of these. */
const ORDERS_A_TURN = 20;

/**
 * Notes at each line of the newest orders what its size makes smaller than it was designed, so that the customer
 * reads it long before the workshop's ticket does; again after a proof was approved. By the minute, without a word
 * from the checkout, which does no more than it must.
 */
export function noteShrinksJob(platform: Platform): Job {
  return defineJob({
    queue: NOTE_SHRINKS,
    schedule: "* * * * *",
    handle: async () => {
      for (const orderId of await findUnnoted(platform.db, ORDERS_A_TURN)) {
        // What cannot be looked at is not looked at again each minute.
        await noteOrder(platform, orderId).catch((error: unknown) => {
          platform.log.error({ order: orderId, err: error }, "an order could not be looked at");
          return platform.transaction((tx) => noteNothing(tx, orderId));
        });
      }
    },
  });
}

async function noteOrder(platform: Platform, orderId: string): Promise<void> {
  const catalogue = openCatalogue();
  const looks = looksAt(catalogue);
  const lines = (await unitsOfLines(platform.db, orderId)).map((line) => ({
    ...line,
    key: keyOf(line),
  }));
  const unseen = lines.filter(({ key }) => looks.get(key) === undefined);
  const documents = [...new Set(unseen.map(({ unit }) => unit.document))];
  const factsOf = unitFacts(catalogue, await sceneSources(platform, documents));
  const notes = lines.map(({ lineId, unit, key }) => ({
    lineId,
    parts: looks.keep(key, () => smallerParts(unit, factsOf)),
  }));
  await platform.transaction((tx) => noteSmaller(tx, orderId, notes));
}

/** Lines that were looked at last: teams order again, and an approved proof is mostly what was ordered. */
const LOOKS_KEPT = 2000;
const kept = new WeakMap<Catalogue, Recent<readonly SmallerPart[]>>();

/** What was seen holds for a catalogue: another may draw its kits otherwise. */
function looksAt(catalogue: Catalogue): Recent<readonly SmallerPart[]> {
  const known = kept.get(catalogue) ?? createRecent<readonly SmallerPart[]>(LOOKS_KEPT);
  kept.set(catalogue, known);
  return known;
}

/** All that the look at a line depends on. Pictures never change under their id. */
function keyOf({ documentHash, unit }: LineUnit): string {
  const { setId, product, size, properties, rider } = unit;
  const chosen = Object.entries(properties).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([documentHash, setId, product, size, chosen, rider]);
}

/** None for a kit that is sold no more: nothing can be said of it, and print refuses it in words. */
function smallerParts(unit: OrderUnit, factsOf: ReturnType<typeof unitFacts>): SmallerPart[] {
  try {
    const { facts, rider } = factsOf(unit);
    const layers = facts.document.products[unit.product]?.layers ?? [];
    return placedShrinks(sceneInput(facts, rider)).map(({ layer, text, from, to, condensed }) => ({
      text: text || (layers.find(({ id }) => id === layer)?.name ?? ""),
      from_mm: tenths(from),
      to_mm: tenths(to),
      letter_width: Math.round(condensed * 100) / 100,
    }));
  } catch (error) {
    if (error instanceof NotPrintable) return [];
    throw error;
  }
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}
