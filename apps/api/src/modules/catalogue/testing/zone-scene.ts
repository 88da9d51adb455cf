import { buildScene, type Scene, type TemplateArt } from "@holeshot/artwork";
import type { Garment } from "@holeshot/garments";

/** A kit's product without lettering, every zone in a colour that is its own. */
export function zoneScene(art: TemplateArt, base: Garment, garment: Garment): Scene {
  const zones = [...new Set(art.zones.map(({ id }) => id))];
  const colours = Object.fromEntries(zones.map((id, i) => [id, `#0000${(16 + i).toString(16)}`]));
  const design = { template: art.template, layers: [], properties: {} };
  return buildScene({
    document: { schema: 1, pattern: 1, products: { [art.product]: design } },
    product: art.product,
    garment,
    base,
    art,
    colours,
    fonts: () => undefined,
    vectors: () => undefined,
    images: () => undefined,
  });
}
