import type { Module } from "../../platform/module.ts";
import { commerceServices } from "./services.ts";
import { cartPersonalData } from "./personal-data.ts";
import { cartRoutes } from "./routes.ts";
import { discountRoutes } from "./discount-routes.ts";

export { addDiscountCode, type NewDiscountCode, returnCode, spendCode } from "./discount-codes.ts";
export { commerceServices } from "./services.ts";
export type { CommerceServices } from "./services.ts";
export { fingerprint } from "./fingerprint.ts";
export { unfitRiders } from "./unfit-riders.ts";
export { cartProblems, knownChoices, requireRoom, soldProduct } from "./policy.ts";
export { type CartAnswer, showCart } from "./presenter.ts";
export { chargeContents, type Destination } from "./quote.ts";
export { withoutIdleCode } from "./pricing.ts";
export { type CartContents, type CartItemRow, lockCart } from "./reader.ts";
export { refreshedItems } from "./snapshots.ts";
export { insertCart, insertFixedDesigns, insertItems, setCartState } from "./writer.ts";

/** Carts: what somebody means to order, priced, until it is ordered. */
export function cartModule(): Module {
  return {
    name: "cart",
    routes: (http, platform) => {
      cartRoutes(http, platform, commerceServices(platform));
      discountRoutes(http, platform);
    },
    personalData: cartPersonalData,
    showsDocuments: ["cart_designs"],
  };
}
