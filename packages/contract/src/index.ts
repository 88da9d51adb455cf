export { endpoints } from "./endpoints.ts";
export type { RouteId } from "./endpoints.ts";
export type { Endpoint, Method } from "./endpoint.ts";
export { shopEndpoints } from "./shop-endpoints.ts";
export { staffEndpoints } from "./staff-endpoints.ts";
export { defineRoute, isFileAnswer, routeErrors, routePattern } from "./define-route.ts";
export type {
  AnswerSchema,
  Auth,
  FileAnswer,
  Multipart,
  Route,
  RouteFacts,
  Schema,
} from "./define-route.ts";
export type {
  AnswerBodyOf,
  AnswerOf,
  CallOf,
  FileBody,
  FileBytes,
  RequestOf,
  SuccessOf,
} from "./types.ts";
export { answerFaults, problem, routeAt } from "./answer-faults.ts";
export type { GivenAnswer } from "./answer-faults.ts";
export { buildUrl, createClient } from "./client.ts";
export type {
  CallParts,
  Client,
  ClientOptions,
  Endpoints,
  Failure,
  FetchLike,
  ResponseLike,
} from "./client.ts";
export { fieldErrors, validate } from "./field-errors.ts";
export type { Validated } from "./field-errors.ts";
export { openApi } from "./openapi.ts";
export type { OpenApiFacts } from "./openapi.ts";
export { routes, routesById } from "./routes.ts";
export type { RoutesById } from "./routes.ts";
export { comparable } from "./scalars.ts";
export {
  customer,
  deleteCustomer,
  deleteCustomerBody,
  exportCustomer,
  forgotPassword,
  forgotPasswordBody,
  getCustomer,
  login,
  loginBody,
  logout,
  register,
  registerBody,
  resetPassword,
  resetPasswordBody,
  updateCustomer,
  updateCustomerBody,
} from "./areas/customers.ts";
export {
  beginSecondFactor,
  changeEmail,
  changeEmailBody,
  changePassword,
  confirmEmail,
  confirmEmailBody,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  getSecondFactor,
  listSessions,
  removeSecondFactor,
} from "./areas/security.ts";
export {
  claimUploads,
  claimUploadsBody,
  deleteImage,
  getImageFile,
  image,
  imageVariant,
  listImages,
  markImageUsed,
  restoreImage,
  uploadImage,
} from "./areas/images.ts";
export { getLogoFile, listLogos, logo } from "./areas/logos.ts";
export {
  catalogueProduct,
  colourway,
  configuratorSet,
  configuratorSetSummary,
  getCatalogueFile,
  getConfiguratorSet,
  getPressColours,
  getShop,
  listConfiguratorSets,
  listCountries,
  property,
  propertyValue,
  template,
  templateZone,
} from "./areas/catalogue.ts";
export {
  createDesign,
  createDesignBody,
  deleteDesign,
  design,
  designSummary,
  duplicateDesign,
  restoreDesign,
  getDesign,
  getDesignPreview,
  getSharedDesign,
  listDesigns,
  moveDesign,
  saveDesign,
  saveDesignBody,
  shareDesign,
  takeOverDesign,
  unshareDesign,
} from "./areas/configured-sets.ts";
export {
  addComment,
  addCommentBody,
  closeTogether,
  deleteComment,
  getTogether,
  listComments,
  openTogether,
  resolveComment,
  sendAct,
  sendActBody,
  tellPresence,
  tellPresenceBody,
  type ToldAct,
  watchTogether,
} from "./areas/together.ts";
export {
  createGroup,
  deleteGroup,
  group,
  groupBody,
  listGroups,
  renameGroup,
} from "./areas/groups.ts";
export {
  addToCart,
  cart,
  cartItem,
  cartProblem,
  claimCart,
  createCart,
  discountCodeBody,
  getCart,
  getQuote,
  listShippingMethods,
  quantitiesBody,
  quantityRow,
  removeCartItem,
  removeDiscountCode,
  rider,
  setDiscountCode,
  setQuantities,
  shippingMethod,
  totals,
  updateCart,
  updateCartBody,
} from "./areas/cart.ts";
export {
  addressBody,
  billingAddressBody,
  checkout,
  checkoutBody,
  checkoutResult,
  contactBody,
  getInvoiceCredit,
} from "./areas/checkout.ts";
export {
  address,
  addressedParcel,
  approveProof,
  approveProofBody,
  billingAddress,
  cancelOrder,
  changeAddressesBody,
  changeOrderAddresses,
  contact,
  frozenName,
  getCreditNote,
  getInvoice,
  getNumberedCreditNote,
  getCartOrder,
  getOrder,
  getProof,
  listOrders,
  order,
  orderDocument,
  orderLine,
  orderSummary,
  payOrder,
  payment,
  proof,
  proofSheet,
  reorder,
  requestChangesBody,
  requestProofChanges,
} from "./areas/orders.ts";
export {
  checkPayment,
  checkPaymentLink,
  getPaymentLink,
  listPaymentMethods,
  payByLink,
  paymentWebhook,
} from "./areas/payments.ts";
export { clothLot, listClothLots, noteClothLot, noteClothLotBody } from "./areas/lots.ts";
export { askRound, getRound, getRoundFile, roundFiles } from "./areas/round.ts";
export { downloadPack, getPack, listPacks, pack, startPack, startPackBody } from "./areas/packs.ts";
export {
  changeTracking,
  changeTrackingBody,
  getCartonLabel,
  listCarriers,
  remakeSent,
  remakeSentBody,
  sendParcel,
  sendParcelBody,
} from "./areas/parcels.ts";
export {
  getSupplement,
  lineDifference,
  paySurcharge,
  quoteOrderLine,
  quoteStaffOrderLine,
  withdrawStaffSurcharge,
  withdrawSurcharge,
} from "./areas/surcharges.ts";
export { orderChange, orderEvent, stayingGarments } from "./areas/order-history.ts";
export { getMonthPapers, paperMonth } from "./areas/papers.ts";
export { changeStaffOrderAddresses, changeStaffOrderLine } from "./areas/staff.ts";
export {
  approveLinkProof,
  getOrderLink,
  getOrderLinkProof,
  orderLink,
  requestLinkProofChanges,
} from "./areas/order-links.ts";
export { changeLineBody, changeOrderLine } from "./areas/orders.ts";
export {
  closePaymentCase,
  closePaymentCaseBody,
  createStaffDesign,
  getStaffOrder,
  getStaffPaper,
  listedPaymentCase,
  listPaymentCases,
  listStaffOrders,
  moveOrderBody,
  moveStaffOrder,
  orderLedger,
  paymentCase,
  refundOrder,
  refundOrderBody,
  sendProof,
  sendProofBody,
  settleInvoice,
  settleInvoiceBody,
  orderActs,
  orderMail,
  orderNote,
  orderSorts,
  orderViews,
  staffCustomer,
  staffOrder,
  staffPaper,
  staffOrderLine,
  staffOrderSummary,
  staffRefund,
  versionSeen,
} from "./areas/staff.ts";
export {
  addStaffPerson,
  addStaffPersonBody,
  changeStaffPerson,
  changeStaffPersonBody,
  countStaffOrders,
  endStaffSessions,
  holdOrder,
  holdOrderBody,
  listStaffPeople,
  logEntry,
  noteOrder,
  noteOrderBody,
  readStaffLog,
  releaseOrder,
  releaseOrderBody,
  staffPerson,
  watchStaffOrders,
} from "./areas/desk.ts";
export {
  changeDiscount,
  changeDiscountBody,
  discountCode,
  discountEvent,
  endDiscount,
  getDiscount,
  listDiscountOrders,
  listDiscounts,
  makeDiscount,
  newDiscountBody,
} from "./areas/discounts.ts";
export {
  customerActs,
  eraseStaffCustomer,
  exportStaffCustomer,
  getNumbers,
  getStaffCatalogue,
  getStaffCustomer,
  listCustomerDesigns,
  listCustomerOrders,
  listCustomers,
} from "./areas/office.ts";
export {
  blockUnit,
  blockUnitBody,
  findUnit,
  listProduction,
  moveUnits,
  moveUnitsBody,
  productionUnit,
  remakeUnit,
  remakeUnitBody,
  remakeUnits,
  remakeUnitsBody,
  unitSorts,
} from "./areas/production.ts";
export {
  drawVersions,
  getVersion,
  listVersions,
  nameNow,
  nameNowBody,
  nameVersion,
  restoreVersion,
  version,
  versionChange,
} from "./areas/versions.ts";
export { healthLive, healthReady } from "./areas/health.ts";
