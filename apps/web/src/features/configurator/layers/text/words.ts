import { type Command, type DesignDocument, isSample, type TextLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { withoutUnseen } from "../../../../lib/as-line.ts";

/** What is filled in for each rider: one name and one number for all garments of a design. */
export type RiderRole = NonNullable<TextLayer["role"]>;

export const riderRoles = ["name", "number"] as const satisfies readonly RiderRole[];

interface PlacedText {
  readonly product: ProductId;
  readonly layer: TextLayer;
}

/** The name or the number of a design, wherever it stands. */
export interface RiderWords {
  /** The rider's own words; empty while only a sample stands there. */
  readonly words: string;
  /** The kit's example, while nobody gave words. */
  readonly sample: string | null;
  readonly layers: readonly PlacedText[];
}

/** What stands for the rider in all garments, in the order of the document; hidden layers too. */
export function riderWords(document: DesignDocument, role: RiderRole): RiderWords {
  const layers = (Object.keys(document.products) as ProductId[]).flatMap((product) =>
    (document.products[product]?.layers ?? []).flatMap((layer): PlacedText[] =>
      layer.kind === "text" && layer.role === role ? [{ product, layer }] : [],
    ),
  );
  const given = layers.find(({ layer }) => !isSample(layer));
  const sample = layers.find(({ layer }) => isSample(layer));
  return {
    words: given?.layer.text ?? "",
    sample: given ? null : (sample?.layer.text ?? null),
    layers,
  };
}

/** The changes that put the rider's words everywhere they stand. */
export function riderCommands(document: DesignDocument, role: RiderRole, words: string): Command[] {
  return riderWords(document, role).layers.flatMap(({ product, layer }) =>
    wordsOn(product, layer, words),
  );
}

/** Words on one layer; a lock holds its place, not its words. */
export function wordsOn(product: ProductId, layer: TextLayer, words: string): Command[] {
  const text = withoutUnseen(words);
  const set: Command = { type: "set_text", product, layer: layer.id, text };
  if (!layer.locked) return [set];
  const lock = { type: "set_locked", product, layers: [layer.id] } as const;
  return [{ ...lock, locked: false }, set, { ...lock, locked: true }];
}

/** All other texts of a garment, each once: of linked ones, which always say the same, the first. */
export function otherTexts(document: DesignDocument, product: ProductId): TextLayer[] {
  const links = new Set<string>();
  return (document.products[product]?.layers ?? []).filter((layer): layer is TextLayer => {
    if (layer.kind !== "text" || layer.role !== undefined) return false;
    if (layer.link === undefined) return true;
    if (links.has(layer.link)) return false;
    links.add(layer.link);
    return true;
  });
}

/** The field of the chosen text's words. */
export const wordsField = "[data-words]";

/** The caret goes into the chosen text's words, all of which the next key replaces; false while they are not shown. */
export function focusWords(): boolean {
  const field = document.querySelector<HTMLInputElement>(wordsField);
  field?.focus();
  field?.select();
  return field !== null;
}
