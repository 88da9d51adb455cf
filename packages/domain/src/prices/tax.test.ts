import { expect, test } from "vitest";
import { containedVat, taxTreatment, vatPercent, type VatRate } from "./tax.ts";
import { checkVatId } from "./vat-id.ts";

const RATES: readonly VatRate[] = [
  { country: "nl", percent: 21, from: "2012-10-01" },
  { country: "de", percent: 19, from: "2021-01-01" },
  { country: "ee", percent: 24, from: "2025-07-01" },
  { country: "ee", percent: 22, from: "2024-01-01" },
  { country: "fi", percent: 25.5, from: "2024-09-01" },
];
const DAY = "2026-11-20";

test("the rate of the day counts, also on its first day", () => {
  expect(vatPercent(RATES, "ee", "2025-06-30")).toBe(22);
  expect(vatPercent(RATES, "ee", "2025-07-01")).toBe(24);
  expect(vatPercent(RATES, "us", DAY)).toBeNull();
});

test("VAT is contained by destination", () => {
  expect(taxTreatment("de", null, RATES, DAY)).toEqual({
    kind: "contained",
    country: "de",
    percent: 19,
  });
  expect(containedVat(12_550, taxTreatment("fi", null, RATES, DAY))).toBe(2550);
});

test("reverse charge needs a foreign business and goods that leave the country", () => {
  expect(taxTreatment("de", "DE 123.456.789", RATES, DAY).kind).toBe("reverse_charge");
  expect(taxTreatment("nl", "DE123456789", RATES, DAY).kind).toBe("contained");
  expect(taxTreatment("de", "NL123456789B01", RATES, DAY).kind).toBe("contained");
  expect(taxTreatment("de", "nonsense", RATES, DAY).kind).toBe("contained");
  expect(taxTreatment("gb", "DE123456789", RATES, DAY).kind).toBe("export");
});

test.each([
  ["nl 1234.56.789 B01", "NL123456789B01"],
  ["BE0123456789", "BE0123456789"],
  ["EL123456789", "EL123456789"],
  ["FRXX123456789", "FRXX123456789"],
  ["ATU12345678", "ATU12345678"],
  ["ESX1234567X", "ESX1234567X"],
  ["SE123456789001", "SE123456789001"],
  ["IE1234567WA", "IE1234567WA"],
])("reads %s", (typed, id) => {
  expect(checkVatId(typed)?.id).toBe(id);
});

test.each([
  "",
  "NL",
  "NL123456789",
  "DE12345678",
  "GR123456789",
  "GB123456789",
  "US123",
  "DE1234567890",
])("refuses %s", (typed) => {
  expect(checkVatId(typed)).toBeNull();
});
