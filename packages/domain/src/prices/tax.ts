import { type Cents, roundHalfUp } from "../money.ts";
import type { TaxTreatment } from "./types.ts";
import { checkVatId } from "./vat-id.ts";

/** The country the shop sells from; its VAT is the one that shop prices are made with. */
export const HOME_COUNTRY = "nl";

/** One line of the dated rate table in the catalogue. */
export interface VatRate {
  /** Two lowercase letters. */
  readonly country: string;
  /** Standard rate, at most two decimals. */
  readonly percent: number;
  /** First day it holds, `YYYY-MM-DD`. */
  readonly from: string;
}

/**
 * The standard rate of an EU country on a day (`YYYY-MM-DD`), or null for a country that the table,
 * which lists the member states, does not have. Before the first dated rate the first one holds.
 */
export function vatPercent(rates: readonly VatRate[], country: string, day: string): number | null {
  const own = rates
    .filter((rate) => rate.country === country)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const current = own.findLast((rate) => rate.from <= day) ?? own[0];
  return current?.percent ?? null;
}

/**
 * How a delivery to a country is taxed. Reverse charge needs goods that leave the home country for
 * another member state and a VAT id of a business in another member state; a home VAT id changes
 * nothing. The id must have passed `checkVatId`; one that does not is treated as absent.
 */
export function taxTreatment(
  destination: string,
  vatId: string | null,
  rates: readonly VatRate[],
  day: string,
): TaxTreatment {
  const percent = vatPercent(rates, destination, day);
  if (percent === null) return { kind: "export", country: destination };
  const business = vatId === null ? null : checkVatId(vatId);
  if (business && business.country !== HOME_COUNTRY && destination !== HOME_COUNTRY) {
    return { kind: "reverse_charge", country: destination };
  }
  return { kind: "contained", country: destination, percent };
}

/** The VAT an amount holds. */
export function containedVat(total: Cents, tax: TaxTreatment): Cents {
  if (tax.kind !== "contained") return 0;
  // 25.5 % as 2550 of 10,000: whole numbers, so that the rounding below is exact.
  const hundredths = Math.round(tax.percent * 100);
  return roundHalfUp(total * hundredths, 10_000 + hundredths);
}
