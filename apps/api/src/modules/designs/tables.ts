import type { ProductId } from "@holeshot/domain";
import type { Generated } from "kysely";

/** How far what is made of a document is. */
export const makingStates = ["waiting", "done", "failed"] as const;
export type MakingState = (typeof makingStates)[number];

/** How far its pictures are: those of a design at work are left to rest before they wait for their turn. */
export const pictureStates = ["resting", ...makingStates] as const;
export type PictureState = (typeof pictureStates)[number];

/** What is made of a document to be taken along: a model as files for the round, a turn of pictures. */
export const roundKinds = ["model", "turn"] as const;
export type RoundKind = (typeof roundKinds)[number];

/** Who made a design. */
export const designMakers = ["customer", "staff"] as const;
export type DesignMaker = (typeof designMakers)[number];

export interface DesignTables {
  design_groups: {
    id: string;
    owner_id: string;
    name: string;
    created_at: Generated<Date>;
  };
  designs: {
    id: string;
    set_id: string;
    owner_id: string | null;
    edit_hash_digest: Uint8Array | null;
    share_hash: string | null;
    group_id: string | null;
    name: string;
    document: string;
    document_hash: string;
    version: Generated<number>;
    made_by: Generated<DesignMaker>;
    has_pixel_images: boolean;
    cover: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    together_link: string | null;
  };
  design_acts: {
    design_id: string;
    version: number;
    act_id: string;
    edits: string;
    made_at: Date;
  };
  design_comments: {
    id: string;
    design_id: string;
    answers: string | null;
    product: ProductId | null;
    piece: string | null;
    x: number | null;
    y: number | null;
    text: string;
    name: string;
    author_digest: Uint8Array;
    by_owner: boolean;
    made_at: Date;
    resolved_at: Date | null;
  };
  deleted_designs: {
    id: string;
    owner_id: string | null;
    edit_hash_digest: Uint8Array | null;
    design: unknown;
    deleted_at: Date;
  };
  design_versions: {
    design_id: string;
    document_hash: string;
    revision: number | null;
    name: string | null;
    document: string;
    made_at: Date;
    kept_at: Date;
    ordered_at: Date | null;
    approved_at: Date | null;
    pictured_at: Date | null;
    thinned: Generated<number>;
  };
  pictures: {
    document_hash: string;
    set_id: string;
    document: string;
    state: Generated<PictureState>;
    reason: string | null;
    requested_at: Generated<Date>;
    finished_at: Date | null;
    drawing: Generated<string | null>;
    redraw_asked_at: Generated<Date | null>;
    unused_since: Generated<Date | null>;
    asked_by: Generated<string | null>;
  };
  round_files: {
    document_hash: string;
    product: string;
    kind: RoundKind;
    state: Generated<MakingState>;
    making: string | null;
    reason: string | null;
    files: Generated<Readonly<Record<string, number>>>;
    asked_by: string | null;
    asked_at: Date;
    ended_at: Date | null;
  };
}
