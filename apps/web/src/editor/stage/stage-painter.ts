import type { PieceScene } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { AssetStore } from "../assets/asset-store.ts";
import type { ProductKit } from "../assets/kit-store.ts";
import type { ChangedPiece, Composer } from "./composer.ts";
import { createPieceCanvas, type PieceCanvas } from "./piece-canvas.ts";
import { sceneSource } from "./scene-source.ts";
import type { StageView } from "./stage-view.ts";

/** Paints one view and, after a change, only what the change touched. */
export interface StagePainter {
  readonly paint: (design: DesignDocument, kit: ProductKit) => void;
  /** Once the rider's hand rests: the picture as it would be drawn afresh. */
  readonly settle: () => void;
}

/** A painter for a view; the composer is given the view and all that is painted on it. */
export function createStagePainter(
  view: StageView,
  composer: Composer,
  assets: AssetStore,
  fineness: number,
): StagePainter {
  const { garment } = view;
  const printed = new Map(
    garment.pieces.filter(({ material }) => material === "printed").map((one) => [one.id, one]),
  );
  const scenes = sceneSource(garment, assets);
  const canvases = new Map<string, PieceCanvas>();
  let shown: ReadonlyMap<string, PieceScene> = new Map();
  let fabrics: Readonly<Record<string, string>> = {};
  composer.open(view);

  function canvasOf(piece: string): PieceCanvas | null {
    const known = canvases.get(piece);
    const drafted = printed.get(piece);
    if (known || !drafted) return known ?? null;
    const made = createPieceCanvas(drafted, fineness * view.scale, assets.bitmap, composer.reads);
    canvases.set(piece, made);
    return made;
  }

  return {
    paint: (design, kit) => {
      const scene = scenes(design, kit);
      const seen = scene.pieces.filter(({ piece }) => view.table.pieces.includes(piece));
      const changed = seen.filter((piece) => shown.get(piece.piece) !== piece);
      if (changed.length === 0) return;
      shown = new Map(seen.map((piece) => [piece.piece, piece]));
      fabrics = Object.fromEntries(seen.map(({ piece, ground }) => [piece, ground]));
      composer.compose({
        changed: changed.flatMap((piece): ChangedPiece[] => {
          const canvas = canvasOf(piece.piece);
          const painted = canvas?.paint(piece);
          return canvas && painted ? [{ piece: piece.piece, canvas, ...painted }] : [];
        }),
        fabrics,
      });
    },
    settle: () => {
      const changed = [...shown.values()].flatMap((piece): ChangedPiece[] => {
        const canvas = canvases.get(piece.piece);
        const painted = canvas?.settle(piece);
        return canvas && painted ? [{ piece: piece.piece, canvas, ...painted }] : [];
      });
      if (changed.length > 0) composer.compose({ changed, fabrics, rest: true });
    },
  };
}
