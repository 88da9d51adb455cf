import type { AccountTables } from "./modules/accounts/tables.ts";
import type { RateLimitTables } from "./platform/http/tables.ts";
import type { MailTables } from "./platform/mail/tables.ts";

/** Every table of the shop: each module describes its own. */
export interface Schema extends AccountTables, MailTables, RateLimitTables {}
