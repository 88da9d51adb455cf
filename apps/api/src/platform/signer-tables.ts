import type { Generated } from "kysely";

export interface SecretTables {
  secrets: { name: string; value: Uint8Array; created_at: Generated<Date> };
}
