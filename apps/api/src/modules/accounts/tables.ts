import type { Language, Role, StaffRole } from "@holeshot/domain";
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
    language: Language;
    role: Generated<Role>;
    /** What somebody was who was taken off the desk. */
    former_role: Generated<StaffRole | null>;
    created_at: Generated<Date>;
    erased_at: Date | null;
  };
  sessions: {
    id: string;
    token_hash: Uint8Array;
    customer_id: string;
    created_at: Generated<Date>;
    last_used_at: Generated<Date>;
    browser: string | null;
    system: string | null;
  };
  second_factors: {
    customer_id: string;
    secret: Uint8Array;
    confirmed_at: Date | null;
    last_step: Generated<number>;
    created_at: Date;
  };
  recovery_codes: {
    customer_id: string;
    code_hash: Uint8Array;
    used_at: Date | null;
  };
  password_resets: {
    token_hash: Uint8Array;
    customer_id: string;
    expires_at: Date;
    used_at: Date | null;
  };
  email_changes: {
    id: string;
    customer_id: string;
    email: string;
    email_key: string;
    token_hash: Uint8Array | null;
    asked_at: Date;
    expires_at: Date;
    used_at: Date | null;
    former_email: string | null;
  };
  access_log: {
    id: string;
    event: string;
    actor_id: string | null;
    subject_kind: string | null;
    subject_id: string | null;
    facts: ColumnType<Record<string, unknown>, string, string>;
    happened_at: Date;
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
