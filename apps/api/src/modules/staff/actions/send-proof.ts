import { type FieldError, isProductId } from "@holeshot/domain";
import { baseSize, draftGarment } from "@holeshot/garments";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import { checkDesign, requestPictures, SHOP } from "../../designs/index.ts";
import {
  approveUnanswered,
  findLines,
  hasLeft,
  insertProof,
  mailCustomer,
  mailedKits,
  moveProof,
  orderLinkUrl,
  type OrderLineRow,
  type OrderRow,
  recordEvent,
} from "../../orders/index.ts";
import { isBlocked } from "../policy.ts";
import { PROOF_MAIL, proofFacts } from "../mails/proof-mail.ts";
import { type SeenOrder, takeOrder } from "./take-order.ts";

/** What the designer sends: words, and the document of each line that was checked. */
export interface ProofToSend {
  readonly message: string;
  readonly lines: readonly { readonly line_id: string; readonly document: unknown }[];
  readonly pins?:
    | readonly {
        readonly line_id: string;
        readonly piece: string;
        readonly x: number;
        readonly y: number;
        readonly text: string;
      }[]
    | undefined;
}

interface CheckedLine {
  readonly lineId: string;
  readonly setId: string;
  readonly document: string;
  readonly documentHash: string;
}

/**
 * Sends the customer a proof: they are asked by mail, and production waits for their answer. Of one who erased their
 * account nobody is left to answer, and the garments are made to it.
 * @throws Problem `not_found`, `validation_failed` for a line that is not the order's,
 *   `invalid_design` with paths, `illegal_transition` when the order takes no proof now,
 *   `order_blocked` while it is put aside, `stale_version`.
 */
export async function sendProof(
  platform: Platform,
  catalogue: Catalogue,
  request: SeenOrder & { readonly staffId: string; readonly proof: ProofToSend },
): Promise<void> {
  const { orderId, proof } = request;
  const lines = await findLines(platform.db, orderId);
  if (lines.length === 0) throw new Problem("not_found");
  checkPins(lines, proof);
  const checked = await checkLines(platform, catalogue, lines, proof);
  await platform.transaction(async (tx) => {
    const order = await takeOrder(tx, request);
    if (isBlocked(order)) throw new Problem("order_blocked");
    const open = order.status === "confirmed" && (await moveProof(tx, order, "awaiting_customer"));
    if (!open) throw new Problem("illegal_transition");
    await keep(platform, tx, order, { ...request, checked });
  });
}

async function keep(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  sent: {
    readonly staffId: string;
    readonly proof: ProofToSend;
    readonly checked: readonly CheckedLine[];
  },
): Promise<void> {
  const now = platform.clock();
  const { message } = sent.proof;
  const id = platform.newId();
  await insertProof(tx, {
    id,
    orderId: order.id,
    message,
    now,
    lines: sent.checked,
    pins: (sent.proof.pins ?? []).map((pin) => ({ ...pin, id: platform.newId() })),
  });
  const byHash = new Map(sent.checked.map((line) => [line.documentHash, line]));
  for (const line of byHash.values()) await requestPictures(tx, { ...line, now, asker: SHOP });
  await recordEvent(tx, order.id, {
    id: platform.newId(),
    event: "proof_sent",
    status: order.status,
    now,
  });
  const proposed = (await findLines(tx, order.id)).flatMap((line) => {
    const made = sent.checked.find(({ lineId }) => lineId === line.id);
    return made ? [{ ...line, document_hash: made.documentHash }] : [];
  });
  if (hasLeft(order)) await approveUnanswered(tx, order, id, now);
  await mailCustomer(platform, tx, order, {
    kind: PROOF_MAIL,
    facts: {
      ...proofFacts(order, message, orderLinkUrl(platform, order)),
      kits: mailedKits(platform, order, proposed),
    },
  });
  await recordStaffAct(platform, tx, {
    staffId: sent.staffId,
    act: "proof.sent",
    subjectKind: "order",
    subjectId: order.id,
  });
}

/** A place is on a line of this order, on a piece that its product has. */
function checkPins(lines: readonly OrderLineRow[], { pins = [] }: ProofToSend): void {
  for (const [at, pin] of pins.entries()) {
    const line = lines.find(({ id }) => id === pin.line_id);
    if (!line) throw invalidField(`pins.${at}.line_id`, "unknown_reference");
    if (!isProductId(line.product)) throw invalidField(`pins.${at}.line_id`, "unknown_reference");
    const { pieces } = draftGarment({ product: line.product, size: baseSize(line.product) });
    if (!pieces.some(({ id }) => id === pin.piece)) {
      throw invalidField(`pins.${at}.piece`, "unknown_reference");
    }
  }
}

async function checkLines(
  platform: Platform,
  catalogue: Catalogue,
  lines: readonly OrderLineRow[],
  proof: ProofToSend,
): Promise<CheckedLine[]> {
  const known = new Map(lines.map((line) => [line.id, line]));
  const checked: CheckedLine[] = [];
  for (const [index, { line_id: lineId, document }] of proof.lines.entries()) {
    const line = known.get(lineId);
    // Each line once: a second one finds it taken.
    if (!line || !known.delete(lineId)) {
      throw invalidField(`lines.${index}.line_id`, "unknown_reference");
    }
    const { content } = await checkDesign(platform.db, catalogue, line.set_id, document).catch(
      (error: unknown) => {
        throw placed(error, index);
      },
    );
    checked.push({ lineId, setId: line.set_id, ...content });
  }
  return checked;
}

/** The same refusal, its paths beginning at the proof's line. */
function placed(error: unknown, index: number): unknown {
  if (!(error instanceof Problem) || error.options.errors === undefined) return error;
  const errors = error.options.errors.map((each): FieldError => ({
    ...each,
    path: `lines.${index}.${each.path}`,
  }));
  return new Problem(error.code, { ...error.options, errors });
}
