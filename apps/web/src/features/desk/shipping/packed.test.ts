import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import type { DeskOrder } from "../order/desk-order.ts";
import {
  countPacked,
  isLastParcel,
  keptLine,
  keptOf,
  leftOf,
  owedOf,
  packableOf,
  readScan,
  stillPacked,
} from "./packed.ts";

const order = {
  order_number: "HS-2026-000007",
  lines: [
    { id: "a", quantity: 3 },
    { id: "b", quantity: 1 },
  ],
  parcels: [{ lines: [{ line_id: "a", quantity: 1, copies: [2] }] }],
  kept: [],
  stays: [],
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

describe("what the workshop keeps", () => {
  const burnt = { line_id: "a", copy: 3, reason: null };
  const keeping = {
    ...order,
    kept: [
      burnt,
      { line_id: "b", copy: 1, reason: "zip" },
      { line_id: "a", copy: 2, reason: "has left" },
    ],
  };

  it("is marked before anything is sent, and is put into no parcel by hand or scanner", () => {
    expect(keptOf(keeping).get("a")).toEqual([burnt]);
    expect(packableOf(keeping)).toEqual(
      new Map([
        ["a", [1]],
        ["b", []],
      ]),
    );
    expect(readScan(keeping, "HS-2026-000007|1|3/3")).toEqual({ kind: "kept", kept: burnt });
    expect(readScan(keeping, "HS-2026-000007|1|1/3").kind).toBe("garment");
  });

  it("falls out of the parcel that it was put into before", () => {
    const packed = { a: [1, 3], b: [1] };
    expect(stillPacked(packed, packableOf(keeping))).toEqual({ a: [1], b: [] });
    expect(stillPacked(packed, packableOf(order))).toEqual({ a: [1, 3], b: [1] });
  });
});

describe("what was given back", () => {
  const given = (sure: boolean, more: Partial<DeskOrder> = {}): DeskOrder => {
    return { ...order, stays: [{ line_id: "a", quantity: 1, sure }], ...more };
  };

  it("is not packed with all that is left, and is by whoever chooses it", () => {
    expect(owedOf(given(true))).toEqual(
      new Map([
        ["a", [1]],
        ["b", [1]],
      ]),
    );
    expect(packableOf(given(true)).get("a")).toEqual([1, 3]);
    expect(readScan(given(true), "HS-2026-000007|1|3/3").kind).toBe("garment");
  });

  it("lets what is owed leave also where the workshop keeps one of its line", () => {
    const keeping = given(true, { kept: [{ line_id: "a", copy: 1, reason: "zip" }] });
    expect(owedOf(keeping).get("a")).toEqual([3]);
  });

  it("ends the order with all the others, unless some had left by then", () => {
    const all = { a: [1], b: [1] };
    expect(isLastParcel(given(true), all)).toBe(true);
    expect(isLastParcel(given(true), { a: [1] })).toBe(false);
    expect(isLastParcel(given(false), all)).toBe(false);
    expect(isLastParcel(given(false), { a: [1, 3], b: [1] })).toBe(true);
    expect(isLastParcel(order, all)).toBe(false);
  });
});

describe("a parcel that was refused", () => {
  const sent = [{ line_id: "b" }, { line_id: "a" }];
  const refused = (
    path: string,
    code: "validation_failed" | "stale_version" = "validation_failed",
  ) => {
    const errors = [{ path, code: "unknown_reference", params: {} }] as const;
    const problem = { type: "about:blank", status: 422, title: "", detail: "", code, errors };
    return new ApiProblem({ ok: false, status: 422, problem, retryAfter: null } as never);
  };

  it("names the garment that the workshop keeps, by the place it was sent at", () => {
    expect(keptLine(order, sent, refused("lines.1.copies"))?.id).toBe("a");
    expect(keptLine(order, sent, refused("lines.0.quantity"))?.id).toBe("b");
  });

  it("names none where something else was wrong", () => {
    expect(keptLine(order, sent, refused("tracking_url"))).toBeUndefined();
    expect(keptLine(order, sent, refused("lines.0.copies", "stale_version"))).toBeUndefined();
    expect(keptLine(order, sent, new Error("no network"))).toBeUndefined();
  });
});
