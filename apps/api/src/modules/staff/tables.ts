import type { ProductionStage } from "@holeshot/domain";
import type { Generated } from "kysely";

export interface StaffTables {
  production_units: {
    id: string;
    order_id: string;
    line_id: string;
    copy: number;
    stage: ProductionStage;
    since: Date;
    blocked_reason: Generated<string | null>;
  };
  production_moves: {
    id: string;
    unit_id: string;
    staff_id: string;
    from_stage: string;
    to_stage: string;
    moved_at: Date;
  };
  production_blocks: {
    id: string;
    unit_id: string;
    reason: string;
    staff_id: string;
    blocked_at: Date;
  };
  production_remakes: {
    id: string;
    unit_id: string;
    number: number;
    reason: string;
    staff_id: string;
    pack_id: string | null;
    from_stage: string;
    asked_at: Date;
  };
}
