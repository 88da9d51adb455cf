import {
  compose,
  type Picture,
  type PieceRaster,
  type PixelRect,
  shownRect,
} from "@holeshot/views";
import { coarseTable, COARSE } from "./coarse-table.ts";
import type { ChangedPiece, Composer, Composition } from "./composer.ts";
import type { StageView } from "./stage-view.ts";

/** More pixels than this take longer than a frame or two: first a coarse picture is shown. */
const AT_ONCE = 120_000;

/** Composes without any graphics card: only what changed, and much at once first coarsely. */
export function createProcessorComposer(canvas: HTMLCanvasElement): Composer {
  const context = canvas.getContext("2d");
  let view: StageView | null = null;
  let picture: Picture | null = null;
  let waiting: PixelRect | null = null;
  let idle = 0;
  let fabrics: Composition["fabrics"] = {};
  const rasters = new Map<string, PieceRaster>();

  function fine(dirty: PixelRect): void {
    if (!view) return;
    const onto = picture && { onto: { picture, dirty } };
    const request = { table: view.table, rasters: [...rasters.values()], fabrics, ...onto };
    picture = compose(request);
    delete canvas.dataset["coarse"];
    const pixels = picture.data as Uint8ClampedArray<ArrayBuffer>;
    const image = new ImageData(pixels, picture.width, picture.height);
    const { x, y, width, height } = dirty;
    context?.putImageData(image, 0, 0, x, y, width, height);
  }

  function coarse(): void {
    if (!view || !context) return;
    const small = compose({
      table: coarseTable(view.table),
      rasters: [...rasters.values()],
      fabrics,
    });
    const pixels = new ImageData(small.data as Uint8ClampedArray<ArrayBuffer>, small.width);
    const sketch = new OffscreenCanvas(small.width, small.height);
    sketch.getContext("2d")?.putImageData(pixels, 0, 0);
    // Told to whoever looks closely: a finer picture is to come.
    canvas.dataset["coarse"] = "";
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(sketch, 0, 0, small.width * COARSE, small.height * COARSE);
  }

  function settle(): void {
    idle = 0;
    const dirty = waiting;
    waiting = null;
    if (dirty) fine(dirty);
  }

  return {
    reads: true,
    open: (next) => {
      cancelWhenIdle(idle);
      waiting = null;
      view = next;
      picture = null;
      rasters.clear();
      canvas.width = next.table.width;
      canvas.height = next.table.height;
    },
    compose: (composition) => {
      if (!view) return;
      const { table } = view;
      fabrics = composition.fabrics;
      for (const change of composition.changed) readBack(rasters, change);
      const dirty = picture ? dirtyOf(view, composition.changed) : whole(view);
      waiting = unite(waiting, dirty);
      if (!waiting) return;
      if (waiting.width * waiting.height <= AT_ONCE && table.width > 0) {
        settle();
        if (!composition.rest && composition.changed.some(isPart)) canvas.dataset["coarse"] = "";
        return;
      }
      if (!composition.rest) coarse();
      cancelWhenIdle(idle);
      idle = whenIdle(settle);
    },
    resize: () => undefined,
    close: () => cancelWhenIdle(idle),
  };
}

/** Drawn into what was there: it is drawn afresh when the rider's hand rests. */
function isPart({ rect, canvas: { canvas } }: ChangedPiece): boolean {
  return rect.width < canvas.width || rect.height < canvas.height;
}

function whole({ table }: StageView): PixelRect {
  return { x: 0, y: 0, width: table.width, height: table.height };
}

function dirtyOf({ table }: StageView, changed: readonly ChangedPiece[]): PixelRect | null {
  return changed.reduce<PixelRect | null>(
    (dirty, { piece, box }) => unite(dirty, shownRect(table, piece, box)),
    null,
  );
}

function unite(a: PixelRect | null, b: PixelRect | null): PixelRect | null {
  if (!a || !b) return a ?? b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Copies what was drawn anew from a piece's canvas into its raster. */
function readBack(rasters: Map<string, PieceRaster>, { piece, canvas, rect }: ChangedPiece): void {
  const { width, height } = canvas.canvas;
  const context = canvas.canvas.getContext("2d");
  if (!context) return;
  const known = rasters.get(piece);
  if (!known || known.scale !== canvas.scale || known.width !== width) {
    const { data } = context.getImageData(0, 0, width, height);
    const { left, top, scale } = canvas;
    rasters.set(piece, { piece, left, top, scale, width, height, data });
    return;
  }
  const part = context.getImageData(rect.x, rect.y, rect.width, rect.height).data;
  for (let row = 0; row < rect.height; row += 1) {
    const from = row * rect.width * 4;
    const line = part.subarray(from, from + rect.width * 4);
    known.data.set(line, ((rect.y + row) * width + rect.x) * 4);
  }
}

/** Safari has no idle callback; a moment later is as good. */
function whenIdle(work: () => void): number {
  if ("requestIdleCallback" in window) return window.requestIdleCallback(work, { timeout: 250 });
  return Number(setTimeout(work, 60));
}

function cancelWhenIdle(id: number): void {
  if (id === 0) return;
  if ("cancelIdleCallback" in window) window.cancelIdleCallback(id);
  else clearTimeout(id);
}
