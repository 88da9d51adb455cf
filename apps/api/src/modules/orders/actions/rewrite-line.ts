import { canMoveProof, shareOf } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";
import type { Names, OrderLabels } from "../tables.ts";

interface NewFacts {
  readonly properties: Readonly<Record<string, string>>;
  readonly rider_name: string | null;
  readonly rider_number: string | null;
  /** What this change of it costs more, cents; below nothing, less. */
  readonly paid: number;
  /** As it is sold, for the names of what is chosen now. */
  readonly product:
    | {
        readonly properties: readonly {
          readonly id: string;
          readonly name: Names;
          readonly values: readonly { readonly id: string; readonly name: Names }[];
        }[];
      }
    | undefined;
}

/** Writes what a line of a locked order is from now on; the names of what was chosen are frozen with the order. */
export async function rewriteLine(
  tx: Tx,
  order: OrderRow,
  line: OrderLineRow,
  facts: NewFacts,
): Promise<void> {
  const { properties, rider_name, rider_number, paid } = facts;
  // What is paid for garments that were given back is not theirs to be given back again.
  const kept = line.quantity - line.refunded;
  const changes_paid = line.changes_paid + (paid < 0 ? paid : shareOf(paid, kept, line.quantity));
  await tx
    .updateTable("order_lines")
    .set({
      properties: JSON.stringify(properties),
      rider_name,
      rider_number,
      smaller: null,
      changes_paid,
    })
    .where("id", "=", line.id)
    .execute();
  await tx
    .updateTable("orders")
    .set({ labels: JSON.stringify(labelsWith(order.labels, line.product, facts)) })
    .where("id", "=", order.id)
    .execute();
}

function labelsWith(
  labels: OrderLabels,
  id: string,
  { properties, product }: NewFacts,
): OrderLabels {
  const named = { properties: { ...labels.properties }, values: { ...labels.values } };
  for (const property of product?.properties ?? []) {
    const value = property.values.find((each) => each.id === properties[property.id]);
    if (!value) continue;
    named.properties[`${id}.${property.id}`] ??= property.name;
    named.values[`${id}.${property.id}.${value.id}`] ??= value.name;
  }
  return { ...labels, ...named };
}

/** What was approved of a line no longer is: the designer looks at it again. Nothing where no check was asked for. */
export async function reopenProof(tx: Tx, order: OrderRow, lineId: string): Promise<void> {
  if (!canMoveProof(order.proof_status, "awaiting_designer")) return;
  await tx
    .updateTable("order_lines")
    .set({ approved_proof_id: null })
    .where("id", "=", lineId)
    .execute();
  await tx
    .updateTable("orders")
    .set({ proof_status: "awaiting_designer", due_on: null })
    .where("id", "=", order.id)
    .execute();
}
