import { shareOf } from "@holeshot/domain";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderLineRow } from "../reader.ts";

/**
 * Takes garments of a line out into a line of their own, made and priced as they were, with what was proofed of them. Those
 * that were given back stay behind as long as others can be taken. It stands last: the numbers of the other lines are on papers and labels.
 */
export async function splitLine(
  platform: Pick<Platform, "newId">,
  tx: Tx,
  line: OrderLineRow,
  copies: number,
): Promise<OrderLineRow> {
  const id = platform.newId();
  const kept = line.quantity - line.refunded;
  const refunded = Math.max(0, copies - kept);
  const changes_paid = shareOf(line.changes_paid, copies - refunded, kept);
  await tx
    .updateTable("order_lines")
    .set({
      quantity: line.quantity - copies,
      refunded: line.refunded - refunded,
      changes_paid: line.changes_paid - changes_paid,
    })
    .where("id", "=", line.id)
    .execute();
  const { rows } = await sql<{ position: number }>`
    insert into order_lines (order_id, id, position, design_id, product, quantity, unit_price, properties,
      rider_name, rider_number, approved_proof_id, smaller, refunded, changes_paid)
    select order_id, ${id}::uuid,
      (select max(position) + 1 from order_lines each where each.order_id = line.order_id),
      design_id, product, ${copies}::integer, unit_price, properties, rider_name, rider_number, approved_proof_id, smaller,
      ${refunded}::integer, ${changes_paid}::integer
    from order_lines line where line.id = ${line.id}
    returning position`.execute(tx);
  await sql`
    insert into order_proof_lines (proof_id, line_id, document, document_hash)
    select proof_id, ${id}::uuid, document, document_hash from order_proof_lines where line_id = ${line.id}`.execute(
    tx,
  );
  return {
    ...line,
    id,
    position: rows[0]?.position ?? line.position,
    quantity: copies,
    refunded,
    changes_paid,
  };
}
