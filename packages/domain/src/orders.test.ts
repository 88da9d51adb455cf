import { describe, expect, test } from "vitest";
import type { OrderFacts, OrderStatus } from "./orders.ts";
import {
  canMove,
  canMoveProof,
  changeableAddresses,
  formatOrderNumber,
  movesFrom,
  orderMoves,
  orderStatuses,
  proofStatuses,
} from "./orders.ts";

const flags = [false, true];
const everyFact: readonly OrderFacts[] = flags.flatMap((settled) =>
  flags.flatMap((manualCheck) =>
    flags.flatMap((proofApproved) =>
      flags.map((madeAgain) => ({ settled, manualCheck, proofApproved, madeAgain })),
    ),
  ),
);

/** The whole table of the design, written a second time by hand: from, to, and when. */
const expected: Readonly<Record<string, (facts: OrderFacts) => boolean>> = {
  "draft confirmed": (facts) => facts.settled,
  "draft cancelled": () => true,
  "confirmed processing": (facts) => facts.proofApproved || !facts.manualCheck,
  "confirmed cancelled": () => true,
  "processing completed": () => true,
  "completed processing": (facts) => facts.madeAgain === true,
};

describe("order states", () => {
  const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

  test.each(pairs)("%s to %s", (from, to) => {
    for (const facts of everyFact) {
      const allowed = expected[`${from} ${to}`]?.(facts) ?? false;
      expect({ facts, allowed: canMove(from, to, facts) }).toEqual({ facts, allowed });
    }
  });

  test("every state is reached from draft and every unfinished one has a way out [S4.01, S9.13]", () => {
    const reached = new Set<OrderStatus>(["draft"]);
    for (const from of reached) {
      for (const move of orderMoves) if (move.from === from) reached.add(move.to);
    }
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
    const settled = { settled: true, manualCheck: false, proofApproved: false };
    const ends = (facts: OrderFacts) =>
      orderStatuses.filter((from) => !movesFrom(from, facts).length);
    expect(ends(settled)).toEqual(["completed", "cancelled"]);
    expect(ends({ ...settled, madeAgain: true })).toEqual(["cancelled"]);
  });

  test("no pair is listed twice", () => {
    const names = orderMoves.map((move) => `${move.from} ${move.to}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test("movesFrom lists exactly what canMove allows", () => {
    const waiting = { settled: true, manualCheck: true, proofApproved: false };
    expect(movesFrom("confirmed", waiting)).toEqual(["cancelled"]);
    expect(movesFrom("confirmed", { ...waiting, proofApproved: true })).toEqual([
      "processing",
      "cancelled",
    ]);
  });
});

describe("proof states", () => {
  test("an approved proof ends but for a line that changes, and only a sent one can be answered", () => {
    expect(proofStatuses.filter((to) => canMoveProof("approved", to))).toEqual([
      "awaiting_designer",
    ]);
    const answerable = proofStatuses.filter((from) => canMoveProof(from, "approved"));
    expect(answerable).toEqual(["awaiting_customer"]);
  });
});

test("order numbers", () => {
  expect(formatOrderNumber(2026, 123)).toBe("HS-2026-000123");
  expect(formatOrderNumber(2027, 1_234_567)).toBe("HS-2027-1234567");
});

test.each([
  ["draft", "both", "both"],
  ["confirmed", "both", "both"],
  ["processing", "delivery", "none"],
  ["completed", "none", "none"],
  ["cancelled", "none", "none"],
] as const)(
  "of an order that is %s, addresses that may change: %s, fetched %s",
  (status, sent, fetched) => {
    expect(changeableAddresses(status, false)).toBe(sent);
    expect(changeableAddresses(status, true)).toBe(fetched);
  },
);
