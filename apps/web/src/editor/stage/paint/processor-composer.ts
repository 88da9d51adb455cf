import {
  compose,
  type Picture,
  type PieceRaster,
  type PixelRect,
  type ViewTable,
} from "@holeshot/views";
import { coarseTable, COARSE } from "./coarse-table.ts";
import { createComingNear, type NearSource } from "./come-near.ts";
import type { Composer, Composition } from "./composer.ts";
import { dirtyOf, grow, shrink, stretch, unite, wholeRect } from "./pixel-rect.ts";
import { readBack } from "./read-back.ts";
import type { StageView } from "../view/stage-view.ts";
import { PAINT_WITHIN_MS } from "./paint-within.ts";
import { whenIdle } from "../../../lib/when-idle.ts";

/** More pixels than this are composed bit by bit, when the page has nothing better to do. */
const AT_ONCE = 120_000;
/** A bit of it takes a few milliseconds, some tens on a slow phone. */
const BAND = 40_000;

/** Composes without any graphics card: only what changed, and much of it bit by bit; enlarged, finer once the hand rests. */
export function createProcessorComposer(canvas: HTMLCanvasElement): Composer {
  const context = canvas.getContext("2d");
  let view: StageView | null = null;
  let picture: Picture | null = null;
  let small: Picture | null = null;
  let sheet: OffscreenCanvas | null = null;
  let waiting: PixelRect | null = null;
  let final = false;
  let callOff: (() => void) | null = null;
  let fabrics: Composition["fabrics"] = {};
  const rasters = new Map<string, PieceRaster>();
  /** Pieces that are shown coarsely as yet. */
  const rough = new Map<string, PieceRaster>();
  const near = context && createComingNear({ context, source, onChange: mark });

  /** What an enlarged picture is drawn from, once all of it is here. */
  function source(): NearSource | null {
    if (!view || !picture || !final || waiting) return null;
    return { view, picture, rasters: latest(), fabrics };
  }

  /** Each piece as it was drawn last, finely or not. */
  function latest(): readonly PieceRaster[] {
    return [...new Map([...rasters, ...rough]).values()];
  }

  function fine(dirty: PixelRect): void {
    if (!view || !context) return;
    const { table } = view;
    picture ??= blank(table);
    compose({ table, rasters: latest(), fabrics, onto: { picture, dirty } });
    if (!near?.put(dirty)) put(context, picture, dirty);
  }

  /** A band of what waits, and the next one when there is time again. */
  function bands(): void {
    callOff = null;
    if (!waiting) return;
    const { x, y, width, height } = waiting;
    const rows = Math.min(height, Math.max(8, Math.floor(BAND / Math.max(1, width))));
    waiting = rows < height ? { x, y: y + rows, width, height: height - rows } : null;
    fine({ x, y, width, height: rows });
    if (waiting) callOff = whenIdle(bands, PAINT_WITHIN_MS);
    else near?.go();
  }

  /** Told to whoever looks closely: a finer picture is to come, or not. */
  function mark(): void {
    if (final && !waiting && !near?.lacks()) delete canvas.dataset["coarse"];
    else canvas.dataset["coarse"] = "";
  }

  function quit(): void {
    callOff?.();
    callOff = null;
    near?.leave();
  }

  function dirtyFrom({ changed, bare }: Pick<Composition, "changed" | "bare">): PixelRect | null {
    if (!view) return null;
    return picture || small ? dirtyOf(view.table, [...changed, ...bare]) : wholeRect(view.table);
  }

  return {
    reads: true,
    open: (next) => {
      quit();
      view = next;
      waiting = picture = small = sheet = null;
      rasters.clear();
      rough.clear();
      canvas.width = next.table.width;
      canvas.height = next.table.height;
    },
    prepare: () => {
      if (view) coarseTable(view.table);
    },
    compose: (composition) => {
      if (!view) return;
      ({ fabrics, final } = composition);
      const fresh = picture === null;
      for (const change of composition.changed) readBack(rasters, change);
      for (const piece of composition.ready) rough.delete(piece);
      const dirty = fresh ? wholeRect(view.table) : dirtyFrom(composition);
      if (dirty && dirty.width * dirty.height <= AT_ONCE) {
        fine(dirty);
        // Beside a piece that is shown coarsely it has to be done again.
        if (rough.size > 0) waiting = unite(waiting, dirty);
      } else waiting = unite(waiting, dirty);
      // Bit by bit once every piece is there, or all of it would be done twice.
      if (waiting && rough.size === 0) callOff ??= whenIdle(bands, PAINT_WITHIN_MS);
      near?.go();
    },
    sketch: (composition) => {
      if (!view || !context) return;
      const dirty = dirtyFrom(composition);
      ({ fabrics } = composition);
      final = false;
      for (const change of composition.changed) readBack(rough, change);
      callOff?.();
      callOff = null;
      const part = dirty && shrink(dirty, COARSE);
      // What is shown coarsely reaches further than what changed: all of it is to be done finely.
      waiting = unite(waiting, part && grow(part, COARSE, view.table));
      mark();
      if (!part) return;
      const table = coarseTable(view.table);
      small ??= blank(table);
      sheet ??= new OffscreenCanvas(table.width, table.height);
      const pen = sheet.getContext("2d");
      if (!pen) return;
      compose({ table, rasters: latest(), fabrics, onto: { picture: small, dirty: part } });
      put(pen, small, part);
      stretch(context, sheet, part, COARSE * (canvas.width / view.table.width));
    },
    resize: (next) => near?.resize(next),
    close: quit,
  };
}

function blank({ width, height }: ViewTable): Picture {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function put(pen: Pen, { data, width, height }: Picture, dirty: PixelRect): void {
  const image = new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height);
  pen.putImageData(image, 0, 0, dirty.x, dirty.y, dirty.width, dirty.height);
}
