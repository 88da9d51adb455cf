import type { ColumnType, Generated } from "kysely";
import type { PackFile } from "./manifest.ts";

type Json<T> = ColumnType<T, string, string>;

/** How far a pack is. */
export const packStates = ["waiting", "making", "ready", "failed"] as const;
export type PackState = (typeof packStates)[number];

export interface ProductionTables {
  cloth_lots: {
    lot: string;
    cloth: string;
    across_mm: number;
    along_mm: number;
    measured_at: Date;
    measured_by: string | null;
  };
  packs: {
    id: string;
    order_id: string;
    request: Json<unknown>;
    state: Generated<PackState>;
    garments_done: Generated<number>;
    garments: Generated<number>;
    files: Json<readonly PackFile[]> | null;
    problem: string | null;
    asked_by: string;
    asked_at: Date;
    ended_at: Date | null;
    forget_at: Date;
    /** A line of its order changed since; null while it holds. */
    withdrawn_at: Generated<Date | null>;
    /** Of the delivery address on its papers, by {@link addressHash}; null until it is made, and of before it was kept. */
    address_sha256: Generated<string | null>;
  };
}
