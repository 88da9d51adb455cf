declare const space: unique symbol;

/**
 * A point or vector in one named space. Mixing spaces is a type error.
 * `piece` and `kit` are millimetres with y down; `screen` is pixels with y down.
 */
export interface Point<S extends string = string> {
  readonly x: number;
  readonly y: number;
  readonly [space]?: S;
}

/** Millimetres on one flat piece, origin at the piece's named landmark, y down, seen from outside. */
export type PiecePoint = Point<"piece">;
/** Millimetres on the garment as if it lay on a table: the front keeps its own coordinates. */
export type KitPoint = Point<"kit">;
/** Pixels of one picture, from its top left corner; pixel centres lie at halves. */
export type ScreenPoint = Point<"screen">;

/** Axis-aligned box, `right >= left`, `bottom >= top`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
