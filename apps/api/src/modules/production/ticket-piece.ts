import type { ClothColour } from "./piece-words.ts";

/** A piece's row on the ticket, in the workshop's words. */
export interface TicketPiece {
  readonly name: string;
  readonly material: string;
  readonly colour: ClothColour | null;
  readonly copies: number;
  /** As it is cut, mm². */
  readonly area: number;
  readonly file: string;
  /** What is cut out of it, in the workshop's words. */
  readonly holes?: string | null;
}
