import { type Cents, roundHalfUp } from "../money.ts";
import { shippingPrice } from "./shipping.ts";
import { chargedUnit } from "./charged-unit.ts";
import { containedVat } from "./tax.ts";
import type {
  DiscountWorth,
  PriceLine,
  PriceList,
  PriceOptions,
  PriceRules,
  PricedCart,
  PricedLine,
  TaxTreatment,
} from "./types.ts";
import { listPrice, piecesByProduct, unitPrice } from "./unit-price.ts";

/**
 * Prices a cart: the only place where prices are made, for the browser's live price as for the
 * order. Amounts are whole cents; each unit is rounded once, half up, so that
 * `total = subtotal − discount + shipping + manual_check + Σ extras` holds to the cent.
 */
export function priceCart(
  lines: readonly PriceLine[],
  prices: PriceList,
  options: PriceOptions,
): PricedCart {
  const { rules } = options;
  const gross = shopUnits(lines, prices, rules);
  const shopSubtotal = sum(lines.map((line, at) => (line.quantity ?? 0) * (gross[at] ?? 0)));
  const worth = earnedWorth(options.discount, shopSubtotal);
  const goods = shopSubtotal - discountOf(worth, shopSubtotal);

  const priced = lines.map((line, at) => chargedLine(line, gross[at] ?? 0, options.tax));
  const subtotal = sum(priced.map((line) => line.amount));
  const discount = discountOf(worth, subtotal);
  const check = options.manualCheck ? manualCheck(lines, options.tax, rules) : 0;
  const shipping = options.shipping
    ? chargedUnit(shippingPrice(options.shipping, goods), options.tax)
    : 0;
  const total = subtotal - discount + shipping + check;

  const vat = containedVat(total, options.tax);
  const totals = { subtotal, vat, shipping, discount, manual_check: check, extras: [], total };
  return { lines: priced, totals, goods };
}

/**
 * The shop's price of one piece of each line, home VAT included, after the break for all pieces of
 * its product: what a page names before it is known where the goods go. The lines must be those of
 * the whole cart; one whose set the price list lacks counts for the breaks and costs 0.
 */
export function shopUnits(
  lines: readonly PriceLine[],
  prices: PriceList,
  rules: Pick<PriceRules, "breaks">,
): readonly Cents[] {
  const pieces = piecesByProduct(lines);
  return lines.map((line) =>
    unitPrice(listPrice(line, prices), pieces.get(line.product) ?? 0, rules),
  );
}

function chargedLine(line: PriceLine, gross: Cents, tax: TaxTreatment): PricedLine {
  const charged = chargedUnit(gross, tax);
  return { unitPrice: charged, amount: (line.quantity ?? 0) * charged };
}

/** A code with a minimum is worth nothing below it: the same cart earns it wherever it is sent. */
function earnedWorth(worth: DiscountWorth | null, shopSubtotal: Cents): DiscountWorth | null {
  return worth !== null && shopSubtotal >= (worth.minimum ?? 0) ? worth : null;
}

/** What a code takes off goods of this worth: never more than they cost. */
function discountOf(worth: DiscountWorth | null, subtotal: Cents): Cents {
  if (!worth) return 0;
  const off = worth.kind === "percent" ? roundHalfUp(subtotal * worth.percent, 100) : worth.amount;
  return Math.min(off, subtotal);
}

/** Once for each design in the cart, also one whose quantities are still to be chosen. */
function manualCheck(lines: readonly PriceLine[], tax: TaxTreatment, rules: PriceRules): Cents {
  const pieces = sum(lines.map((line) => line.quantity ?? 0));
  if (pieces >= rules.manualCheck.freeFromPieces) return 0;
  const designs = new Set(lines.map((line) => line.design)).size;
  return designs * chargedUnit(rules.manualCheck.price, tax);
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
