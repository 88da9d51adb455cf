import type { ColumnType } from "kysely";

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
  };
}
