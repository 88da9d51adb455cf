import type { Editing } from "@holeshot/design";
import type { Answer } from "../../../lib/api/call.ts";

export type ConfiguratorSet = Answer<"getConfiguratorSet">;
export type Design = Answer<"getDesign">;

/** What the server has of the design that is open. */
export interface SavedState {
  readonly uuid: string;
  /** The version that is known here; the server may have a newer one. */
  readonly version: number;
  readonly name: string;
  /** Opens a design that nobody owns yet. */
  readonly hash: string | null;
  /** A guest edits somebody else's design by a link. */
  readonly viewedAs: Design["viewed_as"] | "guest";
}

/** A design as it is opened: from the server, from this browser's journal, or new. */
export interface OpenedDesign {
  readonly set: ConfiguratorSet;
  readonly editing: Editing;
  readonly saved: SavedState | null;
  /** null for a new design that has none yet. */
  readonly name: string | null;
  /** Whose work it is; empty is a visitor's. */
  readonly account: string;
  /** Where this browser keeps it. */
  readonly journal: string;
  /** The journal holds changes that the server has not. */
  readonly unsaved: boolean;
  /** The design could not be used and an empty one is shown instead. */
  readonly failed: boolean;
  /** Others have it open too, or may; a guest has it by their link. */
  readonly together?: { readonly link: string | null };
  /** A link to look at it is out. */
  readonly shared?: true;
}
