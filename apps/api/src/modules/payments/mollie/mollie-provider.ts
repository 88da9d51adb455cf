import {
  type MollieClient,
  type Payment,
  type PaymentCreateParams,
  PaymentEmbed,
} from "@mollie/api-client";
import { isUuidV7 } from "@holeshot/domain";
import type { ProviderAccess } from "../../../config/index.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  type MethodWish,
  type OfferedMethod,
  type PaymentPage,
  type PaymentProvider,
  type PaymentReport,
  type RefundOrder,
  RefundRefused,
  type ReportedRefund,
} from "../provider.ts";
import { openMollieClient } from "./mollie-client.ts";
import { LOCALES, pageParameters, toAmount, toCents } from "./mollie-page.ts";

/** With the client's own second and third try of what failed at Mollie. */
const TIMEOUT_MS = 15_000;
/** How long a list of methods is believed; the account's owner changes it rarely. */
const METHODS_MS = 600_000;
const REFERENCE = /^tr_\w{4,60}$/;

const STANDINGS = {
  open: "open",
  pending: "pending",
  authorized: "authorized",
  paid: "paid",
  failed: "failed",
  canceled: "cancelled",
  expired: "expired",
} as const satisfies Record<`${Payment["status"]}`, PaymentReport["standing"]>;

const REFUND_STATES = {
  queued: "waiting",
  pending: "waiting",
  processing: "waiting",
  refunded: "done",
  failed: "failed",
  canceled: "failed",
} as const satisfies Record<string, ReportedRefund["state"]>;

/** Takes payments through Mollie. Its notices say only an id and are signed by nobody: they are a hint to ask. */
export function mollieProvider(access: ProviderAccess): PaymentProvider {
  let client: MollieClient | undefined;
  const mollie = (): MollieClient => (client ??= openMollieClient(access));
  const methods = cachedMethods((wish) => listMethods(mollie(), wish));
  return {
    name: "mollie",
    openPage: async (order) => {
      const { amount, language, payer } = order;
      const offered = await methods({ amount, language, country: payer.country });
      return openPage(mollie(), pageParameters(order, offered, access.url));
    },
    ask: (reference) => ask(mollie(), reference),
    cancel: (reference) => cancel(mollie(), reference),
    refund: (order) => refund(mollie(), order),
    readNotice: (_headers, body) => {
      const id = new URLSearchParams(new TextDecoder().decode(body)).get("id");
      // Of other things, such as orders or subscriptions, the shop has none.
      const known = id !== null && REFERENCE.test(id);
      return Promise.resolve(known ? { paymentId: null, reference: id, report: null } : null);
    },
    methods,
  };
}

async function openPage(mollie: MollieClient, wish: PaymentCreateParams): Promise<PaymentPage> {
  const payment = await told(() => mollie.payments.create(wish));
  const url = payment.getCheckoutUrl();
  // One that nobody can pay any more has no page; asked for once more it would be the same.
  if (url === null) throw new Problem("payment_unavailable");
  return { reference: payment.id, url };
}

async function ask(mollie: MollieClient, reference: string): Promise<PaymentReport> {
  const embed = [PaymentEmbed.refunds, PaymentEmbed.chargebacks];
  const payment = await told(() => mollie.payments.get(reference, { embed }));
  return unavailableUnless(() => reportOf(payment));
}

function reportOf(payment: Payment): PaymentReport {
  const { refunds = [], chargebacks = [] } = payment._embedded ?? {};
  return {
    paymentId: idIn(payment.metadata, "payment_id"),
    reference: payment.id,
    standing: STANDINGS[payment.status],
    amount: toCents(payment.amount),
    paidBy: payment.method ?? null,
    refunds: refunds.map((each) => ({
      refundId: idIn(each.metadata, "refund_id"),
      reference: each.id,
      amount: toCents(each.amount),
      state: REFUND_STATES[each.status],
    })),
    refunded: null,
    chargebacks: chargebacks.map((each) => ({
      reference: each.id,
      amount: toCents(each.amount),
      reversed: Boolean(each.reversedAt),
    })),
  };
}

