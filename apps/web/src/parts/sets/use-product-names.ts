import { useQueries } from "@tanstack/react-query";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import { setQuery } from "./use-set.ts";
import { useSets } from "./use-sets.ts";

/**
 * What a product's values are called, from whichever set sells it: an order keeps ids, and no set.
 * The id stands in until the sets are known, and for what is no longer sold.
 */
export function useProductNames(): (product: string, property: string, value: string) => string {
  const language = useLanguage();
  const sets = useSets();
  const details = useQueries({
    queries: (sets.data ?? []).map(({ uuid }) => setQuery(uuid, language)),
    combine: (results) => results.flatMap(({ data }) => data?.products ?? []),
  });
  return (product, property, value) => {
    const values = details
      .filter(({ id }) => id === product)
      .flatMap(({ properties }) => properties.filter(({ id }) => id === property))
      .flatMap((found) => found.values);
    return values.find(({ id }) => id === value)?.name ?? value;
  };
}
