import type { DeskOrder } from "../order/desk-order.ts";
import type { useWords } from "../use-words.ts";

/** What becomes of a proof that is sent: who erased their account is not asked. */
export function proofText(
  say: ReturnType<typeof useWords>,
  { customer, lines }: Pick<DeskOrder, "customer" | "lines">,
): string {
  return customer === null ? say("proof.text_gone") : say("proof.text", { count: lines.length });
}
