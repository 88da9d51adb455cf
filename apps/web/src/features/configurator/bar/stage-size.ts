import { sizeProperty } from "../../../parts/sets/size-property.ts";
import type { CatalogueProduct } from "../design-context.ts";

export interface StageSize {
  readonly id: string;
  /** As the rider knows it; where all are women's, the letters say it. */
  readonly name: string;
}

/** The size that is told beside the garment: the rider's, where one is chosen and still made, else the one it is drawn on. */
export function stageSize(
  { properties }: Pick<CatalogueProduct, "properties">,
  chosen: string | undefined,
  base: string,
): StageSize {
  const sizes = properties.find(({ id }) => id === sizeProperty)?.values ?? [];
  const size = sizes.find(({ id }) => id === chosen) ?? sizes.find(({ id }) => id === base);
  if (!size) return { id: base, name: base };
  const bare = sizes.every(({ id }) => id.startsWith("W-"));
  return { id: size.id, name: bare ? size.id.slice(2) : size.name };
}
