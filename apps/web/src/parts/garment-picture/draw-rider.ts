import type { Scene } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { figurePiece, type Picture, type PieceRaster, riderColours } from "@holeshot/views";
import { fetchPattern, cutGarment } from "../../editor/garments/patterns.ts";
import { composed, drawnPieces, show } from "../../editor/stage/paint/whole-picture.ts";
import { openTableWorker, requestRider } from "../../editor/views/table-client.ts";
import type { MadeRider, RiderJob } from "../../editor/views/table-job.ts";
import type { ProductKit } from "../../editor/assets/kit-store.ts";
import { createLatest } from "../../lib/latest.ts";
import { report } from "../../lib/report.ts";
import { filesFor, onlyOf, type Stores } from "./design-files.ts";
import { inTurn } from "./draw-garment.ts";

/** A kit on a rider, as it is designed. */
export interface RiderWish extends Omit<RiderJob, "id" | "cloth"> {
  readonly document: DesignDocument;
}

export interface RiderNews {
  /** Null when nobody was made who wears these garments. */
  readonly onMade: (rider: MadeRider | null) => void;
  readonly onShown: () => void;
  readonly onFailed: () => void;
}

/** Both views of a rider; another cut is another one. */
const latest = createLatest<MadeRider | null>(2);

function keptRider({ garments, view, size }: RiderWish): Promise<MadeRider | null> {
  openTableWorker();
  const key = JSON.stringify([garments, view, size]);
  return latest(key, () => requestRider({ garments, view, size }));
}

/**
 * Draws a rider by what the editor draws with and the print is made from, after the pictures that were asked for before.
 * Until he is whole the canvas keeps what it showed. Returns what stops it.
 */
export function drawRider(
  canvas: HTMLCanvasElement,
  stores: Stores,
  wish: RiderWish,
  news: RiderNews,
): () => void {
  let stopped = false;
  const ends: (() => void)[] = [];

  async function draw(): Promise<void> {
    const made = await keptRider(wish);
    if (stopped) return;
    news.onMade(made);
    if (!made) return;
    const kits = await Promise.all(made.cuts.map(({ product }) => kitOf(product)));
    await Promise.all(made.cuts.map(({ product }) => fetchPattern(product) ?? Promise.resolve()));
    const steps = riderPicture(canvas, made, {
      ...wish,
      kits: new Map(kits),
      assets: stores.assets,
    });
    if (await inTurn(steps, () => !stopped)) news.onShown();
  }

  async function kitOf(product: ProductId): Promise<readonly [ProductId, ProductKit]> {
    const files = filesFor(onlyOf(wish.document, product), product, stores);
    ends.push(files.leave);
    return [product, await files.kit];
  }

  draw().catch((error: unknown) => {
    report(error, "picture of a rider");
    if (!stopped) news.onFailed();
  });
  return () => {
    stopped = true;
    for (const end of ends) end();
  };
}

interface Drawn extends Pick<RiderWish, "document">, Pick<Stores, "assets"> {
  readonly kits: ReadonlyMap<ProductId, ProductKit>;
}

function* riderPicture(
  canvas: HTMLCanvasElement,
  { table, cuts, scale, colours, shadow }: MadeRider,
  { document: design, kits, assets }: Drawn,
): Generator<void, void> {
  const rasters: PieceRaster[] = [];
  const grounds: [ProductId, Pick<Scene, "pieces">][] = [];
  for (const { product, ...cut } of cuts) {
    const kit = kits.get(product);
    if (!kit) continue;
    const start = figurePiece(product, "");
    const names = table.pieces.flatMap((piece) =>
      piece.startsWith(start) ? [piece.slice(start.length)] : [],
    );
    const garment = cutGarment(product, cut);
    const wish = { design: onlyOf(design, product), kit, assets, roster: undefined };
    const drawn = yield* drawnPieces({ garment, scale }, names, wish);
    for (const raster of drawn.rasters)
      rasters.push({ ...raster, piece: figurePiece(product, raster.piece) });
    grounds.push([product, drawn]);
  }
  const fabrics = riderColours({ colours }, grounds);
  show(canvas, onGround(yield* composed({ table, rasters, fabrics }), shadow));
}

/** A picture over what is black below it. */
function onGround({ width, height, data }: Picture, shadow: Uint8Array): Picture {
  for (let i = 0; i < shadow.length; i += 1) {
    const own = data[4 * i + 3] as number;
    const below = ((shadow[i] as number) * (255 - own)) / 255;
    if (below === 0) continue;
    const whole = own + below;
    for (let c = 0; c < 3; c += 1) data[4 * i + c] = ((data[4 * i + c] as number) * own) / whole;
    data[4 * i + 3] = whole;
  }
  return { width, height, data };
}
