import { buildScene, type FontShaper, startDocument, type Template } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import { flattenPath, type Point } from "@holeshot/geometry";
import { baseSize } from "@holeshot/garments";
import { drafted } from "./drafted.ts";

/** A garment whose lettering is looked at; `share` is how large the kit's letters begin on it. */
export interface Worn {
  readonly product: ProductId;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  readonly share: number;
  /** Another number than the kit's own. */
  readonly number?: string | undefined;
}

/** One text of a kit where it was painted: points along its letters and rims, mm of its piece. */
interface Painted {
  readonly piece: string;
  readonly layer: string;
  readonly spots: readonly Point[];
}

/** What a kit writes on a garment, by the paths that are painted; nothing where it draws none of it. */
export function paintedLetters(
  template: Template,
  { product, size, options, share, number }: Worn,
  faces: ReadonlyMap<string, FontShaper>,
): Painted[] {
  const art = template.art[product];
  if (!art) return [];
  const scene = buildScene({
    document: startDocument(template, [product], undefined, share),
    product,
    garment: drafted({ product, size, options }),
    base: drafted({ product, size: baseSize(product) }),
    // Where letters lie asks the kit's places for them, and none of its zones.
    art: { ...art, zones: [] },
    colours: template.colourways[0]?.zones ?? {},
    fonts: (font) => faces.get(font),
    vectors: () => undefined,
    images: () => undefined,
    samples: true,
    ...(number && { roster: { number } }),
  });
  return scene.pieces.flatMap(({ piece, layers }) =>
    layers
      .filter(({ layer }) => layer !== "")
      .map(({ layer, items }) => ({
        piece,
        layer,
        spots: items.flatMap((item) =>
          item.kind === "fill" ? flattenPath(item.path, 0.1).flatMap(({ points }) => points) : [],
        ),
      })),
  );
}
