import {
  languages,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  productionStages,
  proofStatuses,
  remakeCauses,
  roles,
  staffRoles,
} from "@holeshot/domain";
import type { AccountTables } from "./modules/accounts/tables.ts";
import { type CartTables, cartStates, discountCodeEvents } from "./modules/cart/tables.ts";
import type { ChangeTables } from "./modules/changes/tables.ts";
import type { CheckoutTables } from "./modules/checkout/tables.ts";
import {
  designMakers,
  type DesignTables,
  makingStates,
  pictureStates,
  roundKinds,
} from "./modules/designs/tables.ts";
import type { LibraryTables } from "./modules/library/tables.ts";
import { type OrderTables, surchargeStates } from "./modules/orders/tables.ts";
import { type PaymentTables, refundStatuses } from "./modules/payments/tables.ts";
import type { StaffTables } from "./modules/staff/tables.ts";
import { packStates, type ProductionTables } from "./modules/production/tables.ts";
import type { RateLimitTables } from "./platform/http/tables.ts";
import type { MailTables } from "./platform/mail/tables.ts";
import type { SecretTables } from "./platform/signer-tables.ts";

/** Every table of the shop: each module describes its own. */
export interface Schema
  extends
    AccountTables,
    SecretTables,
    DesignTables,
    LibraryTables,
    MailTables,
    RateLimitTables,
    CartTables,
    ChangeTables,
    CheckoutTables,
    OrderTables,
    PaymentTables,
    StaffTables,
    ProductionTables {}

/** Columns that hold a state, and the states that there are: those that the database lets in. */
export const storedStates: Readonly<Record<string, readonly string[]>> = {
  "carts.state": cartStates,
  "customers.language": languages,
  "customers.former_role": staffRoles,
  "customers.role": roles,
  "designs.made_by": designMakers,
  "discount_code_events.event": discountCodeEvents,
  "order_events.status": orderStatuses,
  "orders.language": languages,
  "orders.payment_method": paymentMethods,
  "orders.proof_status": proofStatuses,
  "orders.status": orderStatuses,
  "packs.state": packStates,
  "parcel_remakes.cause": remakeCauses,
  "payments.method": paymentMethods,
  "payments.status": paymentStatuses,
  "pictures.state": pictureStates,
  "production_units.stage": productionStages,
  "refunds.status": refundStatuses,
  "round_files.kind": roundKinds,
  "round_files.state": makingStates,
  "surcharges.state": surchargeStates,
};
