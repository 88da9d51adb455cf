import { describe, expect, test } from "vitest";
import { countryCodes, euCountries, isCountryCode } from "./countries.ts";
import { errorCodes, isErrorCode } from "./error-codes.ts";
import { isProductId, isUuidV7 } from "./ids.ts";
import { isStaff, may, permissions, roles } from "./permissions.ts";
import type { Permission } from "./permissions.ts";

describe("error codes", () => {
  test("are snake_case, with an error status and a title", () => {
    for (const [code, facts] of Object.entries(errorCodes)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(facts.status).toBeGreaterThanOrEqual(400);
      expect(facts.status).toBeLessThan(600);
      expect(facts.title.length).toBeGreaterThan(5);
    }
  });

  test("inherited names are no codes", () => {
    expect(isErrorCode("not_found")).toBe(true);
    expect(isErrorCode("toString")).toBe(false);
    expect(isErrorCode(404)).toBe(false);
  });
});

describe("ids", () => {
  test.each([
    ["0190a3c4-7b1e-7d2f-8a3b-1c2d3e4f5a6b", true],
    ["0190a3c4-7b1e-4d2f-8a3b-1c2d3e4f5a6b", false],
    ["0190a3c4-7b1e-7d2f-ca3b-1c2d3e4f5a6b", false],
    ["0190A3C4-7B1E-7D2F-8A3B-1C2D3E4F5A6B", false],
    ["0190a3c47b1e7d2f8a3b1c2d3e4f5a6b", false],
    ["0190a3c4-7b1e-7d2f-8a3b-1c2d3e4f5a6b\n", false],
    ["", false],
    [7, false],
  ])("%j as UUIDv7: %s", (text, expected) => {
    expect(isUuidV7(text)).toBe(expected);
  });

  test("products", () => {
    expect(isProductId("gloves")).toBe(true);
    expect(isProductId("constructor")).toBe(false);
  });
});

describe("countries", () => {
  test("about 250, each once, the EU among them [S3.04, S9.12]", () => {
    expect(countryCodes).toHaveLength(250);
    expect(new Set(countryCodes).size).toBe(250);
    expect(euCountries.size).toBe(27);
    for (const code of euCountries) expect(isCountryCode(code)).toBe(true);
    expect(isCountryCode("NL")).toBe(false);
    expect(isCountryCode("uk")).toBe(false);
  });
});

describe("permissions", () => {
  /** The rights of the desk, act by act, in letters of who has them; told apart from how the program says it. */
  const table: Readonly<Record<string, string>> = {
    "account.own": "CDWFA",
    "images.own": "CDWFA",
    "designs.own": "CDWFA",
    "orders.own": "CDWFA",
    "checkout.own": "CDWFA",
    "desk.enter": "DWFA",
    "orders.read_any": "DWFA",
    "orders.note": "DWFA",
    "orders.hold": "DWFA",
    "orders.move": "DWFA",
    "orders.make": "DWA",
    "orders.cancel": "DFA",
    "orders.change": "DFA",
    "proofs.send": "DA",
    "designs.read_any": "DA",
    "designs.make_for_customer": "DA",
    "payments.read": "DFA",
    "payments.act": "DFA",
    "papers.take": "FA",
    "production.move": "DWA",
    "packs.make": "DWA",
    "parcels.send": "DWA",
    "discounts.read": "DFA",
    "discounts.change": "FA",
    "customers.read": "DFA",
    "customers.export": "A",
    "customers.erase": "A",
    "numbers.read": "DFA",
    "catalogue.read": "DWFA",
    "people.change": "A",
    "log.read": "A",
  };
  const letters = new Map(roles.map((role) => [role, role[0]?.toUpperCase() ?? ""]));

  test("every act has its row [S1.09, S6.01]", () => {
    expect(Object.keys(permissions).toSorted()).toEqual(Object.keys(table).toSorted());
  });

  test.each(Object.keys(permissions) as Permission[])("%s, by everybody", (permission) => {
    expect(may("visitor", permission)).toBe(false);
    const holders = roles.filter((role) => may(role, permission)).map((role) => letters.get(role));
    expect(holders.join("")).toBe(table[permission]);
  });

  test("staff are all but customers", () => {
    expect(roles.filter(isStaff)).toEqual(["designer", "workshop", "finance", "administrator"]);
    expect(isStaff("visitor")).toBe(false);
  });
});
