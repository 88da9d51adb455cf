import * as cart from "./areas/cart.ts";
import * as catalogue from "./areas/catalogue.ts";
import * as checkouts from "./areas/checkout.ts";
import * as designs from "./areas/configured-sets.ts";
import * as customers from "./areas/customers.ts";
import * as groups from "./areas/groups.ts";
import * as health from "./areas/health.ts";
import * as images from "./areas/images.ts";
import * as logos from "./areas/logos.ts";
import * as orders from "./areas/orders.ts";
import * as payments from "./areas/payments.ts";
import * as security from "./areas/security.ts";
import * as staff from "./areas/staff.ts";
import type { Route } from "./define-route.ts";
import type { RouteId } from "./endpoints.ts";

/** Every call with its schemas, by name and in the order of the documentation. */
export const routesById = {
  register: customers.register,
  login: customers.login,
  logout: customers.logout,
  forgotPassword: customers.forgotPassword,
  resetPassword: customers.resetPassword,
  getCustomer: customers.getCustomer,
  updateCustomer: customers.updateCustomer,
  exportCustomer: customers.exportCustomer,
  deleteCustomer: customers.deleteCustomer,
  listSessions: security.listSessions,
  endSession: security.endSession,
  endOtherSessions: security.endOtherSessions,
  changePassword: security.changePassword,
  listImages: images.listImages,
  uploadImage: images.uploadImage,
  markImageUsed: images.markImageUsed,
  deleteImage: images.deleteImage,
  restoreImage: images.restoreImage,
  getImageFile: images.getImageFile,
  listLogos: logos.listLogos,
  getLogoFile: logos.getLogoFile,
  listConfiguratorSets: catalogue.listConfiguratorSets,
  getConfiguratorSet: catalogue.getConfiguratorSet,
  listCountries: catalogue.listCountries,
  getShop: catalogue.getShop,
  getCatalogueFile: catalogue.getCatalogueFile,
  createDesign: designs.createDesign,
  getDesign: designs.getDesign,
  saveDesign: designs.saveDesign,
  deleteDesign: designs.deleteDesign,
  restoreDesign: designs.restoreDesign,
  duplicateDesign: designs.duplicateDesign,
  shareDesign: designs.shareDesign,
  unshareDesign: designs.unshareDesign,
  getSharedDesign: designs.getSharedDesign,
  takeOverDesign: designs.takeOverDesign,
  moveDesign: designs.moveDesign,
  listDesigns: designs.listDesigns,
  getDesignPreview: designs.getDesignPreview,
  listGroups: groups.listGroups,
  createGroup: groups.createGroup,
  renameGroup: groups.renameGroup,
  deleteGroup: groups.deleteGroup,
  createCart: cart.createCart,
  getCart: cart.getCart,
  updateCart: cart.updateCart,
  addToCart: cart.addToCart,
  setQuantities: cart.setQuantities,
  removeCartItem: cart.removeCartItem,
  claimCart: cart.claimCart,
  setDiscountCode: cart.setDiscountCode,
  removeDiscountCode: cart.removeDiscountCode,
  listShippingMethods: cart.listShippingMethods,
  getQuote: cart.getQuote,
  checkout: checkouts.checkout,
  getInvoiceCredit: checkouts.getInvoiceCredit,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  changeOrderAddresses: orders.changeOrderAddresses,
  cancelOrder: orders.cancelOrder,
  getProof: orders.getProof,
  getCreditNote: orders.getCreditNote,
  getInvoice: orders.getInvoice,
  getNumberedCreditNote: orders.getNumberedCreditNote,
  payOrder: orders.payOrder,
  checkPayment: payments.checkPayment,
  reorder: orders.reorder,
  approveProof: orders.approveProof,
  requestProofChanges: orders.requestProofChanges,
  listPaymentMethods: payments.listPaymentMethods,
  paymentWebhook: payments.paymentWebhook,
  listStaffOrders: staff.listStaffOrders,
  getStaffOrder: staff.getStaffOrder,
  moveStaffOrder: staff.moveStaffOrder,
  sendProof: staff.sendProof,
  refundOrder: staff.refundOrder,
  settleInvoice: staff.settleInvoice,
  listPaymentCases: staff.listPaymentCases,
  closePaymentCase: staff.closePaymentCase,
  createStaffDesign: staff.createStaffDesign,
  getSecondFactor: security.getSecondFactor,
  beginSecondFactor: security.beginSecondFactor,
  confirmSecondFactor: security.confirmSecondFactor,
  removeSecondFactor: security.removeSecondFactor,
  healthLive: health.healthLive,
  healthReady: health.healthReady,
} as const satisfies { readonly [I in RouteId]: Route & { readonly id: I } };

/** All schemas by route name, as a type: the client is typed by it without loading it. */
export type RoutesById = typeof routesById;

/** Every call, in the order of the documentation. */
export const routes: readonly Route[] = Object.values(routesById);
