import { expect, it } from "vitest";
import { moneyBack, type Order } from "./order.ts";

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
