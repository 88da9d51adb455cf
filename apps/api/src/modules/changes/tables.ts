import type { ColumnType, Generated } from "kysely";

export interface ChangeTables {
  order_line_changes: {
    id: string;
    order_id: string;
    line_id: string;
    /** Null when the customer did it. */
    staff_id: string | null;
    /** As they were until then. */
    properties: ColumnType<Readonly<Record<string, string>>, string, never>;
    rider_name: string | null;
    rider_number: string | null;
    credited: number;
    /** Paid for it. */
    charged: Generated<number>;
    /** How many garments of the line; null where it was not kept. */
    copies: Generated<number | null>;
    changed_at: Date;
  };
}
