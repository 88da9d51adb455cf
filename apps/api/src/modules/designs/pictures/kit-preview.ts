import { type Catalogue, type DrawPreview, fontBytes } from "../../catalogue/index.ts";
import { shaperCache } from "./fonts.ts";

/** Draws the pictures that kits are offered with; the catalogue keeps each once it is drawn. */
export function kitPreview(catalogue: () => Catalogue): DrawPreview {
  const fonts = shaperCache(fontBytes);
  return async (template, products, given) => {
    const set = given ?? catalogue().sets.find(({ templates }) => templates.includes(template));
    if (!set) return null;
    const { drawKit } = await import("./draw-kit.ts");
    return drawKit(set, template, products, fonts);
  };
}
