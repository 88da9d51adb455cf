import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { requireOwn } from "../policy.ts";
import { findProof, lockOrder, type OrderRow } from "../reader.ts";
import { approveLines, moveProof, recordEvent } from "../writer.ts";

/** A customer's answer to a proof: approved, or what is to be changed; and which proof they had before them. */
export type ProofAnswer = ({ readonly approved: true } | { readonly changes: string }) & {
  readonly seen: string | undefined;
  /** Their words at marked places. */
  readonly pins?: readonly { readonly pin_id: string; readonly text: string }[] | undefined;
};

/**
 * Answers the proof that waits for the customer.
 * Approved, each line is made to what was proposed for it last.
 * @param by the customer's id, or `link` for whoever has the order's signed link, which was looked at before.
 * @throws Problem `not_found` for an order that is not theirs, `no_open_proof` when none waits, `proof_replaced` when
 *   the designer sent another one since.
 */
export async function answerProof(
  platform: Platform,
  orderId: string,
  by: string,
  answer: ProofAnswer,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const found = await lockOrder(tx, orderId);
    const order = requireOwn(found, by === "link" ? (found?.customer_id ?? "") : by);
    const approved = "approved" in answer;
    const proof = order.status === "confirmed" ? await findProof(tx, orderId) : undefined;
    const to = approved ? "approved" : "changes_requested";
    if (!proof || !(await moveProof(tx, order, to))) throw new Problem("no_open_proof");
    if (answer.seen !== undefined && answer.seen !== proof.id) throw new Problem("proof_replaced");
    const now = platform.clock();
    await tx
      .updateTable("order_proofs")
      .set({ answer: approved ? null : answer.changes, answered_at: now })
      .where("id", "=", proof.id)
      .execute();
    await answerPins(tx, proof.id, answer.pins ?? []);
    if (approved) await approveLines(tx, order, proof.id, now);
    await recordEvent(tx, orderId, {
      id: platform.newId(),
      event: approved ? "proof_approved" : "proof_changes_requested",
      status: order.status,
      now,
    });
  });
}

/** @throws Problem `validation_failed` for a place that the proof does not speak of. */
async function answerPins(
  tx: Tx,
  proofId: string,
  answers: NonNullable<ProofAnswer["pins"]>,
): Promise<void> {
  for (const [at, { pin_id: pinId, text }] of answers.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable("order_proof_pins")
      .set({ answer: text })
      .where("id", "=", pinId)
      .where("proof_id", "=", proofId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw invalidField(`pins.${at}.pin_id`, "unknown_reference");
  }
}

/** What the designer sent of a locked order whose customer erased their account: nobody answers, and it is what is made. */
export async function approveUnanswered(
  tx: Tx,
  order: Pick<OrderRow, "id" | "labels">,
  proofId: string,
  now: Date,
): Promise<void> {
  await moveProof(tx, { id: order.id, proof_status: "awaiting_customer" }, "approved");
  await approveLines(tx, order, proofId, now);
}
