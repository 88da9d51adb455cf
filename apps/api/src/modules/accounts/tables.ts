import type { ColumnType, Generated } from "kysely";

export interface AccountTables {
  customers: {
    id: string;
    email: string;
    email_key: string | null;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    phone: string;
    language: string;
    role: Generated<string>;
    created_at: Generated<Date>;
    erased_at: Date | null;
  };
  sessions: {
    token_hash: Uint8Array;
    customer_id: string;
    created_at: Generated<Date>;
  };
  password_resets: {
    token_hash: Uint8Array;
    customer_id: string;
    expires_at: Date;
    used_at: Date | null;
  };
  audit_log: {
    id: string;
    staff_id: string;
    act: string;
    subject_kind: string;
    subject_id: string;
    facts: ColumnType<Record<string, unknown>, string, string>;
    happened_at: Generated<Date>;
  };
}
