/** One broken law of a drafted garment. */
export interface Fault {
  readonly law:
    | "seam"
    | "ease"
    | "outline"
    | "winding"
    | "allowance"
    | "notch"
    | "match"
    | "rib"
    | "room"
    | "knee"
    | "safe"
    | "patch";
  /** Piece or seam, as `piece.edge`. */
  readonly at: string;
  readonly detail: string;
}
