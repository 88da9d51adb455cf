import type { DesignDocument } from "@holeshot/design";
import type { SavedState } from "../opening/opened-design.ts";
import type { Phase } from "../saving/saving-machine.ts";

/** What the server has of a design that is edited together, and when. */
export interface Settled {
  readonly version: number;
  readonly document: DesignDocument;
}

/** Takes the place of saving while a design is edited together: every act is sent by itself. */
export interface LiveSaving {
  readonly phase: () => Phase["kind"];
  /** Whether all that was done here is in the server's order. */
  readonly isSettled: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The version of the server's order that is known here. */
  readonly version: () => number;
  /** Saves what is saved no other way: a name, on top of what the others do meanwhile. */
  readonly deliver: (target: SavedState, name: string) => Promise<SavedState>;
  /** Waits until all that was done here is in the server's order. Rejects when that does not come about. */
  readonly settle: () => Promise<Settled>;
}
