import type { Editing } from "@holeshot/design";
import type { Answer } from "../../../lib/api/call.ts";

export type ConfiguratorSet = Answer<"getConfiguratorSet">;
export type Design = Answer<"getDesign">;

/** What the server has of the design that is open. */
export interface SavedState {
  readonly uuid: string;
  readonly version: number;
  readonly name: string;
  /** Opens a design that nobody owns yet. */
  readonly hash: string | null;
  readonly viewedAs: Design["viewed_as"];
}

/** A design as it is opened: from the server, from this browser's journal, or new. */
export interface OpenedDesign {
  readonly set: ConfiguratorSet;
  readonly editing: Editing;
  readonly saved: SavedState | null;
  /** The journal holds changes that the server has not. */
  readonly unsaved: boolean;
  /** The document could not be used and an empty one is shown instead. */
  readonly failed: boolean;
}
