import { colourwayOf } from "@holeshot/artwork";
import type { ColourMap } from "@holeshot/design";
import type { CatalogueTemplate } from "../../design-context.ts";

type Lettering = CatalogueTemplate["colourways"][number]["texts"][string][string];

/** Which lettering colour of one colourway becomes which of another, for a template's own texts. */
export function textColours(
  from: CatalogueTemplate,
  fromWay: string | undefined,
  to: CatalogueTemplate,
  toWay: string | undefined,
  product: string,
): ColourMap {
  const before = lettering(from, fromWay, product);
  const after = lettering(to, toWay, product);
  const map: Record<string, string> = {};
  for (const [layer, old] of Object.entries(before)) {
    const next = after[layer];
    if (!next) continue;
    const pairs = [
      [old.colour, next.colour],
      ...old.outlines.map((colour, index) => [colour, next.outlines[index]]),
      [old.shadow, next.shadow],
    ];
    for (const [was, becomes] of pairs) if (was && becomes) map[was] ??= becomes;
  }
  return map;
}

function lettering(
  template: CatalogueTemplate,
  way: string | undefined,
  product: string,
): Readonly<Record<string, Lettering>> {
  const colourway = colourwayOf(template, { colourway: way });
  return colourway?.texts[product] ?? {};
}
