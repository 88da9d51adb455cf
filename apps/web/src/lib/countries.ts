import { useQuery } from "@tanstack/react-query";
import { call } from "./api/call.ts";
import { useLanguage } from "./i18n/language-store.ts";
import { isPublic } from "./query-client.ts";
import { queryKeys } from "./api/query-keys.ts";

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** All countries in the chosen language, sorted by name; empty until they are there. */
export function useCountries(): readonly Country[] {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: queryKeys.countries(language),
    queryFn: async ({ signal }) => (await call("listCountries", { signal })).data,
    staleTime: Infinity,
    meta: isPublic,
  });
  return data ?? [];
}

export function useCountryName(code: string): string {
  const countries = useCountries();
  return countries.find((country) => country.code === code)?.name ?? code.toUpperCase();
}
