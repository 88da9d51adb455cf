import { createHash } from "node:crypto";
import { type DesignDocument, parseDocument } from "@holeshot/design";
import { isProductId, type ProductId } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import {
  findLines,
  findMadeVersions,
  findOrderByNumber,
  findOrderDesigns,
  findProof,
  findProofDocuments,
  findStaying,
  type OrderLineRow,
  type OrderRow,
} from "../orders/index.ts";
import { documentHash } from "../designs/index.ts";
import { NotPrintable } from "./not-printable.ts";

/** So many garments of a product in one size: all that a carton's label says of a line. */
export interface SizedGarments {
  readonly setId: string;
  readonly product: ProductId;
  readonly size: string;
  readonly quantity: number;
}

/** A line of an order as the workshop makes it: so many of one garment, all alike. */
export interface OrderUnit extends SizedGarments {
  /** Counted from 1, as on the order. */
  readonly position: number;
  /** Which garments of how many these are, where not all of the line are made: each keeps the number that it is scanned by. */
  readonly labelled?: { readonly garments: readonly number[]; readonly of: number };
  /** Which of them were given back and have not left; absent for none. */
  readonly givenBack?: readonly number[];
  readonly properties: Readonly<Record<string, string>>;
  readonly rider: { readonly name: string; readonly number: string } | null;
  readonly designName: string;
  readonly document: DesignDocument;
  /** First eight letters of the stored document's SHA-256: two designs of one name are told apart by it. */
  readonly revision: string;
}

/** What is to be made for an order, and of whom. */
export interface OrderToMake {
  readonly order: OrderRow;
  readonly units: readonly OrderUnit[];
}

/**
 * Reads an order that may be made: agreed, paid or on invoice, and approved where a check was bought.
 * @throws NotPrintable with the reason.
 */
export async function orderToMake(db: Db, number: string): Promise<OrderToMake> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new NotPrintable(`there is no order ${number}`);
  const unready = whyUnready(order);
  if (unready) throw new NotPrintable(unready.why);
  const [approved, lines, designs, staying] = await Promise.all([
    approvedDocuments(db, order),
    findLines(db, order.id),
    findOrderDesigns(db, order.id),
    findStaying(db, order.id),
  ]);
  const ordered = new Map(designs.map((design) => [design.design_id, design.document]));
  const units = unitsOf(lines, (line) => approved.get(line.id) ?? ordered.get(line.design_id));
  refuseOthers(lines, (line) => approved.get(line.id) ?? ordered.get(line.design_id));
  const stays = new Map(staying.map(({ lineId, copies }) => [lineId, copies]));
  return {
    order,
    units: units.map(({ lineId, unit }) => {
      const givenBack = stays.get(lineId);
      return givenBack === undefined ? unit : { ...unit, givenBack };
    }),
  };
}

/** A line's unit, and what it is made to in 64 letters. */
export interface LineUnit {
  readonly lineId: string;
  readonly documentHash: string;
  readonly unit: OrderUnit;
}

/** The units of an order as it stands now, each with the id of its line: as approved, else as it was ordered. */
export async function unitsOfLines(db: Db, orderId: string): Promise<readonly LineUnit[]> {
  const { lines, versions } = await findMadeVersions(db, orderId);
  const documents = new Map(
    versions.flatMap(({ document, lineIds }) => lineIds.map((id) => [id, document] as const)),
  );
  return unitsOf(lines, (line) => documents.get(line.id));
}

function unitsOf(
  lines: readonly OrderLineRow[],
  documentOf: (line: OrderLineRow) => string | undefined,
) {
  const read = reader();
  return lines.map((line, index) => {
    const { documentHash, ...design } = read(documentOf(line) ?? "");
    return { lineId: line.id, documentHash, unit: unitOf(line, index + 1, design) };
  });
}

type Refusal = "illegal_transition" | "order_blocked" | "surcharge_open";

