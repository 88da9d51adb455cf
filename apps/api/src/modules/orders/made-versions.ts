import type { DesignDocument } from "@holeshot/design";
import type { Db } from "../../platform/database/database.ts";
import {
  findLines,
  findOrderDesigns,
  findProof,
  findProofDocuments,
  type OrderDesignRow,
  type OrderLineRow,
} from "./reader.ts";

/** A design of an order as it is made, and the lines that are made to it. */
export interface MadeVersion {
  readonly design: OrderDesignRow;
  /** JSON text. */
  readonly document: string;
  readonly lineIds: readonly string[];
}

/**
 * What an order is made to: its designs as they were approved, else as they were ordered. A design of which a product
 * was approved in several versions, as when one rider's name was set smaller, comes as often as that takes; the first
 * is what most pieces are made to. With the order's lines.
 */
export async function findMadeVersions(
  db: Db,
  orderId: string,
): Promise<{ lines: readonly OrderLineRow[]; versions: readonly MadeVersion[] }> {
  const [lines, designs, proof] = await Promise.all([
    findLines(db, orderId),
    findOrderDesigns(db, orderId),
    findProof(db, orderId),
  ]);
  const proposed = proof ? await findProofDocuments(db, proof.id) : [];
  const approved = new Map(proposed.map((row) => [row.line_id, row.document]));
  const versions = designs.flatMap((design) => {
    const own = lines.filter((line) => line.design_id === design.design_id);
    const documentOf = (line: OrderLineRow): string =>
      (line.approved_proof_id === null ? undefined : approved.get(line.id)) ?? design.document;
    return versionsOf(own, documentOf).map((version) => ({ design, ...version }));
  });
  return { lines, versions };
}

type Version = Omit<MadeVersion, "design">;

/** The lines of one design by the documents that together make all of them. */
export function versionsOf<Line extends Pick<OrderLineRow, "id" | "product" | "quantity">>(
  lines: readonly Line[],
  documentOf: (line: Line) => string,
): Version[] {
  // Documents are long, and nearly always there is but one.
  const isOne = new Set(lines.map(documentOf)).size === 1;
  const wayOf = (line: Line) => (isOne ? "" : partOf(documentOf(line), line.product));
  const products = [...Map.groupBy(lines, (line) => line.product)].map(([product, own]) => ({
    product,
    ways: [...Map.groupBy(own, wayOf).values()].toSorted((a, b) => pieces(b) - pieces(a)),
  }));
  const count = Math.max(0, ...products.map(({ ways }) => ways.length));
  return Array.from({ length: count }, (_, at) => {
    const parts = products.flatMap(({ product, ways }) => {
      const made = ways[at];
      const first = made?.[0] ?? ways[0]?.[0];
      return first ? [{ product, lines: made ?? [], document: documentOf(first) }] : [];
    });
    return {
      document: joined(parts),
      lineIds: parts.flatMap((part) => part.lines.map((line) => line.id)),
    };
  });
}

function pieces(lines: readonly Pick<OrderLineRow, "quantity">[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Only checked documents are ever stored. */
function read(document: string): DesignDocument {
  return JSON.parse(document) as DesignDocument;
}

function partOf(document: string, product: string): string {
  const products: Readonly<Record<string, unknown>> = read(document).products;
  return JSON.stringify(products[product] ?? null);
}

/** One document with each product as its lines have it; the very text of one that has them all so. */
function joined(parts: readonly { readonly product: string; readonly document: string }[]): string {
  const texts = [...new Set(parts.map((part) => part.document))];
  const whole = texts.find((text) =>
    parts.every(
      ({ product, document }) =>
        text === document || partOf(text, product) === partOf(document, product),
    ),
  );
  if (whole !== undefined) return whole;
  const base = read(texts[0] ?? "{}");
  const own = parts.flatMap(({ product, document }) => {
    const made = Object.entries(read(document).products).find(([id]) => id === product);
    return made ? [made] : [];
  });
  return JSON.stringify({ ...base, products: { ...base.products, ...Object.fromEntries(own) } });
}
