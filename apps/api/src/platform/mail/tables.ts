import type { ColumnType, Generated } from "kysely";

export interface MailTables {
  mails: {
    id: string;
    kind: string;
    recipient: string;
    language: string;
    facts: ColumnType<Record<string, unknown>, string, string>;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
}
