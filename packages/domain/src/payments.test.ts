import { describe, expect, test } from "vitest";
import type { PaymentStatus } from "./payments.ts";
import {
  canMovePayment,
  isWaiting,
  paymentStatuses,
  receivedStatus,
  secondsToNextAsk,
  wasReceived,
} from "./payments.ts";

/** The whole table of the design, written a second time by hand. */
const table = `
  open pending, open authorized, open paid, open failed, open cancelled, open expired
  pending authorized, pending paid, pending failed, pending cancelled, pending expired
  authorized paid, authorized failed, authorized cancelled, authorized expired
  failed paid, cancelled paid, expired paid
  paid partly_refunded, paid refunded, paid charged_back
  partly_refunded paid, partly_refunded refunded, partly_refunded charged_back
  refunded paid, refunded partly_refunded, refunded charged_back
  charged_back paid, charged_back partly_refunded, charged_back refunded`;
const expected = new Set(table.split(/,|\n/).map((pair) => pair.trim()));
const pairs = paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const));

describe("payment states", () => {
  test.each(pairs)("%s to %s", (from, to) => {
    expect(canMovePayment(from, to)).toBe(expected.has(`${from} ${to}`));
  });

  test("every state is reached from open, and none leads back to it or to itself", () => {
    const reached = new Set<PaymentStatus>(["open"]);
    for (const from of reached) {
      for (const to of paymentStatuses) if (canMovePayment(from, to)) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...paymentStatuses].toSorted());
    for (const from of paymentStatuses) {
      expect(canMovePayment(from, from)).toBe(false);
      expect(canMovePayment(from, "open")).toBe(false);
    }
  });

  test("money that came is never forgotten: no state of it leads to one of money that did not", () => {
    const moves = pairs.filter(([from, to]) => canMovePayment(from, to));
    expect(moves.filter(([from, to]) => wasReceived(from) && !wasReceived(to))).toEqual([]);
    // Whatever was heard first, `paid` is still heard.
    const deaf = paymentStatuses.filter((from) => from !== "paid" && !canMovePayment(from, "paid"));
    expect(deaf).toEqual([]);
  });

  test("a state waits, has an unhappy end, or has money", () => {
    const ends = paymentStatuses.filter((status) => !isWaiting(status) && !wasReceived(status));
    expect(ends).toEqual(["failed", "cancelled", "expired"]);
    expect(paymentStatuses.filter((status) => isWaiting(status) && wasReceived(status))).toEqual(
      [],
    );
  });
});

test.each([
  [0, 0, "paid"],
  [1, 0, "partly_refunded"],
  [9_999, 0, "partly_refunded"],
  [10_000, 0, "refunded"],
  [0, 10_000, "charged_back"],
  [2_500, 7_500, "charged_back"],
])("of 100 euros, %i given back and %i charged back: %s", (refunded, chargedBack, status) => {
  expect(receivedStatus({ received: 10_000, refunded, chargedBack })).toBe(status);
});

test("a provider is asked at growing distances, never more than four minutes", () => {
  expect(Array.from({ length: 7 }, (_, asks) => secondsToNextAsk(asks))).toEqual([
    10, 20, 40, 80, 160, 240, 240,
  ]);
  expect(secondsToNextAsk(100_000)).toBe(240);
});
