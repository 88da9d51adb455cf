// Written by `vitest run packages/contract/src/fills.test.ts --update` of what the schemas say by `orElse`.
import type { Fill } from "./fill.ts";

/** What the client puts where an answer of the version before lacks a key. */
export const fills: readonly Fill[] = [
  {
    at: "cloths",
    absent: [],
    of: ["listClothLots"],
  },
  {
    at: "data[].about",
    absent: null,
    of: ["readStaffLog"],
  },
  {
    at: "data[].designs",
    absent: [],
    of: ["listOrders"],
  },
  {
    at: "data[].remade",
    absent: null,
    of: ["listProduction", "moveUnits", "remakeUnits"],
  },
  {
    at: "data[].withdrawn_at",
    absent: null,
    of: ["listPacks"],
  },
  {
    at: "design.together",
    absent: false,
    of: ["createDesign", "createStaffDesign"],
  },
  {
    at: "failed",
    absent: false,
    of: ["getPaymentLink", "checkPaymentLink"],
  },
  {
    at: "fingerprint",
    absent: "",
    of: [
      "getCart",
      "updateCart",
      "addToCart",
      "setQuantities",
      "claimCart",
      "setDiscountCode",
      "removeDiscountCode",
      "reorder",
    ],
  },
  {
    at: "not_served",
    absent: [],
    of: ["getShop"],
  },
  {
    at: "remade",
    absent: null,
    of: ["findUnit", "blockUnit", "remakeUnit"],
  },
  {
    at: "styles",
    absent: [],
    of: ["getConfiguratorSet"],
  },
  {
    at: "surcharge",
    absent: null,
    of: [
      "getOrder",
      "changeOrderAddresses",
      "changeOrderLine",
      "cancelOrder",
      "withdrawSurcharge",
      "checkPayment",
      "approveProof",
      "requestProofChanges",
      "getStaffOrder",
      "moveStaffOrder",
      "sendProof",
      "withdrawStaffSurcharge",
      "changeStaffOrderLine",
      "changeStaffOrderAddresses",
      "holdOrder",
      "releaseOrder",
      "noteOrder",
      "sendParcel",
      "changeTracking",
      "refundOrder",
      "settleInvoice",
    ],
  },
  {
    at: "together",
    absent: false,
    of: [
      "getDesign",
      "saveDesign",
      "duplicateDesign",
      "restoreVersion",
      "getSharedDesign",
      "takeOverDesign",
    ],
  },
  {
    at: "withdrawn_at",
    absent: null,
    of: ["startPack", "getPack"],
  },
];
