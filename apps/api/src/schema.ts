import type { AccountTables } from "./modules/accounts/tables.ts";
import type { CartTables } from "./modules/cart/tables.ts";
import type { CheckoutTables } from "./modules/checkout/tables.ts";
import type { DesignTables } from "./modules/designs/tables.ts";
import type { LibraryTables } from "./modules/library/tables.ts";
import type { OrderTables } from "./modules/orders/tables.ts";
import type { PaymentTables } from "./modules/payments/tables.ts";
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
    CheckoutTables,
    OrderTables,
    PaymentTables {}
