import { describe, expect, it } from "vitest";
import type { PaymentStatus } from "@holeshot/domain";
import { outcomeOf } from "./outcome.ts";

const payment = (status: PaymentStatus, minute: number) => ({
  method: "pay_now" as const,
  status,
  created_at: `2026-11-20T10:0${minute}:00Z`,
});

const draft = { status: "draft" as const, history: [] };

describe("outcomeOf", () => {
  it("is complete once the order left draft", () => {
    for (const status of ["confirmed", "processing", "completed"] as const) {
      expect(outcomeOf({ status, payments: [], history: [] })).toBe("complete");
    }
  });

  it("is cancelled with the order", () => {
    const payments = [payment("cancelled", 0)];
    expect(outcomeOf({ status: "cancelled", payments, history: [] })).toBe("cancelled");
  });

  it("waits while the provider has not said", () => {
    expect(outcomeOf({ ...draft, payments: [payment("open", 0)] })).toBe("pending");
  });

  it("waits for a bank that works on it, whatever became of a later page", () => {
    const payments = [payment("pending", 0), payment("failed", 1)];
    expect(outcomeOf({ ...draft, payments })).toBe("pending");
    expect(outcomeOf({ ...draft, payments: [payment("authorized", 0)] })).toBe("pending");
  });

  it("says that people look at money of another amount", () => {
    const history = [{ event: "created" }, { event: "paid_other_amount" }];
    expect(outcomeOf({ ...draft, payments: [payment("open", 0)], history })).toBe("looking");
  });

  it("counts the latest attempt to pay", () => {
    const payments = [payment("open", 2), payment("failed", 1)];
    expect(outcomeOf({ ...draft, payments })).toBe("pending");
    expect(outcomeOf({ ...draft, payments: [payment("failed", 3), ...payments] })).toBe(
      "cancelled",
    );
  });
});
