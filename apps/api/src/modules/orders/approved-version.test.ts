import type { DesignDocument } from "@holeshot/design";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  someText,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { findLines, findProof, findProofDocuments } from "./reader.ts";

let shop: TestPlatform;
let buyer: Caller;
let designer: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  buyer = await shop.customer();
  designer = await shop.customer({ role: "designer" });
});
afterAll(() => shop.close());

const riders = [
  { name: "Janssen", number: "100" },
  { name: "de Wit", number: "107" },
  { name: "Bakker", number: "116" },
];

/** A team's order that waits for its manual check. */
async function teamOrder() {
  const cart = await newCart(buyer);
  const design = await addNewDesign(buyer, cart, { name: "Asten" });
  await choose(buyer, cart, design, {
    jersey: riders.map((rider) => ({ rider })),
    pants: [{ quantity: 3 }],
    gloves: [{ quantity: 3 }],
  });
  await buyer.patch(`/api/cart/${cart}`, { manual_check: true });
  const { json } = await order(buyer, cart);
  return { uuid: json.order_uuid as string, number: json.order_number as string, design };
}

interface StaffLine {
  readonly id: string;
  readonly product: { readonly id: string };
  readonly rider: { readonly name: string } | null;
  readonly document: DesignDocument;
  readonly document_hash: string;
}

async function staffLines(uuid: string): Promise<readonly StaffLine[]> {
  return (await designer.get(`/api/staff/orders/${uuid}`)).json.lines;
}

/** The document with a text more on the jersey: as a designer would correct it. */
function corrected(document: DesignDocument, text: string): DesignDocument {
  const { jersey } = document.products;
  if (!jersey) throw new Error("There is no jersey in it.");
  const layers = [...jersey.layers, someText({ id: `by-hand-${text}`, text })];
  return {
    ...document,
    products: { ...document.products, jersey: { ...jersey, layers } },
  };
}

async function propose(uuid: string, lines: readonly StaffLine[], text: string) {
  const sent = await designer.post(`/api/staff/orders/${uuid}/proof`, {
    message: "Klopt dit?",
    lines: lines.map(({ id, document }) => ({ line_id: id, document: corrected(document, text) })),
  });
  expect(sent.status, sent.text).toBe(200);
}

const proofOf = (uuid: string) => `/api/customer/orders/${uuid}/proof`;

/** What the print is told to make of the riders' jerseys: the rows that it reads. */
async function textsMade(uuid: string): Promise<Record<string, string[]>> {
  const proof = await findProof(shop.db, uuid);
  const rows = await findProofDocuments(shop.db, proof?.id ?? "");
  const made = new Map(rows.map((row) => [row.line_id, row.document]));
  const lines = (await findLines(shop.db, uuid)).filter(({ product }) => product === "jersey");
  return Object.fromEntries(
    lines.map((line) => [line.rider_name, addedTo(made.get(line.id) ?? "")]),
  );
}

/** What the jerseys of a cart will be printed with, by rider. */
async function textsIn(cart: string): Promise<Record<string, string[]>> {
  const rows = await shop.db
    .selectFrom("cart_items as item")
    .innerJoin("cart_designs as design", (join) =>
      join
        .onRef("design.cart_id", "=", "item.cart_id")
        .onRef("design.design_id", "=", "item.design_id"),
    )
    .select(["item.rider_name", "design.document"])
    .where("item.cart_id", "=", cart)
    .where("item.product", "=", "jersey")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.rider_name, addedTo(row.document)]));
}

function addedTo(document: string): string[] {
  const { products } = JSON.parse(document) as DesignDocument;
  const layers = products.jersey?.layers ?? [];
  return layers.flatMap((layer) =>
    layer.kind === "text" && layer.id.startsWith("by-hand") ? [layer.text] : [],
  );
}

async function reordered(uuid: string): Promise<string> {
  const answer = await buyer.post(`/api/customer/orders/${uuid}/reorder`);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.uuid as string;
}

describe("what was approved", () => {
  it("is what the order shows, what is made, and what is ordered again", async () => {
    const { uuid } = await teamOrder();
    const before = await staffLines(uuid);
    await propose(uuid, before, "HIGHER");
    // Proposed is not approved: the order still shows what was ordered.
    expect((await buyer.get(`/api/customer/orders/${uuid}`)).json.lines[0].document_hash).toBe(
      before[0]?.document_hash,
    );
    expect(await textsIn(await reordered(uuid))).toEqual({ Janssen: [], "de Wit": [], Bakker: [] });

    const approved = await buyer.post(`${proofOf(uuid)}/approve`);
    expect(approved.status, approved.text).toBe(200);
    const hashes = new Set(
      approved.json.lines.map((line: { document_hash: string }) => line.document_hash),
    );
    expect(hashes.size).toBe(1);
    expect(hashes).not.toContain(before[0]?.document_hash);
    const cart = await reordered(uuid);
    expect(await textsIn(cart)).toEqual({
      Janssen: ["HIGHER"],
      "de Wit": ["HIGHER"],
      Bakker: ["HIGHER"],
    });
    expect(await textsMade(uuid)).toEqual(await textsIn(cart));
    // One design as it was ordered: a check is paid for one design, and the cart is drawn.
    expect((await buyer.get(`/api/cart/${cart}`)).json.totals.manual_check).toBe(1495);
  });

  it("holds what an earlier round corrected when a later one was about one rider", async () => {
    const { uuid } = await teamOrder();
    await propose(uuid, await staffLines(uuid), "FIRST");
    await buyer.post(`${proofOf(uuid)}/request-changes`, { message: "Bakker smaller" });
    const [one] = (await staffLines(uuid)).filter((line) => line.rider?.name === "Bakker");
    // A designer goes on from what he sent.
    expect(addedTo(JSON.stringify(one?.document))).toEqual(["FIRST"]);
    if (one) await propose(uuid, [one], "SECOND");

    const sheet = (await buyer.get(proofOf(uuid))).json;
    expect(sheet.lines).toHaveLength(5);
    expect(sheet.lines.every((line: { proposed: string | null }) => line.proposed !== null)).toBe(
      true,
    );
    expect(Object.keys(sheet.documents)).toHaveLength(3);

    await buyer.post(`${proofOf(uuid)}/approve`);
    const expected = { Janssen: ["FIRST"], "de Wit": ["FIRST"], Bakker: ["FIRST", "SECOND"] };
    expect(await textsIn(await reordered(uuid))).toEqual(expected);
    expect(await textsMade(uuid)).toEqual(expected);
  });

  it("is what the customer saw: a newer proof asks to be looked at first", async () => {
    const { uuid } = await teamOrder();
    await propose(uuid, await staffLines(uuid), "SEEN");
    const { id } = (await buyer.get(proofOf(uuid))).json;
    await propose(uuid, await staffLines(uuid), "NEWER");
    const refused = await buyer.post(`${proofOf(uuid)}/approve`, { proof_id: id });
    expect(refused.json).toMatchObject({ status: 409, code: "proof_replaced" });
    const shown = (await buyer.get(`/api/customer/orders/${uuid}`)).json;
    expect(shown.proof.status).toBe("awaiting_customer");
    const now = await buyer.post(`${proofOf(uuid)}/approve`, { proof_id: shown.proof.id });
    expect(now.json.proof.status).toBe("approved");
  });

  it("does not exist for others", async () => {
    const { uuid } = await teamOrder();
    const stranger = await shop.customer();
    expect((await stranger.get(proofOf(uuid))).status).toBe(404);
    expect((await shop.visitor.get(proofOf(uuid))).status).toBe(401);
  });
});
