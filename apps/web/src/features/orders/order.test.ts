import { expect, it } from "vitest";
import { hasFailed, moneyBack, type Order } from "./order.ts";

type Payment = Order["payments"][number];

function paid(amount: number, status: Payment["status"], refunded?: number): Payment {
  const common = {
    id: "",
    method: "pay_now",
    provider: "",
    created_at: "",
    paid_at: null,
  } as const;
  return { ...common, amount, status, ...(refunded === undefined ? {} : { refunded }) };
}

it("names all that goes back of a cancelled order: what was paid for changes, without what is back already", () => {
  const back = (...payments: readonly Payment[]) => moneyBack({ payments: [...payments] });
  expect(back(paid(9995, "open"))).toBe(0);
  expect(back(paid(9995, "expired"), paid(9995, "paid"))).toBe(9995);
  expect(back(paid(9995, "partly_refunded", 1000))).toBe(8995);
  expect(back(paid(9995, "paid"), paid(495, "paid"))).toBe(10490);
  expect(back(paid(9995, "paid"), paid(9995, "refunded", 9995))).toBe(9995);
});

it("says that a change could not be paid, of the change that waits and of its last try alone", () => {
  const at = (time: string, status: Payment["status"]) => ({
    ...paid(475, status),
    created_at: `2026-11-30T${time}:00.000Z`,
  });
  const first = at("09:00", "paid");
  const asked = (time: string) => ({
    at: `2026-11-30T${time}:00.000Z`,
    event: "surcharge_asked",
    status: "confirmed" as const,
    changes: [],
  });
  const told = (payments: readonly Payment[], ...history: Order["history"]) =>
    hasFailed({ payments: [...payments], history });
  expect(told([first], asked("10:00"))).toBe(false);
  expect(told([first, at("10:05", "failed")], asked("10:00"))).toBe(true);
  expect(told([first, at("10:05", "failed"), at("10:09", "open")], asked("10:00"))).toBe(false);
  // Of a change that was given up before.
  expect(told([first, at("10:05", "failed")], asked("10:00"), asked("11:00"))).toBe(false);
});
