import type { Mirror } from "./mirror.ts";

/** How a surface throws light back. */
export interface Sheen {
  readonly strength: number;
  readonly power: number;
  /** What its fibres catch on the silhouette; a knit's when left out. */
  readonly rim?: number;
  /** How much harder than it was draped its folds are lit; as they are when left out. */
  readonly crisp?: number;
  /** What of it is a mirror; nothing when left out. */
  readonly mirror?: Mirror;
}
