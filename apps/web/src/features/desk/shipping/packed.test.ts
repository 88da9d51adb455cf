import { describe, expect, it } from "vitest";
import type { DeskOrder } from "../order/desk-order.ts";
import { countPacked, leftOf, readScan } from "./packed.ts";

const order = {
  order_number: "HS-2026-000007",
  lines: [
    { id: "a", quantity: 3 },
    { id: "b", quantity: 1 },
  ],
  parcels: [{ lines: [{ line_id: "a", quantity: 1, copies: [2] }] }],
} as unknown as DeskOrder;

describe("what a scanner types", () => {
  it.each([
    ["HS-2026-000007|1|jersey|L|QUICK 7|3/3", { kind: "garment", lineId: "a", copy: 3 }],
    [" HS-2026-000007|2|1/1\n", { kind: "garment", lineId: "b", copy: 1 }],
    ["HS-2026-000007|1|jersey|L|2/3", { kind: "gone" }],
    ["HS-2026-000007|1|jersey|L|4/3", { kind: "gone" }],
    ["HS-2026-000007|3|jersey|L|1/1", { kind: "elsewhere" }],
    ["HS-2026-000008|1|jersey|L|1/3", { kind: "elsewhere" }],
    ["3SABC1234567", { kind: "number", number: "3SABC1234567" }],
  ])("%j", (text, scanned) => {
    expect(readScan(order, text)).toEqual(scanned);
  });
});

describe("what goes into a parcel", () => {
  it("is counted up to what is left, and keeps what was chosen by its label", () => {
    const left = leftOf(order).get("a") ?? [];
    expect(left).toEqual([1, 3]);
    expect(countPacked({ a: [3] }, "a", left, 2)).toEqual({ a: [3, 1] });
    expect(countPacked({ a: [3] }, "a", left, 9)).toEqual({ a: [3, 1] });
    expect(countPacked({ a: [3, 1] }, "a", left, 1)).toEqual({ a: [3] });
    expect(countPacked({}, "a", left, 0)).toEqual({ a: [] });
  });
});
