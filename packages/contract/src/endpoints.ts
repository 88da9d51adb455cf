/** HTTP methods in use. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A call's address: method and path, `{name}` marks a parameter. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
}

function get<const P extends string>(path: P): { readonly method: "GET"; readonly path: P } {
  return { method: "GET", path };
}
function post<const P extends string>(path: P): { readonly method: "POST"; readonly path: P } {
  return { method: "POST", path };
}
function put<const P extends string>(path: P): { readonly method: "PUT"; readonly path: P } {
  return { method: "PUT", path };
}
function patch<const P extends string>(path: P): { readonly method: "PATCH"; readonly path: P } {
  return { method: "PATCH", path };
}
function remove<const P extends string>(path: P): { readonly method: "DELETE"; readonly path: P } {
  return { method: "DELETE", path };
}

/**
 * Every call of the shop by name. Kept apart from the schemas, because this table is all that a
 * browser needs at run time to make a call.
 */
export const endpoints = {
  register: post("/api/customer/register"),
  login: post("/api/customer/login"),
  logout: post("/api/customer/logout"),
  forgotPassword: post("/api/customer/forgot-password"),
  resetPassword: post("/api/customer/reset-password"),
  getCustomer: get("/api/customer"),
  updateCustomer: patch("/api/customer"),
  exportCustomer: get("/api/customer/export"),
  deleteCustomer: remove("/api/customer"),
  listSessions: get("/api/customer/sessions"),
  endSession: remove("/api/customer/sessions/{id}"),
  endOtherSessions: remove("/api/customer/sessions"),
  changePassword: put("/api/customer/password"),

  listImages: get("/api/customer/images"),
  uploadImage: post("/api/images"),
  markImageUsed: post("/api/customer/images/{id}/used"),
  deleteImage: remove("/api/customer/images/{id}"),
  restoreImage: post("/api/customer/images/{id}/restore"),
  getImageFile: get("/api/images/{id}/{variant}"),
  listLogos: get("/api/logos"),
  getLogoFile: get("/api/logos/{id}/file"),

  listConfiguratorSets: get("/api/configurator-sets"),
  getConfiguratorSet: get("/api/configurator-sets/{configuratorSetUuid}"),
  listCountries: get("/api/catalogue/countries"),
  getShop: get("/api/catalogue/shop"),
  getPressColours: get("/api/catalogue/press-colours"),
  getCatalogueFile: get("/api/catalogue/files/{file}"),

  createDesign: post("/api/configured-sets"),
  getDesign: get("/api/configured-sets/{uuid}"),
  saveDesign: put("/api/configured-sets/{uuid}"),
  deleteDesign: remove("/api/configured-sets/{uuid}"),
  restoreDesign: post("/api/configured-sets/{uuid}/restore"),
  duplicateDesign: post("/api/configured-sets/{uuid}/duplicate"),
  listVersions: get("/api/configured-sets/{uuid}/versions"),
  nameNow: post("/api/configured-sets/{uuid}/versions"),
  drawVersions: post("/api/configured-sets/{uuid}/versions/pictures"),
  getVersion: get("/api/configured-sets/{uuid}/versions/{version}"),
  nameVersion: patch("/api/configured-sets/{uuid}/versions/{version}"),
  restoreVersion: post("/api/configured-sets/{uuid}/versions/{version}/restore"),
  shareDesign: post("/api/configured-sets/{uuid}/share"),
  unshareDesign: remove("/api/configured-sets/{uuid}/share"),
  getSharedDesign: get("/api/configured-sets/{uuid}/shared/{hash}"),
  takeOverDesign: post("/api/configured-sets/{uuid}/take-over"),
  openTogether: post("/api/configured-sets/{uuid}/together"),
  closeTogether: remove("/api/configured-sets/{uuid}/together"),
  getTogether: get("/api/configured-sets/{uuid}/together"),
  sendAct: post("/api/configured-sets/{uuid}/together/acts"),
  watchTogether: get("/api/configured-sets/{uuid}/together/live"),
  tellPresence: post("/api/configured-sets/{uuid}/together/presence"),
  listComments: get("/api/configured-sets/{uuid}/together/comments"),
  addComment: post("/api/configured-sets/{uuid}/together/comments"),
  resolveComment: patch("/api/configured-sets/{uuid}/together/comments/{id}"),
  deleteComment: remove("/api/configured-sets/{uuid}/together/comments/{id}"),
  moveDesign: patch("/api/configured-sets/{uuid}/group"),
  listDesigns: get("/api/customer/configured-sets"),
  getDesignPreview: get("/api/configured-sets/{uuid}/preview/{product}/{side}.webp"),
  askRound: post("/api/configured-sets/{uuid}/round/{product}/{kind}"),
  getRound: get("/api/configured-sets/{uuid}/round/{product}/{kind}"),
  getRoundFile: get("/api/configured-sets/{uuid}/round/{product}/files/{file}"),
  listGroups: get("/api/customer/groups"),
  createGroup: post("/api/customer/groups"),
  renameGroup: patch("/api/customer/groups/{id}"),
  deleteGroup: remove("/api/customer/groups/{id}"),

  createCart: post("/api/cart"),
  getCart: get("/api/cart/{uuid}"),
  updateCart: patch("/api/cart/{uuid}"),
  addToCart: post("/api/cart/{uuid}/add/{configuredSetUuid}"),
  setQuantities: put("/api/cart/{uuid}/quantities"),
  removeCartItem: remove("/api/cart/{uuid}/items/{cartItemId}"),
  claimCart: post("/api/cart/{uuid}/claim"),
  setDiscountCode: put("/api/cart/{uuid}/discount-code"),
  removeDiscountCode: remove("/api/cart/{uuid}/discount-code"),
  listShippingMethods: get("/api/cart/{uuid}/shipping-methods"),
  getQuote: get("/api/cart/{uuid}/quote"),
  checkout: post("/api/cart/{uuid}/checkout"),
  getInvoiceCredit: get("/api/customer/invoice-credit"),

  listOrders: get("/api/customer/orders"),
  getOrder: get("/api/customer/orders/{orderUuid}"),
  changeOrderAddresses: patch("/api/customer/orders/{orderUuid}"),
  changeOrderLine: patch("/api/customer/orders/{orderUuid}/lines/{lineId}"),
  cancelOrder: post("/api/customer/orders/{orderUuid}/cancel"),
  getProof: get("/api/customer/orders/{orderUuid}/proof"),
  getCreditNote: get("/api/customer/orders/{orderUuid}/credit-note.pdf"),
  getInvoice: get("/api/customer/orders/{orderUuid}/invoice.pdf"),
  quoteOrderLine: post("/api/customer/orders/{orderUuid}/lines/{lineId}/difference"),
  paySurcharge: post("/api/customer/orders/{orderUuid}/surcharge/pay"),
  withdrawSurcharge: remove("/api/customer/orders/{orderUuid}/surcharge"),
  getSupplement: get("/api/customer/orders/{orderUuid}/supplements/{number}.pdf"),
  getNumberedCreditNote: get("/api/customer/orders/{orderUuid}/credit-notes/{number}.pdf"),
  payOrder: post("/api/customer/orders/{orderUuid}/pay"),
  checkPayment: post("/api/customer/orders/{orderUuid}/payment/check"),
  reorder: post("/api/customer/orders/{orderUuid}/reorder"),
  approveProof: post("/api/customer/orders/{orderUuid}/proof/approve"),
  requestProofChanges: post("/api/customer/orders/{orderUuid}/proof/request-changes"),
  getOrderLink: get("/api/order-links/{orderUuid}/{token}"),
  getOrderLinkProof: get("/api/order-links/{orderUuid}/{token}/proof"),
  approveLinkProof: post("/api/order-links/{orderUuid}/{token}/proof/approve"),
  requestLinkProofChanges: post("/api/order-links/{orderUuid}/{token}/proof/request-changes"),
  listPaymentMethods: get("/api/payment-methods"),
  getPaymentLink: get("/api/payment-links/{orderUuid}/{token}"),
  checkPaymentLink: post("/api/payment-links/{orderUuid}/{token}/check"),
  payByLink: post("/api/payment-links/{orderUuid}/{token}/pay"),
  paymentWebhook: post("/api/payments/{provider}/webhook"),

  listStaffOrders: get("/api/staff/orders"),
  countStaffOrders: get("/api/staff/order-views"),
  getStaffOrder: get("/api/staff/orders/{orderUuid}"),
  moveStaffOrder: patch("/api/staff/orders/{orderUuid}"),
  sendProof: post("/api/staff/orders/{orderUuid}/proof"),
  quoteStaffOrderLine: post("/api/staff/orders/{orderUuid}/lines/{lineId}/difference"),
  withdrawStaffSurcharge: remove("/api/staff/orders/{orderUuid}/surcharge"),
  changeStaffOrderLine: patch("/api/staff/orders/{orderUuid}/lines/{lineId}"),
  changeStaffOrderAddresses: patch("/api/staff/orders/{orderUuid}/addresses"),
  holdOrder: post("/api/staff/orders/{orderUuid}/hold"),
  releaseOrder: post("/api/staff/orders/{orderUuid}/release"),
  noteOrder: post("/api/staff/orders/{orderUuid}/notes"),
  listCarriers: get("/api/staff/carriers"),
  sendParcel: post("/api/staff/orders/{orderUuid}/parcels"),
  changeTracking: put("/api/staff/orders/{orderUuid}/parcels/{id}/tracking"),
  noteClothLot: post("/api/staff/lots"),
  listClothLots: get("/api/staff/lots"),
  startPack: post("/api/staff/orders/{orderUuid}/packs"),
  listPacks: get("/api/staff/orders/{orderUuid}/packs"),
  getPack: get("/api/staff/orders/{orderUuid}/packs/{id}"),
  downloadPack: get("/api/staff/orders/{orderUuid}/packs/{id}/pack.zip"),
  refundOrder: post("/api/staff/orders/{orderUuid}/refunds"),
  settleInvoice: post("/api/staff/orders/{orderUuid}/invoice-payment"),
  listPaymentCases: get("/api/staff/payment-cases"),
  closePaymentCase: post("/api/staff/payment-cases/{id}/close"),
  getSecondFactor: get("/api/staff/second-factor"),
  beginSecondFactor: post("/api/staff/second-factor"),
  confirmSecondFactor: post("/api/staff/second-factor/confirm"),
  removeSecondFactor: remove("/api/staff/second-factor"),
  listProduction: get("/api/staff/production"),
  moveUnits: post("/api/staff/production/moves"),
  findUnit: get("/api/staff/production/units"),
  blockUnit: put("/api/staff/production/units/{id}/block"),
  listStaffPeople: get("/api/staff/people"),
  addStaffPerson: post("/api/staff/people"),
  changeStaffPerson: patch("/api/staff/people/{id}"),
  endStaffSessions: post("/api/staff/people/{id}/end-sessions"),
  watchStaffOrders: get("/api/staff/live"),
  readStaffLog: get("/api/staff/log"),
  createStaffDesign: post("/api/staff/customers/{id}/configured-sets"),
  listDiscounts: get("/api/staff/discount-codes"),
  makeDiscount: post("/api/staff/discount-codes"),
  getDiscount: get("/api/staff/discount-codes/{id}"),
  changeDiscount: patch("/api/staff/discount-codes/{id}"),
  endDiscount: post("/api/staff/discount-codes/{id}/end"),
  listDiscountOrders: get("/api/staff/discount-codes/{id}/orders"),
  listCustomers: get("/api/staff/customers"),
  getStaffCustomer: get("/api/staff/customers/{id}"),
  listCustomerOrders: get("/api/staff/customers/{id}/orders"),
  listCustomerDesigns: get("/api/staff/customers/{id}/configured-sets"),
  exportStaffCustomer: get("/api/staff/customers/{id}/export"),
  eraseStaffCustomer: post("/api/staff/customers/{id}/erase"),
  getNumbers: get("/api/staff/numbers"),
  getStaffCatalogue: get("/api/staff/catalogue"),

  healthLive: get("/api/health/live"),
  healthReady: get("/api/health/ready"),
} as const satisfies Record<string, Endpoint>;

/** The name of a call. */
export type RouteId = keyof typeof endpoints;