/** What the shop gave along and gets back; anybody with the account may have written something else there. */
function idIn(metadata: unknown, name: string): string | null {
  const id = (metadata as Readonly<Record<string, unknown>> | null)?.[name];
  return isUuidV7(id) ? id : null;
}

async function cancel(mollie: MollieClient, reference: string): Promise<boolean> {
  const payment = await told(() => mollie.payments.get(reference));
  if (!payment.isCancelable) return payment.status !== "open";
  try {
    await told(() => mollie.payments.cancel(reference));
    return true;
  } catch (error) {
    if (statusOf(error) === 422) return false;
    throw error;
  }
}

async function refund(mollie: MollieClient, order: RefundOrder): Promise<string> {
  const made = await toldOfRefund(() =>
    mollie.paymentRefunds.create({
      paymentId: order.reference,
      amount: toAmount(order.amount),
      description: order.description,
      metadata: { refund_id: order.refundId },
      idempotencyKey: order.refundId,
    }),
  );
  return made.id;
}

async function listMethods(mollie: MollieClient, wish: MethodWish): Promise<OfferedMethod[]> {
  const found = await told(() =>
    mollie.methods.list({
      amount: toAmount(wish.amount),
      billingCountry: wish.country.toUpperCase(),
      locale: LOCALES[wish.language] as NonNullable<
        Parameters<MollieClient["methods"]["list"]>[0]
      >["locale"] & {},
    }),
  );
  return found.map(({ id, description }) => ({ id, name: description }));
}

/** Keeps lists for a while; when Mollie does not answer, what it said last stands, or nothing is said. */
function cachedMethods(
  list: (wish: MethodWish) => Promise<readonly OfferedMethod[]>,
): PaymentProvider["methods"] {
  const kept = new Map<string, { readonly at: number; readonly said: readonly OfferedMethod[] }>();
  return async (wish) => {
    // Bounds of methods are round sums: what is offered for one hundred euros is for the next cents too.
    const key = `${wish.country} ${wish.language} ${Math.ceil(wish.amount / 10_000)}`;
    const earlier = kept.get(key);
    const now = performance.now();
    if (earlier && now - earlier.at < METHODS_MS) return earlier.said;
    try {
      const said = await list(wish);
      if (kept.size > 500) kept.clear();
      kept.set(key, { at: now, said });
      return said;
    } catch {
      return earlier?.said ?? [];
    }
  };
}

/** Asks Mollie, and tells what goes wrong in the shop's words: the cause goes to the log, not to the customer. */
async function told<T>(act: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("Mollie did not answer in time.")), TIMEOUT_MS);
  });
  try {
    return await Promise.race([act(), late]);
  } catch (error) {
    const status = statusOf(error);
    throw because(status === 404 || status === 410 ? "not_found" : "payment_unavailable", error);
  } finally {
    clearTimeout(timer);
  }
}

/** What Mollie will not give back is no outage: the amount, an empty balance, a method without refunds. */
async function toldOfRefund<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await told(act);
  } catch (error) {
    const status = statusOf(error);
    const { cause } = error as Problem;
    if ((status === 409 || status === 422) && cause instanceof Error) {
      throw new RefundRefused(cause.message);
    }
    throw error;
  }
}

function unavailableUnless<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw because("payment_unavailable", error);
  }
}

function because(code: "not_found" | "payment_unavailable", cause: unknown): Problem {
  const problem = new Problem(code);
  problem.cause = cause;
  return problem;
}

/** The HTTP status of what Mollie refused, wrapped or not. */
function statusOf(error: unknown): number | undefined {
  const at = error instanceof Problem ? error.cause : error;
  return (at as { readonly statusCode?: number } | undefined)?.statusCode;
}
