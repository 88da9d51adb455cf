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
    tries: Generated<number>;
    next_try_at: Generated<Date>;
    failure: string | null;
    server_away: Generated<boolean>;
    useless_after: Date | null;
    given_up_at: Date | null;
    /** The id of what it is about, such as an order; its facts are forgotten when it is sent. */
    about: Generated<string | null>;
  };
}
