import { sql } from "kysely";
import { compileLaterOnce } from "../../platform/database/compile-once.ts";
import { keepMade } from "../designs/index.ts";

/** What is ordered stays among the versions of its design, whatever becomes of the design. */
export const keepOrdered = compileLaterOnce((tx, orderId: string, now: Date) => {
  const made = sql`select design_id, document_hash, document from order_designs where order_id = ${orderId}`;
  return keepMade(tx, "ordered_at", made, now);
});

/** So does what a round of a proof proposed for lines, once its customer has approved it. */
export const keepApproved = compileLaterOnce((tx, round: string, orderId: string, now: Date) => {
  const made = sql`
    select line.design_id, said.document_hash, said.document
    from order_proof_lines as said
    join order_lines as line on line.id = said.line_id and line.order_id = ${orderId}
      and line.approved_proof_id = said.proof_id
    where said.proof_id = ${round}`;
  return keepMade(tx, "approved_at", made, now);
});
