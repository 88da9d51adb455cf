import type { ComposeNearRequest, Picture, PixelRect, ViewSize } from "@holeshot/views";
import { whenIdle } from "../../../lib/when-idle.ts";
import type { StageView } from "../view/stage-view.ts";
import type { createNearPicture, NearPicture } from "./near-picture.ts";
import { PAINT_WITHIN_MS } from "./paint-within.ts";

/** An enlarged stage is drawn finer once its size rests for so long. */
const SIZE_RESTS_MS = 120;

/** What an enlarged picture is drawn from. */
export interface NearSource extends Pick<ComposeNearRequest, "rasters" | "fabrics"> {
  readonly view: StageView;
  /** The picture at the table's own size. */
  readonly picture: Picture;
}

/** Draws a stage that is enlarged at the screen's own pixels, where no card does it, when the page has nothing better to do. */
export interface ComingNear {
  /** Something finer is to come. */
  readonly lacks: () => boolean;
  /** Shows a part of the table's picture that has changed; false where the canvas shows the table as it is. */
  readonly put: (dirty: PixelRect) => boolean;
  /** Begins, or goes on, if there is anything to do. */
  readonly go: () => void;
  readonly resize: (size: ViewSize) => void;
  /** The canvas has become another's, or the table's own size. */
  readonly leave: () => void;
}

interface ComingNearParts {
  readonly context: CanvasRenderingContext2D;
  /** Null for as long as the table's picture is not whole. */
  readonly source: () => NearSource | null;
  /** Heard when there is something finer to come, or no more. */
  readonly onChange: () => void;
}

export function createComingNear({ context, source, onChange }: ComingNearParts): ComingNear {
  let size: ViewSize = { width: 0, height: 0 };
  let near: NearPicture | null = null;
  /** Comes when the stage is enlarged; null where it does not: the stage shows its table then. */
  let code: typeof createNearPicture | null | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let callOff: (() => void) | null = null;
  let lacks = false;

  function go(): void {
    const from = source();
    const enlarged = from !== null && size.width > from.view.table.width;
    if (from && !enlarged) comeBack(from);
    lacks = enlarged && code !== null;
    if (lacks) callOff ??= whenIdle(tile, PAINT_WITHIN_MS);
    onChange();
  }

  function tile(): void {
    callOff = null;
    const from = source();
    if (!from) return;
    if (code === undefined) {
      load();
      return;
    }
    if (near?.size !== size) near = code?.(context, from.view, from.picture, size) ?? null;
    lacks = near?.step(from) ?? false;
    if (lacks) callOff = whenIdle(tile, PAINT_WITHIN_MS);
    else onChange();
  }

  function load(): void {
    const keep = (made: typeof createNearPicture | null): void => {
      code = made;
      go();
    };
    import("./near-picture.ts").then(
      (file) => keep(file.createNearPicture),
      () => keep(null),
    );
  }

  /** The canvas is the table's again. */
  function comeBack({ picture }: NearSource): void {
    if (!near) return;
    near = null;
    const { width, height } = picture;
    context.canvas.width = width;
    context.canvas.height = height;
    const pixels = picture.data as Uint8ClampedArray<ArrayBuffer>;
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
  }

  function rest(): void {
    callOff?.();
    callOff = null;
    clearTimeout(resting);
  }

  return {
    lacks: () => lacks,
    put: (dirty) => {
      near?.put(dirty);
      return near !== null;
    },
    go,
    resize: (next) => {
      if (next.width === size.width && next.height === size.height) return;
      size = next;
      const from = source();
      lacks = from !== null && code !== null && size.width > from.view.table.width;
      onChange();
      clearTimeout(resting);
      resting = setTimeout(go, SIZE_RESTS_MS);
    },
    leave: () => {
      rest();
      near = null;
      lacks = false;
    },
  };
}
