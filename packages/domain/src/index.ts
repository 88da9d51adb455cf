export { errorCodes, fieldErrorCodes, isErrorCode } from "./error-codes.ts";
export type {
  ErrorCode,
  ErrorCodeFacts,
  FieldError,
  FieldErrorCode,
  FileFault,
  ProblemDocument,
} from "./error-codes.ts";
export {
  defaultLanguage,
  isLanguage,
  languageOfTag,
  languageParameters,
  languages,
  languageTags,
  negotiateLanguage,
} from "./languages.ts";
export type { Language } from "./languages.ts";
export { numberComesFirst, streetAndPlace, type WrittenAddress } from "./addresses.ts";
export { formatAmount, formatMoney, isCents, roundHalfUp } from "./money.ts";
export type { Cents } from "./money.ts";
export { isProductId, isUuidV7, productIds, sides } from "./ids.ts";
export type { ProductId, Side } from "./ids.ts";
export { limits, rateLimits, storageKeys, timings } from "./limits.ts";
export type { RateLimit } from "./limits.ts";
export {
  canMove,
  canMoveProof,
  changeableAddresses,
  formatOrderNumber,
  movesFrom,
  orderMoves,
  orderStatuses,
  proofMoves,
  proofStatuses,
} from "./orders.ts";
export type { OrderCondition, OrderFacts, OrderMove, OrderStatus, ProofStatus } from "./orders.ts";
export {
  canMovePayment,
  isWaiting,
  paymentMethods,
  paymentMoves,
  paymentStatuses,
  receivedPayments,
  receivedStatus,
  secondsToNextAsk,
  waitingPayments,
  wasReceived,
} from "./payments.ts";
export type { PaymentMethod, PaymentStatus, ReceivedMoney } from "./payments.ts";
export { creditFor, shareOf, vatOfCredit, ledgerDifference } from "./ledger.ts";
export type { CreditableOrder, CreditWish, OrderLedger, PiecesCredit } from "./ledger.ts";
export { discountStates } from "./discounts.ts";
export type { DiscountState } from "./discounts.ts";
export { invoiceCredit, mayOrderOnInvoice } from "./invoice-credit.ts";
export type { InvoiceHistory } from "./invoice-credit.ts";
export { isStaff, may, permissions, roles, staffRoles } from "./permissions.ts";
export type { Actor, Permission, Role, StaffRole } from "./permissions.ts";
export { accessEvents, staffActs } from "./staff-acts.ts";
export type { AccessEventName, RefusedKind, StaffActName } from "./staff-acts.ts";
export { nextStage, productionStages, workingDaysAfter } from "./production.ts";
export type { ProductionStage } from "./production.ts";
export {
  garmentsLeft,
  garmentsStaying,
  packParcel,
  remakeCauses,
  trackingLink,
} from "./parcels.ts";
export { keptWidth, type PictureKind, pictureWidths } from "./picture-widths.ts";
export type {
  ParcelFault,
  ParcelGarment,
  ParcelLine,
  ParcelWish,
  RefundedLine,
  RemakeCause,
  TrackedParcel,
} from "./parcels.ts";
export { withFirst } from "./dates.ts";
export { countryCodes, euCountries, isCountryCode } from "./countries.ts";
export type { CountryCode } from "./countries.ts";
export { isEasyPassword } from "./easy-password.ts";
export { sessionEnd } from "./sessions.ts";
export type { SessionTimes } from "./sessions.ts";
export { riderName } from "./rider-name.ts";
export type { NamedRider } from "./rider-name.ts";
export { compareSizes } from "./size-order.ts";
export { isPostcode, postcodeExamples, postcodes } from "./postcodes.ts";
export { chargedUnit } from "./prices/charged-unit.ts";
export { priceCart, shopUnits } from "./prices/price-cart.ts";
export { isAvailable, shippingMethods, shippingOffers } from "./prices/shipping.ts";
export type { ShippingMethod, ShippingZone } from "./prices/shipping.ts";
export { HOME_COUNTRY, taxTreatment, vatPercent } from "./prices/tax.ts";
export type { VatRate } from "./prices/tax.ts";
export type {
  DiscountWorth,
  PricedCart,
  PricedLine,
  PriceLine,
  PriceList,
  PriceOptions,
  PriceRules,
  ProductPrice,
  ShippingOffer,
  TaxTreatment,
  Totals,
} from "./prices/types.ts";
export { breakPercent, nextBreak, youthPrice } from "./prices/unit-price.ts";
export { acceptsVatId, checkVatId } from "./prices/vat-id.ts";
export type { VatId } from "./prices/vat-id.ts";
export { consentKinds, consents } from "./consents.ts";
export type { ConsentKind, ConsentText } from "./consents.ts";
