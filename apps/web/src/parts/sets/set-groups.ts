import type { ProductId } from "@holeshot/domain";
import { shownGroup, type SizeGroup } from "@holeshot/garments";
import { sizeProperty } from "./size-property.ts";
import type { ConfiguratorSet } from "./use-set.ts";

/** Whose garment a set shows of each product: of those it is sold to. */
export function groupsOf(set: ConfiguratorSet): Readonly<Partial<Record<ProductId, SizeGroup>>> {
  return Object.fromEntries(
    set.products.map(({ id, properties }) => {
      const sizes = properties.find((property) => property.id === sizeProperty)?.values ?? [];
      const ids = sizes.map((size) => size.id);
      return [id, shownGroup(id, ids)];
    }),
  );
}
