import { describe, expect, it } from "vitest";
import type { PaymentStatus } from "@holeshot/domain";
import { outcomeOf } from "./outcome.ts";

const payment = (status: PaymentStatus, minute: number) => ({
  method: "pay_now" as const,
  status,
  created_at: `2026-11-20T10:0${minute}:00Z`,
});

describe("outcomeOf", () => {
  it("is complete once the order left draft", () => {
    for (const status of ["confirmed", "processing", "completed"] as const) {
      expect(outcomeOf({ status, payments: [] })).toBe("complete");
    }
  });

  it("is cancelled with the order", () => {
    expect(outcomeOf({ status: "cancelled", payments: [payment("cancelled", 0)] })).toBe(
      "cancelled",
    );
  });

  it("waits while the provider has not said", () => {
    expect(outcomeOf({ status: "draft", payments: [payment("open", 0)] })).toBe("pending");
  });

  it("counts the latest attempt to pay", () => {
    const payments = [payment("open", 2), payment("failed", 1)];
    expect(outcomeOf({ status: "draft", payments })).toBe("pending");
    expect(outcomeOf({ status: "draft", payments: [payment("failed", 3), ...payments] })).toBe(
      "cancelled",
    );
  });
});
