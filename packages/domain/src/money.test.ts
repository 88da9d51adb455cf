import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatAmount, formatMoney, isCents, roundHalfUp } from "./money.ts";

describe("roundHalfUp", () => {
  test.each([
    [5, 2, 3],
    [-5, 2, -2],
    [-3, 2, -1],
    [-1, 2, 0],
    [1, 3, 0],
    [2, 3, 1],
    [12995 * 95, 100, 12345],
    [6995 * 90, 100, 6296],
    [1, 1, 1],
  ])("%d ÷ %d is %d", (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });

  test("is the nearest whole number, and the upper one of two", () => {
    const parts = fc.tuple(
      fc.integer({ min: -(2 ** 52), max: 2 ** 52 }),
      fc.integer({ min: 1, max: 100_000 }),
    );
    fc.assert(
      fc.property(parts, ([numerator, denominator]) => {
        const rounded = BigInt(roundHalfUp(numerator, denominator));
        const twice = 2n * BigInt(numerator) - 2n * rounded * BigInt(denominator);
        // −d/2 ≤ numerator − rounded·d < d/2
        expect(twice >= -BigInt(denominator) && twice < BigInt(denominator)).toBe(true);
      }),
    );
  });

  test.each([
    [1.5, 2],
    [1, 0],
    [1, -2],
    [1, 0.5],
    [Number.NaN, 1],
    [2 ** 53, 1],
  ])("refuses %d ÷ %d", (numerator, denominator) => {
    expect(() => roundHalfUp(numerator, denominator)).toThrow(RangeError);
  });
});

describe("formatMoney", () => {
  test.each([
    ["nl", 67716, "€\u00a0677,16"],
    ["en", 67716, "€677.16"],
    ["de", 67716, "677,16\u00a0€"],
    ["dk", 67716, "677,16\u00a0€"],
    ["fr", 67716, "677,16\u00a0€"],
    ["nl", 123456789, "€\u00a01.234.567,89"],
    ["en", 123456789, "€1,234,567.89"],
    ["fr", 123456789, "1\u202f234\u202f567,89\u00a0€"],
    ["nl", 0, "€\u00a00,00"],
    ["en", 5, "€0.05"],
    ["en", -1495, "−€14.95"],
    ["de", 100000, "1.000,00\u00a0€"],
  ] as const)("%s %d", (language, amount, expected) => {
    expect(formatMoney(amount, language)).toBe(expected);
  });

  test("a bare amount has no currency", () => {
    expect(formatAmount(-123456, "nl")).toBe("−1.234,56");
  });
});

test("an amount is a whole, safe number", () => {
  expect([0, -5, 2 ** 53 - 1].every(isCents)).toBe(true);
  expect([0.1, Number.NaN, 2 ** 53, "5", null].some(isCents)).toBe(false);
});
