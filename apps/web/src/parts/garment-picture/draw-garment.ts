import { rosterEntry } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { StageView, ViewWish } from "../../editor/stage/view/stage-view.ts";
import { PAINT_WITHIN_MS } from "../../editor/stage/paint/paint-within.ts";
import { wholePicture } from "../../editor/stage/paint/whole-picture.ts";
import { report } from "../../lib/report.ts";
import { idle } from "../../lib/when-idle.ts";
import { filesFor, lacksFiles, onlyOf, type Stores } from "./design-files.ts";
import { keptView } from "./kept-views.ts";

/** One garment as it will be made: a design, from a side, for somebody. */
export interface GarmentWish extends Pick<ViewWish, "product" | "side" | "group" | "options"> {
  readonly document: DesignDocument;
  /** Null for a garment that is made as it was designed. */
  readonly rider: { readonly name: string; readonly number: string } | null;
  /** Width and height. */
  readonly pixels: number;
}

export interface PictureNews {
  /** What was drawn, and where it can be looked at. */
  readonly onShown: (view: StageView, on: HTMLCanvasElement) => void;
  readonly onFailed: () => void;
}

/**
 * One picture after the other, and each whole before the next is begun: a team's are dozens, and whoever waits for the first
 * ones waits for nothing else.
 */
let last: Promise<void> = Promise.resolve();
/** So long a page that has nothing better to do is drawn on before it is asked again. */
const SLICE_MS = 12;

/** Draws bit by bit when it is its turn and the page has time; whether it was drawn to its end. */
export function inTurn(steps: Iterator<unknown>, wanted: () => boolean): Promise<boolean> {
  const drawn = last.then(async () => {
    while (wanted()) {
      await idle(PAINT_WITHIN_MS);
      const end = performance.now() + SLICE_MS;
      while (wanted() && performance.now() < end) if (steps.next().done) return true;
    }
    return false;
  });
  last = drawn.then(nothing, nothing);
  return drawn;
}
const nothing = (): void => undefined;

/** The garment as it hangs, with nothing on it: the same for every picture of it. */
export function viewFor(
  wish: Pick<GarmentWish, "product" | "side" | "group" | "options" | "pixels">,
): Promise<StageView> {
  const { product, side, group = "men", options = {}, pixels } = wish;
  return keptView({ product, side, look: "worn", group, options, width: pixels, height: pixels });
}

/**
 * Draws a garment by what the editor draws with and the print is made from, once all of it is here. Returns what stops it.
 * Until it is whole the canvas keeps what it showed before, and says that it is coarse.
 */
export function drawGarment(
  canvas: HTMLCanvasElement,
  stores: Stores,
  wish: GarmentWish,
  news: PictureNews,
): () => void {
  let stopped = false;
  const { document: design, product, rider } = wish;
  const own = onlyOf(design, product);
  canvas.dataset["coarse"] = "";

  async function draw(): Promise<void> {
    // What it is drawn with comes while the view is being made, and after what the view is made of: a line carries few files at once.
    const coming = viewFor(wish);
    const files = filesFor(own, product, stores);
    leave = files.leave;
    const [view, kit] = await Promise.all([coming, files.kit]);
    const { assets } = stores;
    const steps = wholePicture(canvas, view, { design, kit, assets, roster: rosterEntry(rider) });
    if (!(await inTurn(steps, () => !stopped))) return;
    delete canvas.dataset["coarse"];
    if (lacksFiles(own, assets)) news.onFailed();
    else news.onShown(view, canvas);
  }

  let leave = nothing;
  draw().catch((error: unknown) => {
    leave();
    report(error, "picture of a garment");
    if (!stopped) news.onFailed();
  });
  return () => {
    stopped = true;
    leave();
  };
}
