import { letteringFaults, type LetteringFaultKind, rosterEntry } from "@holeshot/artwork";
import { type DesignDocument, fontsOf } from "@holeshot/design";
import { isProductId, type ProductId } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment, sizes } from "@holeshot/garments";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Catalogue, face } from "../catalogue/index.ts";
import { createRecent } from "../../platform/recent.ts";

/** One garment with a rider's name and number on it, as far as fitting them is concerned. */
export interface LetteredRow {
  /** Names the design's document; equal for equal documents. */
  readonly documentHash: string;
  readonly product: string;
  /** Its size and options. */
  readonly properties: Readonly<Record<string, string>>;
  readonly rider: { readonly name: string; readonly number: string };
}

/** What a cart and an order are refused for. */
export type LetteringCode = `lettering_${LetteringFaultKind}`;

/** Letters that are not there come first: without them nobody knows how long a name is. */
export const letteringCodes: readonly LetteringCode[] = [
  "lettering_missing_characters",
  "lettering_too_long",
];

/** Tells whose name or number cannot be made as it is written. Remembers what it found out: nothing of it ever changes. */
export interface LetteringCheck {
  /** Why not, each reason once, what is to be put right first before the others; undefined for what `learn` was not told yet. */
  faults(row: LetteredRow): readonly LetteringCode[] | undefined;
  /** Finds out about rows of these documents, giving way to other requests between them. */
  learn(
    rows: readonly LetteredRow[],
    documents: ReadonlyMap<string, DesignDocument>,
  ): Promise<void>;
}

/** Verdicts and garments kept; a verdict is a few hundred bytes, a drafted garment some 200 kB. */
const KEPT_VERDICTS = 20_000;
const KEPT_GARMENTS = 80;
/** Others wait no longer than this for a long list. */
const TURN_MS = 8;

/** A check that reads kits and faces from the catalogue, each when it first needs it. */
export function letteringCheck(catalogue: () => Catalogue): LetteringCheck {
  const verdicts = createRecent<readonly LetteringCode[]>(KEPT_VERDICTS);
  const garments = createRecent<Garment>(KEPT_GARMENTS);

  function garmentOf(product: ProductId, options: Readonly<Record<string, string>>): Garment {
    return garments.keep(`${product} ${choicesOf(options)}`, () =>
      draftGarment({ product, size: options["size"] ?? baseSize(product), options }),
    );
  }

  async function facesOf(document: DesignDocument, product: ProductId) {
    const layers = document.products[product]?.layers ?? [];
    // A face that the catalogue no longer has fits nothing and refuses nothing: print tells of it by itself.
    const opened = await Promise.all(
      fontsOf(layers).map(async (id) => [id, await face(id).catch(() => null)] as const),
    );
    const ready = new Map(opened);
    return (id: string) => ready.get(id) ?? undefined;
  }

  async function decide(row: LetteredRow, document: DesignDocument) {
    const { product, properties, rider } = row;
    // A row without a size that is made is no garment yet; its missing choice is told by itself.
    if (!isProductId(product)) return [];
    if (!sizes(product).some(({ id }) => id === properties["size"])) return [];
    const design = document.products[product];
    const art = design && catalogue().template(design.template)?.art[product];
    if (!art) return [];
    const fonts = await facesOf(document, product);
    const base = garmentOf(product, { size: baseSize(product) });
    const garment = garmentOf(product, properties);
    const input = { document, product, garment, base, art, fonts };
    const found = letteringFaults(input, rosterEntry(rider));
    return letteringCodes.filter((code) => found.some(({ kind }) => code === `lettering_${kind}`));
  }

  return {
    faults: (row) => verdicts.get(keyOf(row)),
    learn: async (rows, documents) => {
      let turn = performance.now();
      for (const row of rows) {
        const document = documents.get(row.documentHash);
        const key = keyOf(row);
        if (!document || verdicts.get(key) !== undefined) continue;
        verdicts.set(key, await decide(row, document));
        if (performance.now() - turn < TURN_MS) continue;
        await nextTurn();
        turn = performance.now();
      }
    },
  };
}

function keyOf({ documentHash, product, properties, rider }: LetteredRow): string {
  const { name, number } = rider;
  return [documentHash, product, choicesOf(properties), name, number].join("\u0000");
}

function choicesOf(properties: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(properties).map(([property, value]) => `${property}=${value}`);
  return pairs.toSorted((a, b) => (a < b ? -1 : 1)).join("&");
}
