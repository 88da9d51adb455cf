import { type Cents, roundHalfUp } from "../money.ts";
import type { TaxTreatment } from "./types.ts";

/** The home rate that a sale without VAT is freed of: net = gross ÷ 1.21. */
const HOME_PERCENT = 21;

/** What is charged for one unit that costs `gross` in the shop. */
export function chargedUnit(gross: Cents, tax: TaxTreatment): Cents {
  return tax.kind === "contained" ? gross : roundHalfUp(gross * 100, 100 + HOME_PERCENT);
}
