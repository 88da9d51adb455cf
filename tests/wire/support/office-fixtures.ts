import type { RouteId } from "@holeshot/contract";
import { assertSuccess } from "./assertions.ts";
import type { Estate } from "./estate.ts";
import type { Fixture } from "./guards.ts";
import type { Person } from "./wire.ts";

const missingId = "01934a5e-6c00-7a10-8c01-00000000dead";
const code = (estate: Estate) => ({ id: estate.code ?? missingId });
const owner = (estate: Estate) => ({ id: estate.customerId });

let codes = 0;

/** A discount code that nobody has made yet. */
function nextCode(): string {
  codes += 1;
  return `GATE${codes}`;
}

/** The calls of the office: codes, customers, numbers, the catalogue; `maker` is somebody who may make a code. */
export function officeFixtures(maker: () => Person) {
  /** A code that nobody has changed yet. */
  const newCode = async (): Promise<Partial<Estate>> => {
    const body = { code: nextCode(), amount: 500 };
    const made = await maker().post("/api/staff/discount-codes", body);
    return { code: assertSuccess(made, 201).id };
  };
  /** The number of the order's invoice, which its customer is not told apart from the order's. */
  const invoiceOf = async ({ order }: Estate): Promise<Partial<Estate>> => {
    const { papers } = assertSuccess(await maker().get(`/api/staff/orders/${order}`), 200);
    return { invoice: papers[0].number };
  };
  return {
    getStaffPaper: {
      guard: "staff",
      roles: "DFA",
      params: ({ order, invoice }) => ({ orderUuid: order, number: invoice ?? "HI-2026-000001" }),
      renew: invoiceOf,
    },
    getMonthPapers: { guard: "staff list", roles: "FA", params: () => ({ month: "2026-11" }) },
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
