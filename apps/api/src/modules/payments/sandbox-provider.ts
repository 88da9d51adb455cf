import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuidV7 } from "@holeshot/domain";
import type { ProviderAccess } from "../../config/index.ts";
import { Problem } from "../../platform/problem.ts";
import {
  type PageOrder,
  type PaymentNotice,
  type PaymentPage,
  type PaymentProvider,
  type PaymentReport,
  type RefundOrder,
  RefundRefused,
} from "./provider.ts";

const TIMEOUT_MS = 5000;
/** Notifications signed longer ago, or in the future, are refused. */
const TOLERANCE_S = 300;
/** What the sandbox says of a payment, and how the attempt ended then. */
const STANDINGS = {
  open: "open",
  paid: "paid",
  failed: "failed",
  cancelled: "cancelled",
  partly_refunded: "paid",
  refunded: "paid",
} as const;

/** Takes payments through the stand-in provider. */
export function sandboxProvider(access: ProviderAccess): PaymentProvider {
  return {
    name: "sandbox",
    openPage: (order) => openPage(access, order),
    ask: async (reference) => {
      const { status, body } = await call(access, "GET", `/api/payments/${encode(reference)}`);
      if (status === 404) throw new Problem("not_found");
      const report = status === 200 ? reportOf(body) : null;
      if (!report) throw new Problem("payment_unavailable");
      return report;
    },
    cancel: async (reference) => {
      const { status } = await call(access, "DELETE", `/api/payments/${encode(reference)}`);
      if (status >= 500) throw new Problem("payment_unavailable");
      return status === 200 || status === 204;
    },
    refund: (order) => refund(access, order),
    readNotice: (headers, body, now) => {
      const signature = headers["sandbox-signature"];
      const text = new TextDecoder().decode(body);
      if (typeof signature !== "string" || !isSigned(access.key, text, signature, now)) {
        return Promise.reject(new Problem("invalid_signature"));
      }
      return Promise.resolve(readNotice(text));
    },
    methods: () => Promise.resolve([]),
  };
}

function encode(reference: string): string {
  return encodeURIComponent(reference);
}

type Members = Readonly<Record<string, unknown>>;

async function call(
  { url, key }: ProviderAccess,
  method: string,
  path: string,
  request?: { readonly key: string; readonly body: Members },
): Promise<{ readonly status: number; readonly body: Members }> {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(request ? { "content-type": "application/json", "idempotency-key": request.key } : {}),
      },
      ...(request ? { body: JSON.stringify(request.body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, body: parse(await answer.text()) };
  } catch {
    // Whatever failed out there: the order stays and can be paid later.
    throw new Problem("payment_unavailable");
  }
}

async function openPage(access: ProviderAccess, order: PageOrder): Promise<PaymentPage> {
  const { status, body } = await call(access, "POST", "/api/payments", {
    key: order.paymentId,
    body: {
      amount: order.amount,
      description: order.description,
      language: order.language,
      return_url: order.returnUrl,
      webhook_url: order.webhookUrl,
      reference: order.paymentId,
    },
  });
  const { id, payment_url: url } = body;
  if (status >= 300 || typeof id !== "string" || typeof url !== "string") {
    throw new Problem("payment_unavailable");
  }
  return { reference: id, url };
}

async function refund(access: ProviderAccess, order: RefundOrder): Promise<string | null> {
  const path = `/api/payments/${encode(order.reference)}/refunds`;
  const request = { key: order.refundId, body: { amount: order.amount } };
  const { status, body } = await call(access, "POST", path, request);
  if (status === 409 || status === 422) {
    throw new RefundRefused(typeof body["code"] === "string" ? body["code"] : String(status));
  }
  if (status >= 300) throw new Problem("payment_unavailable");
  return typeof body["refund"] === "string" ? body["refund"] : null;
}

function isSigned(key: string, body: string, header: string, now: Date): boolean {
  const [, at, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!at || !given) return false;
  if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_S) return false;
  const expected = createHmac("sha256", key).update(`${at}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, "hex"));
}

/** A signed notice says all that there is to know, so nobody need be asked. */
function readNotice(text: string): PaymentNotice | null {
  const report = reportOf(parse(text));
  if (!report?.paymentId) return null;
  return { paymentId: report.paymentId, reference: null, report };
}

function reportOf(body: Members): PaymentReport | null {
  const { id, reference, status, amount, refunded } = body;
  const standing = Object.entries(STANDINGS).find(([known]) => known === status)?.[1];
  if (!standing || typeof amount !== "number") return null;
  const whole = status === "refunded" ? amount : null;
  return {
    paymentId: isUuidV7(reference) ? reference : null,
    reference: typeof id === "string" ? id : "",
    standing,
    amount,
    paidBy: null,
    refunds: null,
    refunded: typeof refunded === "number" ? refunded : whole,
    chargebacks: null,
  };
}

function parse(text: string): Members {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Members) : {};
  } catch {
    return {};
  }
}
