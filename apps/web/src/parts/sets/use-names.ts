import { useT } from "../../lib/i18n/language-store.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { useSetOfDesign } from "./use-set.ts";

interface Names {
  value: (property: string, value: string) => string;
  /** `Collar: zip`, in the sequence of the set: by its value alone nobody knows what "none" is of, or "regular". */
  choices: (chosen: Readonly<Record<string, string>>) => string[];
  /** Whether a value is offered no more; false until the set is known. */
  isGone: (property: string, value: string) => boolean;
}

interface Property {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

/** Stands for a name that is on its way: an id would be read as one, and be another a moment later. */
const awaited = "…";

/** What a product's properties and their values are called; their ids where the set cannot be had. */
export function useNames(designUuid: string, productId: string, set?: string): Names {
  const t = useT();
  const { data, isLoading } = useSetOfDesign(designUuid, set);
  const product = data?.products.find(({ id }) => id === productId);
  return namesOf(t, product?.properties, isLoading);
}

/** The names that `properties` have; `isLoading` while nobody knows them yet. */
export function namesOf(
  t: Translate,
  properties: readonly Property[] | undefined,
  isLoading = false,
): Names {
  const find = (id: string) => properties?.find((property) => property.id === id);
  const propertyOf = (id: string) => find(id)?.name ?? (isLoading ? awaited : id);
  const nameOf = (id: string, value: string) =>
    find(id)?.values.find((each) => each.id === value)?.name ?? (isLoading ? awaited : value);
  const place = (id: string) => properties?.findIndex((property) => property.id === id) ?? 0;
  return {
    value: nameOf,
    choices: (chosen) =>
      Object.entries(chosen)
        .toSorted(([a], [b]) => place(a) - place(b))
        .map(([id, value]) => t("app.named", { name: propertyOf(id), text: nameOf(id, value) })),
    isGone: (id, value) =>
      properties !== undefined && !find(id)?.values.some((each) => each.id === value),
  };
}
