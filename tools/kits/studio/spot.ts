/** Which half of the garment a place belongs to. */
export type Face = "front" | "back";

/**
 * A place of the kit plane as a kit's author meets it, in mm. Tops: x from the middle to the wearer's left, y down from the
 * shoulder. Legs and hands: x outwards from the middle of the body (legs) or of the hand, the same for both.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly side: "left" | "right";
  readonly part: "body" | "sleeve" | "leg" | "hand";
  /** Along the hanging arm, from the shoulder's point; 0 off the sleeves. */
  readonly arm: number;
}
