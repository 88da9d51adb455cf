import { colourwayOf } from "@holeshot/artwork";
import { type DesignDocument, type Gradient, type PatternFill, zoneLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { CatalogueTemplate } from "../../design-context.ts";

/** How a zone is coloured on a garment. */
interface Face {
  readonly zone: { readonly id: string };
  readonly primary: string;
  readonly gradient: Gradient | null;
  readonly fill: PatternFill | null;
}

/** The other garments of a set that wear the same kit and have the zone too. */
export function otherGarments(
  set: { readonly products: readonly { readonly id: ProductId }[] },
  document: DesignDocument,
  template: CatalogueTemplate | undefined,
  product: ProductId,
  zone: string,
): ProductId[] {
  const having = (template?.zones ?? []).filter(({ id }) => id === zone);
  return set.products
    .map(({ id }) => id)
    .filter((id) => id !== product && document.products[id]?.template === template?.id)
    .filter((id) => having.some((each) => each.product === id));
}

/** Whether a garment's zone is coloured as the one that is looked at: then they are changed together. */
export function alikeOn(
  document: DesignDocument,
  template: CatalogueTemplate | undefined,
  product: ProductId,
  { zone, primary, gradient, fill }: Face,
): boolean {
  const design = document.products[product];
  const layer = zoneLayer(design?.layers ?? [], zone.id);
  const way = template && colourwayOf(template, { colourway: design?.colourway });
  const own = layer?.primary ?? way?.colours[product]?.[zone.id];
  const face = (of: unknown): string => JSON.stringify(of ?? null);
  return (
    own === primary && face(layer?.gradient) === face(gradient) && face(layer?.fill) === face(fill)
  );
}
