import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuidV7 } from "@holeshot/domain";
import type { PaymentConfig } from "../../config/index.ts";
import { Problem } from "../../platform/problem.ts";
import type {
  PageOrder,
  PaymentNotice,
  PaymentPage,
  PaymentProvider,
  RefundOrder,
} from "./provider.ts";

const TIMEOUT_MS = 5000;
/** Notifications signed longer ago, or in the future, are refused. */
const TOLERANCE_S = 300;
const STATUSES = ["paid", "failed", "cancelled", "refunded"] as const;

/** Takes payments through the stand-in provider. */
export function sandboxProvider(config: PaymentConfig): PaymentProvider {
  return {
    name: "sandbox",
    openPage: (order) => openPage(config, order),
    refund: (order) => refund(config, order),
    readNotice: (headers, body, now) => {
      const signature = headers["sandbox-signature"];
      const text = new TextDecoder().decode(body);
      if (typeof signature !== "string" || !isSigned(config.key, text, signature, now)) {
        throw new Problem("invalid_signature");
      }
      return readNotice(text);
    },
  };
}

async function openPage(config: PaymentConfig, order: PageOrder): Promise<PaymentPage> {
  try {
    const answer = await fetch(`${config.url}/api/payments`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${config.key}`,
        "content-type": "application/json",
        "idempotency-key": order.paymentId,
      },
      body: JSON.stringify({
        amount: order.amount,
        description: order.description,
        language: order.language,
        return_url: order.returnUrl,
        webhook_url: order.webhookUrl,
        reference: order.paymentId,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const page = (await answer.json()) as { id?: unknown; payment_url?: unknown };
    if (!answer.ok || typeof page.id !== "string" || typeof page.payment_url !== "string") {
      throw new Error(`The provider answered ${answer.status}.`);
    }
    return { reference: page.id, url: page.payment_url };
  } catch {
    // Whatever failed out there: the order stays and can be paid later.
    throw new Problem("payment_unavailable");
  }
}

async function refund(config: PaymentConfig, order: RefundOrder): Promise<void> {
  try {
    const answer = await fetch(
      `${config.url}/api/payments/${encodeURIComponent(order.reference)}/refunds`,
      {
        method: "POST",
        headers: {
          authorization: `Bearer ${config.key}`,
          "content-type": "application/json",
          "idempotency-key": order.refundId,
        },
        body: JSON.stringify({ amount: order.amount }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  } catch {
    throw new Problem("payment_unavailable");
  }
}

function isSigned(key: string, body: string, header: string, now: Date): boolean {
  const [, at, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!at || !given) return false;
  if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_S) return false;
  const expected = createHmac("sha256", key).update(`${at}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, "hex"));
}

function readNotice(text: string): PaymentNotice | null {
  const { reference, status, amount } = parse(text);
  const known = STATUSES.find((each) => each === status);
  if (!isUuidV7(reference) || !known || typeof amount !== "number") return null;
  return { paymentId: reference, status: known, amount };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
