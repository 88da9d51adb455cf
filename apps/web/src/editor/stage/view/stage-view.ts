import type { SizeGroup } from "@holeshot/garments";
import type { ProductId, Side } from "@holeshot/domain";
import { keepTableIndex, pick, type ViewTable } from "@holeshot/views";
import { tell } from "../../../lib/report.ts";
import { baseGarment, cutGarment, fetchPattern } from "../../garments/patterns.ts";
import { openTableWorker, requestTable } from "../../views/table-client.ts";
import type { Look, MadeTable, ReadyTable } from "../../views/table-job.ts";
import { createClothFinder } from "./cloth-finder.ts";
import { type ClothView, localMap } from "./cloth-view.ts";

/** A side of a product as pixels: what each shows, and the way there and back. */
export interface StageView extends ClothView {
  readonly product: ProductId;
  readonly side: Side;
  readonly look: Look;
  readonly table: ViewTable;
  /** Pixels a millimetre of the cloth that is seen largest. */
  readonly scale: number;
  readonly shadow: MadeTable["shadow"];
  readonly worn: MadeTable["worn"];
}

/** Which view is wanted. Sizes in pixels of the picture. */
export interface ViewWish {
  readonly product: ProductId;
  readonly side: Side;
  readonly look: Look;
  readonly width: number;
  readonly height: number;
  /** Whose garment is shown; a man's when it is not said. */
  readonly group?: SizeGroup;
  /** The choices made for the product; some change how it is cut. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Share of the stage that the garment fills; below it is room for the shadow it hangs over. */
const FILL = 0.87;

/** A view, and whether it only stands in until how the garment is worn can be fetched. */
export interface OpenedView {
  readonly view: StageView;
  readonly standIn: boolean;
}

/** The view that is wanted; its pieces for as long as how it is worn cannot be fetched. */
export async function openStageView(wish: ViewWish): Promise<OpenedView> {
  openTableWorker();
  await fetchPattern(wish.product);
  const garment = baseGarment(wish.product);
  const job = { group: "men" as const, options: {}, ...wish, fill: FILL, garment };
  try {
    return { view: viewOf(wish, await requestTable(job)), standIn: false };
  } catch (error) {
    tell(error, "loading how it is worn");
    const pieces = await requestTable({ ...job, look: "pieces" });
    return { view: viewOf(wish, pieces), standIn: wish.look !== "pieces" };
  }
}

function viewOf({ product, side, look }: ViewWish, made: ReadyTable): StageView {
  const { table, worn, shadow } = made;
  keepTableIndex(table, made.index);
  const garment = worn ? cutGarment(product, worn) : baseGarment(product);
  const find = createClothFinder(table, made.register);
  const cloth: ClothView = {
    garment,
    still: true,
    at: (x, y) => pick(table, x, y),
    find,
    mapAt: (piece, point) => localMap(find, piece, point),
  };
  return {
    product,
    side,
    look,
    table,
    shadow,
    worn,
    ...cloth,
    scale: pixelsPerMillimetre(cloth, table),
  };
}

/** Places along each side of the picture that are looked at. */
const LOOKS = 8;
/** A fold seen head on may look far larger than the cloth beside it. */
const MOST_SCALE = 3;

function pixelsPerMillimetre(cloth: ClothView, { width, height }: ViewTable): number {
  let most = 0;
  for (let y = 1; y < LOOKS; y += 1) {
    for (let x = 1; x < LOOKS; x += 1) {
      const found = cloth.at((width * x) / LOOKS, (height * y) / LOOKS);
      if (found) most = Math.max(most, cloth.mapAt(found.piece, found.point)?.scale ?? 0);
    }
  }
  return Math.min(MOST_SCALE, most || 1);
}
