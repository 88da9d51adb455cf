export { countWays } from "./count-ways.ts";
export { callerOf } from "./caller.ts";
export type { Account, Caller, Reply } from "./caller.ts";
export { shopWithRider } from "./shop-with-rider.ts";
export { testPlatform, type NewTestCustomer, type TestPlatform } from "./test-platform.ts";
export {
  type DesignWish,
  postDesign,
  saveChoices,
  someDocument,
  someText,
} from "./design-builder.ts";
export {
  addNewDesign,
  ADDRESS,
  checkoutBody,
  choose,
  newCart,
  order,
  readyCart,
  type RowWish,
} from "./cart-builder.ts";
export { type PaymentStandIn, signature } from "./payment-stand-in.ts";
export { eventsOf, mollieShop, orderOf, payingShop, placedOrder } from "./paying-shop.ts";
export { at, changeShop, DEARER, own, type PlacedOrder } from "./change-shop.ts";
export { sendingShop, type SentOrder } from "./sending-shop.ts";
export { untilWaiting } from "./until-waiting.ts";
export { sentLetters, sentTexts } from "./mails.ts";
export { watchMemory } from "./memory-peaks.ts";
export { type MolliePayment, mollieStandIn, type MollieStandIn } from "./mollie-stand-in.ts";
export { hasPoppler, type Pixels, printedPixels } from "./printed-pixels.ts";
