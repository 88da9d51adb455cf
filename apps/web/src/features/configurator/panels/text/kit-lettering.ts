import { colourwayOf } from "@holeshot/artwork";
import { isLettering, type TextLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { CatalogueTemplate } from "../../design-context.ts";

/** A kit's own text layers as they come in one of its colourways. */
export function kitLettering(
  template: CatalogueTemplate,
  way: string | undefined,
  product: ProductId,
): TextLayer[] {
  const layers = template.document.products[product]?.layers ?? [];
  const colourway = colourwayOf(template, { colourway: way });
  return layers.filter(isLettering).map((layer) => {
    const colours = colourway?.texts[product]?.[layer.id];
    return colours ? inColours(layer, colours) : layer;
  });
}

type Colours = CatalogueTemplate["colourways"][number]["texts"][string][string];

function inColours(layer: TextLayer, { colour, outlines, shadow }: Colours): TextLayer {
  const [first, ...others] = outlines;
  return {
    ...layer,
    colour,
    stroke: { ...layer.stroke, ...(first !== undefined && { colour: first }) },
    ...(layer.strokes && {
      strokes: layer.strokes.map((stroke, i) => ({
        ...stroke,
        colour: others[i] ?? stroke.colour,
      })),
    }),
    ...(layer.shadow && { shadow: { ...layer.shadow, colour: shadow ?? layer.shadow.colour } }),
  };
}
