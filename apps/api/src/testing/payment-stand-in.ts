import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Caller, Reply } from "./caller.ts";

/** A payment provider inside the test: it makes pages on demand and signs what a test says. */
export interface PaymentStandIn {
  readonly url: string;
  readonly key: string;
  /** The payments asked for, by the shop's id, in order. */
  readonly asked: string[];
  /** What it was told to give back, in order: its name for the payment, the idempotency key and the amount. */
  readonly refunds: { readonly reference: string; readonly key: string; readonly amount: number }[];
  /** While true it answers 500. */
  broken: boolean;
  /** Tells the shop how a payment went. */
  notify(caller: Caller, paymentId: string, status: string, amount: number): Promise<Reply>;
  close(): void;
}

export async function paymentStandIn(): Promise<PaymentStandIn> {
  const key = "stand-in-key";
  const asked: string[] = [];
  const refunds: PaymentStandIn["refunds"] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const { reference, amount } = JSON.parse(text) as { reference: string; amount: number };
      const [, refunded] = /^\/api\/payments\/([^/]+)\/refunds$/.exec(request.url ?? "") ?? [];
      if (refunded) {
        const refund = {
          reference: refunded,
          key: String(request.headers["idempotency-key"]),
          amount,
        };
        if (!standIn.broken) refunds.push(refund);
        response.writeHead(standIn.broken ? 500 : 202).end("{}");
        return;
      }
      if (!standIn.broken && !asked.includes(reference)) asked.push(reference);
      const page = { id: `ref-${reference}`, payment_url: `https://pay.example/${reference}` };
      response.writeHead(standIn.broken ? 500 : 201, { "content-type": "application/json" });
      response.end(JSON.stringify(page));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const standIn: PaymentStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    asked,
    refunds,
    broken: false,
    notify: (caller, paymentId, status, amount) => {
      const body = JSON.stringify({ reference: paymentId, status, amount });
      return caller.post("/api/payments/sandbox/webhook", body, {
        "content-type": "application/json",
        "sandbox-signature": signature(key, body),
      });
    },
    close: () => server.close(),
  };
  return standIn;
}

/** How the provider signs, written out apart from the shop's own check. */
export function signature(key: string, body: string, now = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`;
}
