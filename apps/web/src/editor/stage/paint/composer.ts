import type { RedrawnRect } from "@holeshot/artwork";
import type { Box } from "@holeshot/geometry";
import type { PieceCanvas } from "./piece-canvas.ts";
import type { StageView } from "../view/stage-view.ts";

/** A piece whose artwork was drawn anew. */
export interface ChangedPiece {
  readonly piece: string;
  readonly canvas: PieceCanvas;
  readonly rect: RedrawnRect;
  readonly box: Box;
}

export interface Composition {
  readonly changed: readonly ChangedPiece[];
  /** Where cloth without artwork has another colour. */
  readonly bare: readonly Pick<ChangedPiece, "piece" | "box">[];
  /** Cloth colours by piece. */
  readonly fabrics: Readonly<Record<string, string>>;
  /** Pieces of which the canvas is what is shown: no sketch is needed any more. */
  readonly ready: readonly string[];
  /** Nothing better is to come: every piece is as it would be drawn afresh. */
  readonly final: boolean;
}

/** Lays the pieces' artwork onto the view. */
export interface Composer {
  /** Whether pieces are read back; their canvases are made for that. */
  readonly reads: boolean;
  /** Starts over with another view. */
  readonly open: (view: StageView) => void;
  /** Makes what the first picture of this view needs beside its artwork. */
  readonly prepare?: () => void;
  readonly compose: (composition: Composition) => void;
  /** Shows pieces drawn `COARSE` times smaller, at once; the fine ones follow. Only where composing takes its time. */
  readonly sketch?: (composition: Omit<Composition, "final" | "ready">) => void;
  /** The pixels the canvas is shown with; one that composes at the table's own size does not mind. */
  readonly resize: (size: { readonly width: number; readonly height: number }) => void;
  readonly close: () => void;
}
