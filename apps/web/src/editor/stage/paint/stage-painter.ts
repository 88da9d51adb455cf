import { changedBox, type PieceScene, type RosterEntry } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { AssetStore } from "../../assets/asset-store.ts";
import type { ProductKit } from "../../assets/kit-store.ts";
import { COARSE } from "./coarse-table.ts";
import type { Composer, Composition } from "./composer.ts";
import { createPace } from "./pace.ts";
import type { Painted, PieceCanvas } from "./piece-canvas.ts";
import { createPieceCanvases } from "./piece-canvases.ts";
import { dirtyOf, wholeRect } from "./pixel-rect.ts";
import { sceneSource } from "./scene-source.ts";
import type { StageView } from "../view/stage-view.ts";
import { PAINT_WITHIN_MS } from "./paint-within.ts";
import { whenIdle } from "../../../lib/when-idle.ts";

/** Paints one view and, after a change, only what the change touched. */
export interface StagePainter {
  /** Makes what the first picture is drawn from, bit by bit: letters are shaped and fitted in it. */
  readonly prepare: (design: DesignDocument, kit: ProductKit) => Iterator<unknown>;
  readonly paint: (design: DesignDocument, kit: ProductKit) => void;
  /**
   * Once the rider's hand rests: the picture as it would be drawn afresh, one piece after the other; then what the
   * first move of the chosen layer will need.
   */
  readonly settle: (chosen?: string) => void;
  readonly close: () => void;
}

/** What is shown coarsely is drawn finely once nothing has changed for this long. */
const STILL_MS = 100;

const everywhere = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 };

/** A painter for a view, of one rider's garment if he is told; the composer is given all that is painted. */
export function createStagePainter(
  view: StageView,
  composer: Composer,
  assets: AssetStore,
  fineness: number,
  roster?: RosterEntry,
): StagePainter {
  const scenes = sceneSource(view.garment, assets);
  const canvasesAt = (scale: number) =>
    createPieceCanvases(view, scale, assets.bitmap, composer.reads);
  const fine = canvasesAt(fineness * view.scale);
  const rough = canvasesAt((fineness * view.scale) / COARSE);
  const pace = createPace();
  /** Pieces that are shown coarsely, and those into which changes were drawn. */
  const stale = new Set<string>();
  const patched = new Set<string>();
  let shown: ReadonlyMap<string, PieceScene> = new Map();
  let fabrics: Composition["fabrics"] = {};
  let expected: string | undefined;
  let callOff: (() => void) | null = null;
  let still: ReturnType<typeof setTimeout> | undefined;
  composer.open(view);

  function show(
    pieces: readonly PieceScene[],
    draw: (canvas: PieceCanvas, piece: PieceScene) => Painted | null,
    bare: Composition["bare"],
  ): void {
    const changed = fine.draw(pieces, draw);
    const ready = pieces.map(({ piece }) => piece);
    for (const piece of ready) {
      stale.delete(piece);
      if (fine.of(piece)?.patched()) patched.add(piece);
      else patched.delete(piece);
    }
    const final = stale.size === 0 && patched.size === 0;
    composer.compose({ changed, bare, ready, fabrics, final });
  }

  /** Draws one piece afresh, and the next one when there is time again. */
  function next(): void {
    callOff = null;
    const [id] = stale.size > 0 ? stale : patched;
    const piece = id === undefined ? undefined : shown.get(id);
    if (piece) show([piece], (canvas) => canvas.settle(piece), []);
    else if (!prepare()) return;
    callOff = whenIdle(next, PAINT_WITHIN_MS);
  }

  /** Something was done for the layer that is likely to be moved. */
  function prepare(): boolean {
    const layer = expected;
    if (layer === undefined) return false;
    const on = [...shown.values()].find(({ layers }) =>
      layers.some((each) => each.layer === layer),
    );
    if (!on || fine.of(on.piece)?.expect(layer) !== true) expected = undefined;
    return true;
  }

  function whenStill(after: number): void {
    callOff?.();
    callOff = null;
    clearTimeout(still);
    if (stale.size > 0)
      still = setTimeout(() => (callOff ??= whenIdle(next, PAINT_WITHIN_MS)), after);
  }

  /** Pixels of the picture that show what changed. */
  function areaOf(changed: readonly PieceScene[]): number {
    const boxes = changed.flatMap((piece) => {
      const before = shown.get(piece.piece);
      const box = before ? changedBox(before, piece) : everywhere;
      return box ? [{ piece: piece.piece, box }] : [];
    });
    const dirty = shown.size === 0 ? wholeRect(view.table) : dirtyOf(view.table, boxes);
    return dirty ? dirty.width * dirty.height : 0;
  }

  return {
    *prepare(design, kit) {
      const steps = scenes.steps(design, kit, view.table.pieces, roster);
      while (steps.next().done !== true) yield;
      composer.prepare?.();
    },
    paint: (design, kit) => {
      const scene = scenes(design, kit, view.table.pieces, roster);
      const changed = scene.pieces.filter((piece) => shown.get(piece.piece) !== piece);
      if (changed.length === 0) return;
      const area = composer.sketch ? areaOf(changed) : 0;
      const expensive = changed.some(({ piece }) => stale.has(piece)) || pace.isExpensive(area);
      const after = shown.size === 0 ? 0 : STILL_MS;
      shown = new Map(scene.pieces.map((piece) => [piece.piece, piece]));
      fabrics = Object.fromEntries(scene.pieces.map(({ piece, ground }) => [piece, ground]));
      const printed = changed.filter(({ piece, sewnOn }) => fine.of(piece, sewnOn) !== null);
      const bare = changed
        .filter((piece) => !printed.includes(piece))
        .map(({ piece }) => ({ piece, box: everywhere }));
      if (composer.sketch && expensive) {
        for (const { piece } of printed) stale.add(piece);
        const drawn = rough.draw(printed, (canvas, piece) => canvas.paint(piece));
        composer.sketch({ changed: drawn, bare, fabrics });
      } else pace.measure(area, () => show(printed, (canvas, piece) => canvas.paint(piece), bare));
      whenStill(after);
    },
    settle: (chosen) => {
      expected = chosen;
      if (patched.size > 0 || chosen !== undefined) callOff ??= whenIdle(next, PAINT_WITHIN_MS);
    },
    close: () => {
      callOff?.();
      clearTimeout(still);
    },
  };
}
