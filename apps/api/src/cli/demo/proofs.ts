import { type DesignDocument, isLettering, type Layer, type TextLayer } from "@holeshot/design";
import { commerceServices } from "../../modules/cart/index.ts";
import { findLines, findOrderDesigns } from "../../modules/orders/index.ts";
import { sendProof } from "../../modules/staff/index.ts";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import { Refusal } from "../command.ts";
import { type DemoCaller, done } from "./caller.ts";

/** The designer's words with a proof, and what its customer said to it; each in the customer's language. */
export interface DemoProof {
  readonly message: string;
  /** What is asked at the number, which the designer moved. */
  readonly place: string;
  /** Nothing yet, where it is left out. */
  readonly answer?: "approved" | { readonly wish: string; readonly atPlace: string };
}

/** How far the designer moves the number up. */
const RAISED_MM = 12;

type Lettered = { readonly product: string; readonly layer: TextLayer };

/** The number that the designer looks at: the first of the design that lies on cloth. */
function numberOf({ products }: DesignDocument): Lettered | undefined {
  const all = Object.entries(products).flatMap(([product, { layers }]) =>
    layers.flatMap((layer) => (isLettering(layer) ? [{ product, layer }] : [])),
  );
  return all.find(({ layer }) => layer.role === "number") ?? all[0];
}

function withRaised(document: DesignDocument, { product, layer }: Lettered): DesignDocument {
  const raised = (each: Layer) =>
    each.id === layer.id && isLettering(each) ? { ...each, y: each.y - RAISED_MM } : each;
  const products = Object.entries(document.products).map(([id, made]) => [
    id,
    id === product ? { ...made, layers: made.layers.map(raised) } : made,
  ]);
  return { ...document, products: Object.fromEntries(products) as DesignDocument["products"] };
}

/** Sends a proof of an order as the designer does at the desk: a number moved, its place marked, a mail to its customer. */
export async function sendDemoProof(
  platform: OpenPlatform,
  orderId: string,
  { staffId, proof }: { readonly staffId: string; readonly proof: DemoProof },
): Promise<void> {
  const [lines, designs] = await Promise.all([
    findLines(platform.db, orderId),
    findOrderDesigns(platform.db, orderId),
  ]);
  const checked = lines.flatMap((line) => {
    const text = designs.find(({ design_id: id }) => id === line.design_id)?.document;
    if (text === undefined) return [];
    // Only checked documents are ever stored.
    const document = JSON.parse(text) as DesignDocument;
    return [{ line, document, number: numberOf(document) }];
  });
  const marked = checked.find(({ line, number }) => number?.product === line.product);
  if (marked?.number === undefined) throw new Refusal(`order ${orderId} has no number to look at`);
  const { piece, x, y } = marked.number.layer;
  await sendProof(platform, commerceServices(platform).catalogue, {
    staffId,
    orderId,
    proof: {
      message: proof.message,
      lines: checked.map(({ line, document, number }) => ({
        line_id: line.id,
        document: number === undefined ? document : withRaised(document, number),
      })),
      pins: [{ line_id: marked.line.id, piece, x, y: y - RAISED_MM, text: proof.place }],
    },
  });
}

/** Says what its customer thinks of a proof, by the calls of their page. */
export async function answerDemoProof(
  { client }: DemoCaller,
  orderUuid: string,
  answer: NonNullable<DemoProof["answer"]>,
): Promise<void> {
  const params = { orderUuid };
  if (answer === "approved") {
    await done(client.call("approveProof", { params, body: {} }));
    return;
  }
  const { proof } = await done(client.call("getOrder", { params }));
  const pins = (proof?.rounds.at(-1)?.pins ?? []).map(({ id }) => ({
    pin_id: id,
    text: answer.atPlace,
  }));
  await done(client.call("requestProofChanges", { params, body: { message: answer.wish, pins } }));
}
