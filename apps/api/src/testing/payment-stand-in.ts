import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
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
  /** How payments stand when it is asked, by the shop's id; what is not here is open. */
  readonly truth: Map<string, string>;
  /** Where its page leads back to, by the shop's id. */
  readonly returns: ReadonlyMap<string, string>;
  /** What it was asked about single payments, such as `GET 0193…`. */
  readonly questions: string[];
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
  const amounts = new Map<string, number>();
  const returns = new Map<string, string>();
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const named = /^\/api\/payments\/ref-([^/]+)$/.exec(request.url ?? "")?.[1];
      if (named !== undefined && request.method !== "POST")
        return answerAbout(named, request, response);
      const {
        reference,
        amount,
        return_url: back = "",
      } = JSON.parse(text) as { reference: string; amount: number; return_url?: string };
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
      if (!standIn.broken) amounts.set(reference, amount);
      returns.set(reference, back);
      const page = { id: `ref-${reference}`, payment_url: `https://pay.example/${reference}` };
      response.writeHead(standIn.broken ? 500 : 201, { "content-type": "application/json" });
      response.end(JSON.stringify(page));
    });
  });
  /** How a payment stands, or that it ends now. */
  function answerAbout(id: string, request: IncomingMessage, response: ServerResponse): void {
    standIn.questions.push(`${request.method} ${id}`);
    if (standIn.broken) return void response.writeHead(500).end("{}");
    const status = standIn.truth.get(id) ?? "open";
    if (request.method === "DELETE") {
      if (status === "open") standIn.truth.set(id, "cancelled");
      return void response.writeHead(status === "open" ? 200 : 409).end("{}");
    }
    response.writeHead(200, { "content-type": "application/json" });
    const amount = amounts.get(id) ?? 0;
    response.end(JSON.stringify({ id: `ref-${id}`, reference: id, status, amount }));
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const standIn: PaymentStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    asked,
    refunds,
    broken: false,
    truth: new Map(),
    questions: [],
    returns,
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
