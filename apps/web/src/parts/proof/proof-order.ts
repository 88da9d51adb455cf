import type { Answer } from "../../lib/api/call.ts";

/** What of an order a proof is shown from: its customer's, staff's, or what a mail's link opens. */
export type ProofOrder = Pick<
  Answer<"getOrderLink">,
  "uuid" | "status" | "lines" | "proof" | "delivery"
>;

type Said = { readonly proof_id?: string; readonly pins?: { pin_id: string; text: string }[] };

/** How a proof is fetched and answered, by whoever may: a customer who is signed in, or the link of a mail. */
export interface ProofActs {
  readonly sheet: (signal: AbortSignal) => Promise<Answer<"getProof">>;
  readonly approve: (said: Said) => Promise<unknown>;
  readonly requestChanges: (said: Said & { message: string }) => Promise<unknown>;
  /** Has the order fetched anew. */
  readonly again: () => Promise<unknown>;
}

export type ProofPin = NonNullable<ProofOrder["proof"]>["rounds"][number]["pins"][number];
