import type { RouteId } from "@holeshot/contract";
import type { Estate } from "./estate.ts";
import type { Fixture } from "./guards.ts";

const missingId = "01934a5e-6c00-7a10-8c01-00000000dead";
const code = (estate: Estate) => ({ id: estate.code ?? missingId });
const owner = (estate: Estate) => ({ id: estate.customerId });

let codes = 0;

/** A discount code that nobody has made yet. */
export function nextCode(): string {
  codes += 1;
  return `GATE${codes}`;
}

/** The calls of the office: codes, customers, numbers, the catalogue. */
export function officeFixtures(newCode: () => Promise<Partial<Estate>>) {
  return {
    listDiscounts: { guard: "staff list", roles: "DFA" },
    makeDiscount: {
      guard: "staff list",
      roles: "FA",
      body: () => ({ code: nextCode(), percent: 10 }),
    },
    getDiscount: { guard: "staff", roles: "DFA", params: code, renew: newCode },
    changeDiscount: {
      guard: "staff",
      roles: "FA",
      params: code,
      body: () => ({ max_uses: 5, version: 1 }),
      renew: newCode,
    },
    endDiscount: {
      guard: "staff",
      roles: "FA",
      params: code,
      body: () => ({ version: 1 }),
      renew: newCode,
    },
    listDiscountOrders: { guard: "staff", roles: "DFA", params: code, renew: newCode },
    listCustomers: { guard: "staff list", roles: "DFA" },
    getStaffCustomer: { guard: "staff", roles: "DFA", params: owner },
    listCustomerOrders: { guard: "staff", roles: "DFA", params: owner },
    listCustomerDesigns: { guard: "staff", roles: "DA", params: owner },
    exportStaffCustomer: { guard: "staff", roles: "A", params: owner },
    eraseStaffCustomer: {
      guard: "staff",
      roles: "A",
      params: owner,
      // Another address than theirs: they are needed by the other calls.
      body: () => ({ email: "nobody@example.com" }),
    },
    getNumbers: { guard: "staff list", roles: "DFA" },
    getStaffCatalogue: { guard: "staff list", roles: "DWFA" },
  } satisfies Partial<Record<RouteId, Fixture>>;
}
