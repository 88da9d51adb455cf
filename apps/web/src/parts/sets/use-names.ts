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

/** What a product's properties and their values are called; their ids until the set is known. */
export function useNames(designUuid: string, productId: string, set?: string): Names {
  const t = useT();
  const { data } = useSetOfDesign(designUuid, set);
  return namesOf(t, data?.products.find((product) => product.id === productId)?.properties);
}

export function namesOf(t: Translate, properties: readonly Property[] | undefined): Names {
  const find = (id: string) => properties?.find((property) => property.id === id);
  const nameOf = (id: string, value: string) =>
    find(id)?.values.find((each) => each.id === value)?.name ?? value;
  const place = (id: string) => properties?.findIndex((property) => property.id === id) ?? 0;
  return {
    value: nameOf,
    choices: (chosen) =>
      Object.entries(chosen)
        .toSorted(([a], [b]) => place(a) - place(b))
        .map(([id, value]) =>
          t("app.named", { name: find(id)?.name ?? id, text: nameOf(id, value) }),
        ),
    isGone: (id, value) =>
      properties !== undefined && !find(id)?.values.some((each) => each.id === value),
  };
}
