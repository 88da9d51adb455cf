import type { PieceScene } from "@holeshot/artwork";
import type { PictureLookup } from "@holeshot/artwork";
import type { ChangedPiece } from "./composer.ts";
import { createPieceCanvas, type Painted, type PieceCanvas } from "./piece-canvas.ts";
import type { StageView } from "../view/stage-view.ts";

/** The canvases of a garment's pieces at one scale, made when they are first drawn on. */
export interface PieceCanvases {
  /** Null for cloth that carries neither artwork nor, as `sewnOn` tells, a patch or hardware. */
  readonly of: (piece: string, sewnOn?: boolean) => PieceCanvas | null;
  /** Draws pieces by `draw` and answers what it drew anew. */
  readonly draw: (
    pieces: readonly PieceScene[],
    draw: (canvas: PieceCanvas, piece: PieceScene) => Painted | null,
  ) => ChangedPiece[];
}

export function createPieceCanvases(
  { garment }: Pick<StageView, "garment">,
  scale: number,
  pictures: PictureLookup<ImageBitmap>,
  read: boolean,
): PieceCanvases {
  // Once something was sewn on, its canvas stays: it shows the cloth without it.
  const canvases = new Map<string, PieceCanvas>();

  function of(piece: string, sewnOn = false): PieceCanvas | null {
    const known = canvases.get(piece);
    if (known) return known;
    const drafted = garment.pieces.find(({ id }) => id === piece);
    if (!drafted || (drafted.material !== "printed" && !sewnOn)) return null;
    const made = createPieceCanvas(drafted, scale, pictures, read);
    canvases.set(piece, made);
    return made;
  }

  return {
    of,
    draw: (pieces, draw) =>
      pieces.flatMap((piece): ChangedPiece[] => {
        const canvas = of(piece.piece, piece.sewnOn);
        const painted = canvas && draw(canvas, piece);
        return canvas && painted ? [{ piece: piece.piece, canvas, ...painted }] : [];
      }),
  };
}
