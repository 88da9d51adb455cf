import { rosterEntry } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import { type DesignDocument, fontsOf, imageSources } from "@holeshot/design";
import type { AssetStore } from "../../editor/assets/asset-store.ts";
import type { KitStore } from "../../editor/assets/kit-store.ts";
import { createProcessorComposer } from "../../editor/stage/paint/processor-composer.ts";
import { createStagePainter } from "../../editor/stage/paint/stage-painter.ts";
import type { StageView, ViewWish } from "../../editor/stage/view/stage-view.ts";
import { PAINT_WITHIN_MS } from "../../editor/stage/paint/paint-within.ts";
import { report } from "../../lib/report.ts";
import { idle, whenIdle } from "../../lib/when-idle.ts";
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
  readonly onShown: () => void;
  readonly onFailed: () => void;
}

interface Stores {
  readonly assets: AssetStore;
  readonly kits: KitStore;
}

/** One picture after the other, each when the page has nothing better to do: a team's are dozens. */
let last: Promise<void> = Promise.resolve();

function inTurn(work: () => void): void {
  last = last.then(() => idle(PAINT_WITHIN_MS)).then(work);
}

/** The garment as it hangs, with nothing on it: the same for every picture of it. */
export function viewFor(
  wish: Pick<GarmentWish, "product" | "side" | "group" | "options" | "pixels">,
): Promise<StageView> {
  const { product, side, group = "men", options = {}, pixels } = wish;
  return keptView({ product, side, look: "worn", group, options, width: pixels, height: pixels });
}

/**
 * Draws a garment by what the editor draws with and the print is made from. Returns what stops it; a picture that is
 * whole lets go of all that drew it.
 */
export function drawGarment(
  canvas: HTMLCanvasElement,
  stores: Stores,
  wish: GarmentWish,
  news: PictureNews,
): () => void {
  let stopped = false;
  let stop: (() => void) | null = null;
  const { product } = wish;
  const view = viewFor(wish);
  // What it is drawn with comes while the view is being made, and after what the view is made of: a line carries few files at once.
  stores.kits.kit(wish.document, product);
  stores.assets.want(onlyOf(wish.document, product));
  view.then(
    (made) =>
      inTurn(() => {
        if (!stopped) stop = paint(canvas, made, stores, wish, news);
      }),
    (error: unknown) => {
      report(error, "picture of a garment");
      if (!stopped) news.onFailed();
    },
  );
  return () => {
    stopped = true;
    stop?.();
    stop = null;
  };
}

/** The design with one garment: what only the others are drawn with need not come. */
function onlyOf(document: DesignDocument, product: ProductId): DesignDocument {
  const own = document.products[product];
  return { ...document, products: own ? { [product]: own } : {} };
}

/** Whether the shop no longer has a face or picture of the design: what is merely late is still coming. */
function lacksFiles(document: DesignDocument, assets: AssetStore): boolean {
  const layers = Object.values(document.products).flatMap((product) => product.layers);
  return (
    fontsOf(layers).some(assets.absentFont) ||
    [...imageSources(document)].some(({ id }) => assets.absentPicture(id))
  );
}

function paint(
  canvas: HTMLCanvasElement,
  view: StageView,
  { assets, kits }: Stores,
  { document, rider }: GarmentWish,
  news: PictureNews,
): () => void {
  const composer = createProcessorComposer(canvas);
  let painter: ReturnType<typeof createStagePainter> | null = createStagePainter(
    view,
    composer,
    assets,
    1,
    rosterEntry(rider),
  );
  let callOff: (() => void) | null = null;

  function again(): void {
    const kit = kits.kit(document, view.product);
    if (!kit || !painter) return;
    painter.paint(document, kit);
    if (assets.waiting()) return;
    if (lacksFiles(onlyOf(document, view.product), assets)) news.onFailed();
    else news.onShown();
    callOff?.();
    callOff = whenIdle(letGo, PAINT_WITHIN_MS);
  }

  /** Coarse at first on a slow machine: its finer picture is waited for. */
  function letGo(): void {
    if ("coarse" in canvas.dataset) callOff = whenIdle(letGo, PAINT_WITHIN_MS);
    else stop();
  }

  function stop(): void {
    callOff?.();
    for (const each of leave) each();
    painter?.close();
    composer.close();
    painter = null;
  }

  const leave = [assets.subscribe(again), kits.subscribe(again)];
  again();
  return stop;
}
