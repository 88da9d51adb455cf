import { useSetOfDesign } from "./use-set.ts";

interface Names {
  property: (id: string) => string;
  value: (property: string, value: string) => string;
  /** Whether a value is offered no more; false until the set is known. */
  isGone: (property: string, value: string) => boolean;
}

/** Stands for a name that is on its way: an id would be read as one, and be another a moment later. */
const awaited = "…";

/** What a product's properties and their values are called; their ids where the set cannot be had. */
export function useNames(designUuid: string, productId: string, set?: string): Names {
  const { data, isLoading } = useSetOfDesign(designUuid, set);
  const properties = data?.products.find((product) => product.id === productId)?.properties;
  const find = (id: string) => properties?.find((property) => property.id === id);
  return {
    property: (id) => find(id)?.name ?? (isLoading ? awaited : id),
    value: (id, value) =>
      find(id)?.values.find((each) => each.id === value)?.name ?? (isLoading ? awaited : value),
    isGone: (id, value) =>
      properties !== undefined && !find(id)?.values.some((each) => each.id === value),
  };
}
