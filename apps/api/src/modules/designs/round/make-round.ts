import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { wornTogether } from "@holeshot/garments";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import type { DrawingSources } from "../pictures/draw-design.ts";
import { facesOf } from "../pictures/fonts.ts";
import { loadImages } from "../pictures/load-images.ts";
import { productScene } from "../pictures/product-scene.ts";
import { groupOf, shownGarment } from "../pictures/shown-garment.ts";
import type { RoundKind } from "../tables.ts";
import { garmentModel, riderModel, type RoundGarment } from "./build-model.ts";
import { garmentTurn, riderTurn } from "./make-turn.ts";
import type { RoundFile, RoundProduct } from "./round-address.ts";
import { writeGlb } from "./write-glb.ts";
import { writeUsdz } from "./write-usdz.ts";

/** What is made, and of what. */
export interface RoundRequest {
  readonly set: ConfiguratorSet;
  readonly document: DesignDocument;
  readonly product: RoundProduct;
  readonly kind: RoundKind;
  readonly asset: DrawingSources["asset"];
}

/** The files of a garment or of a kit; null where nobody has draped it, or no rider wears it. */
export async function makeRound(
  request: RoundRequest,
): Promise<ReadonlyMap<RoundFile, Uint8Array> | null> {
  const kit = await garmentsOf(request);
  const one = request.product === "kit" ? undefined : kit.get(request.product);
  if (request.kind === "turn") {
    const turn = request.product === "kit" ? await riderTurn(kit) : await garmentTurn(one);
    return turn && new Map([["turn.webp", turn]]);
  }
  const model =
    request.product === "kit"
      ? await riderModel("kit", kit)
      : await garmentModel(request.product, one);
  if (!model) return null;
  return new Map([
    ["model.glb", writeGlb(model)],
    ["model.usdz", writeUsdz(model)],
  ]);
}

/** The garments that are asked for, in the design's own artwork. */
async function garmentsOf({
  set,
  document,
  product,
  asset,
}: RoundRequest): Promise<ReadonlyMap<ProductId, RoundGarment>> {
  const [loaded, shaper] = await Promise.all([loadImages(document, asset), facesOf(document)]);
  const asked =
    product === "kit"
      ? wornTogether(set.products)
      : set.products.filter(({ id }) => id === product);
  const kit = new Map<ProductId, RoundGarment>();
  for (const { id } of asked) {
    const options = document.products[id]?.properties ?? {};
    const shown = shownGarment(id, groupOf(set, id), options);
    const scene = productScene(set, document, shown, shaper, loaded);
    kit.set(id, { product: id, shown, scene, images: loaded.images });
  }
  return kit;
}
