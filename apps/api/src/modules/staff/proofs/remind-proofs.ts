import { limits } from "@holeshot/domain";
import { defineQueue } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  findLines,
  findOrder,
  findProofDocuments,
  lockOrder,
  mailCustomer,
  mailedKits,
  orderLinkUrl,
} from "../../orders/index.ts";
import { PROOF_MAIL, proofFacts } from "../mails/proof-mail.ts";
import { isBlocked } from "../policy.ts";

/** Brings proofs to mind that wait for their customer. */
export const REMIND_PROOFS = defineQueue("remind-proofs");
const DAY_MS = 86_400_000;
const MOST = 200;

/** One mail a proof for each of the days that have come, however long nobody looked: never two at once. */
export async function remindProofs(platform: Platform): Promise<number> {
  const [firstDays] = limits.proofReminderDays;
  const rows = await platform.db
    .selectFrom("orders")
    .innerJoin("order_proofs as proof", "proof.order_id", "orders.id")
    .select(["orders.id as order_id", "proof.id", "proof.sent_at", "proof.reminders"])
    .where("orders.status", "=", "confirmed")
    .where("orders.proof_status", "=", "awaiting_customer")
    .where("proof.answered_at", "is", null)
    .where("proof.reminders", "<", limits.proofReminderDays.length)
    .where("proof.sent_at", "<=", daysBefore(platform, firstDays))
    .orderBy("proof.id")
    .limit(MOST)
    .execute();
  let sent = 0;
  for (const row of rows) {
    const due = limits.proofReminderDays.filter(
      (days) => row.sent_at <= daysBefore(platform, days),
    );
    if (due.length > row.reminders && (await remind(platform, row.order_id, row.id, due.length))) {
      sent += 1;
    }
  }
  return sent;
}

async function remind(
  platform: Platform,
  orderId: string,
  proofId: string,
  reminders: number,
): Promise<boolean> {
  if (!(await findOrder(platform.db, orderId))) return false;
  return platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.proof_status !== "awaiting_customer" || isBlocked(order)) return false;
    const latest = await tx
      .selectFrom("order_proofs")
      .select(["id", "message", "reminders"])
      .where("order_id", "=", orderId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    // A newer one took its place: nobody is reminded of what was withdrawn.
    if (latest?.id !== proofId || latest.reminders >= reminders) return false;
    await tx.updateTable("order_proofs").set({ reminders }).where("id", "=", proofId).execute();
    const facts = proofFacts(order, latest.message, orderLinkUrl(platform, order));
    const hashes = new Map(
      (await findProofDocuments(tx, proofId)).map((line) => [line.line_id, line.document_hash]),
    );
    const proposed = (await findLines(tx, orderId)).flatMap((line) => {
      const hash = hashes.get(line.id);
      return hash === undefined ? [] : [{ ...line, document_hash: hash }];
    });
    await mailCustomer(platform, tx, order, {
      kind: PROOF_MAIL,
      facts: { ...facts, kits: mailedKits(platform, order, proposed), reminder: true },
    });
    return true;
  });
}

function daysBefore(platform: Platform, days: number): Date {
  return new Date(platform.clock().getTime() - days * DAY_MS);
}
