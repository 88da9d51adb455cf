import type { ColumnType, Generated } from "kysely";

export interface LibraryTables {
  images: {
    id: string;
    customer_id: string | null;
    name: string;
    kind: "vector" | "pixel";
    mime: string;
    width: number;
    height: number;
    bytes: number;
    has_pixels: boolean;
    dropped: ColumnType<string[], string[], string[]>;
    used_at: Date | null;
    created_at: Date;
    hidden_at: Date | null;
    kept_at: Date | null;
    /** Of what a visitor uploaded: SHA-256 of the browser's secret, or `before`; null once somebody has it. */
    visitor_hash: Generated<string | null>;
    /** The design whose save first showed it. */
    kept_by: Generated<string | null>;
  };
}
