import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { askPayment } from "../../checkout/index.ts";
import { lockOrder } from "../../orders/index.ts";
import {
  closeCases,
  findOrdersWithCase,
  findReceivedSince,
  openCase,
} from "../../payments/index.ts";
import { findBooks, listBooks, type OrderBooks } from "../reader.ts";

const PAGE = 200;
const DAY_MS = 86_400_000;
/** A debit can be taken back by the payer for eight weeks, a card payment for about four months. */
const ASKED_FOR_DAYS = 130;

export interface Reconciliation {
  readonly orders: number;
  /** Orders whose books do not close. */
  readonly open: number;
  /** Payments that came and were asked about again. */
  readonly asked: number;
}

/**
 * Holds every order's papers against its money, to the cent. What does not fit is a case with its order, for as long as it
 * does not fit. Before that, providers are asked whether the money that came is still there.
 */
export async function reconcile(platform: Platform): Promise<Reconciliation> {
  const asked = await askReceived(platform);
  const listed = await findOrdersWithCase(platform.db, "books_do_not_close");
  let orders = 0;
  let open = 0;
  for (let after: string | null = null; ;) {
    const page: readonly OrderBooks[] = await listBooks(platform.db, after, PAGE);
    for (const books of page) {
      orders += 1;
      if (books.difference === 0 && !listed.has(books.orderId)) continue;
      if (!(await closes(platform, books))) open += 1;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return { orders, open, asked };
    after = last.orderId;
  }
}

/** Only an order that seems not to close, or did not, is looked at under its lock. */
async function closes(platform: Platform, seen: OrderBooks): Promise<boolean> {
  const which = { orderId: seen.orderId, paymentId: null, kind: "books_do_not_close" } as const;
  if (seen.difference === 0) {
    await platform.transaction((tx) => closeCases(tx, which, platform.clock()));
    return true;
  }
  return platform.transaction(async (tx) => {
    await lockOrder(tx, seen.orderId);
    const { orderId: _, ...facts } = await findBooks(tx, seen.orderId);
    if (facts.difference === 0) return true;
    await openCase(tx, { ...which, id: platform.newId(), facts, now: platform.clock() });
    return false;
  });
}

async function askReceived(platform: Platform): Promise<number> {
  const since = new Date(platform.clock().getTime() - ASKED_FOR_DAYS * DAY_MS);
  let asked = 0;
  for (let after: string | null = null; ;) {
    const ids: string[] = await findReceivedSince(platform.db, since, after, PAGE);
    for (const id of ids) {
      try {
        await askPayment(platform, id);
        asked += 1;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        // Away tonight: the papers are held against what is known, and the next night asks again.
        return asked;
      }
    }
    after = ids.at(-1) ?? null;
    if (ids.length < PAGE) return asked;
  }
}