/** Why nothing is printed of an order now: as the answer to who asks for a pack, and in words for who prints by command. */
export function whyUnready(
  order: OrderRow,
): { readonly code: Refusal; readonly why: string } | null {
  const { order_number: number, proof_status: proof } = order;
  if (order.status === "draft") {
    return { code: "illegal_transition", why: `order ${number} is not paid yet` };
  }
  if (order.blocked_at !== null) {
    const why = `a payment of order ${number} was charged back: see npm run shop -- cases`;
    return { code: "order_blocked", why };
  }
  if (order.held_at !== null) {
    return { code: "order_blocked", why: `order ${number} was put aside at the desk` };
  }
  if (order.surcharge_id !== null) {
    const why = `a change of a line of order ${number} waits to be paid`;
    return { code: "surcharge_open", why };
  }
  if (order.status === "cancelled") {
    return { code: "illegal_transition", why: `order ${number} was cancelled` };
  }
  if (order.manual_check && proof !== "approved") {
    const why = `the proof of order ${number} is not approved (${proof}): it is not made before its customer says yes`;
    return { code: "illegal_transition", why };
  }
  return null;
}

/** What was approved was hashed then, and what was ordered too: whatever has another hash by now is nobody's wish. */
function refuseOthers(
  lines: readonly OrderLineRow[],
  documentOf: (line: OrderLineRow) => string | undefined,
): void {
  const hashes = new Map<string, string>();
  for (const line of lines) {
    const text = documentOf(line) ?? "null";
    const key = `${line.set_id} ${text}`;
    // Only checked documents are ever stored.
    const hash = hashes.get(key) ?? documentHash(line.set_id, JSON.parse(text) as DesignDocument);
    hashes.set(key, hash);
    if (hash !== line.document_hash) {
      throw new NotPrintable(`line ${line.position} is not what was approved: its hash differs`);
    }
  }
}

/** What the designer made of the lines and the customer approved, by line. */
async function approvedDocuments(db: Db, order: OrderRow): Promise<ReadonlyMap<string, string>> {
  const proof = order.manual_check ? await findProof(db, order.id) : undefined;
  if (!proof) return new Map();
  const rows = await findProofDocuments(db, proof.id);
  return new Map(rows.map((row) => [row.line_id, row.document]));
}

/** Reads each document once: a team's lines share theirs, and the drawing remembers by the object. */
function reader(): (text: string) => ReadDesign {
  const known = new Map<string, ReadDesign>();
  return (text) => {
    const made = known.get(text) ?? parsed(text);
    known.set(text, made);
    return made;
  };
}

type MadeTo = Pick<OrderUnit, "document" | "revision">;
type ReadDesign = MadeTo & Pick<LineUnit, "documentHash">;

function parsed(text: string): ReadDesign {
  const read = parseDocument(JSON.parse(text));
  const documentHash = createHash("sha256").update(text).digest("hex");
  if (read.ok) {
    return { document: read.document, revision: documentHash.slice(0, 8), documentHash };
  }
  throw new NotPrintable(`the stored design is not valid at ${read.problems[0]?.path ?? "?"}`);
}

/**
 * The garments of a line, whatever they are made to; `position` is counted from 1.
 * @throws NotPrintable without a product that is known, or without a size.
 */
export function sizedGarments(line: OrderLineRow, position: number): SizedGarments {
  if (!isProductId(line.product)) throw new NotPrintable(`line ${position} is no known product`);
  const size = line.properties["size"];
  if (size === undefined) throw new NotPrintable(`line ${position} has no size`);
  return { setId: line.set_id, product: line.product, size, quantity: line.quantity };
}

function unitOf(line: OrderLineRow, position: number, design: MadeTo): OrderUnit {
  const rider =
    line.rider_name === null && line.rider_number === null
      ? null
      : { name: line.rider_name ?? "", number: line.rider_number ?? "" };
  return {
    ...sizedGarments(line, position),
    position,
    properties: line.properties,
    rider,
    designName: line.name,
    ...design,
  };
}
