import { useQuery } from "@tanstack/react-query";
import { type Answer, call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useLanguage } from "../../../lib/i18n/language-store.ts";

export type ClothLots = Answer<"listClothLots">;
export type ClothLot = ClothLots["data"][number];
export type Cloth = ClothLots["cloths"][number];

/** Side of the strike-off's grid before the press, mm. */
export const gridSide = 500;

/** Measured lots, the last measured first, and what cloth a lot may be of, named in the chosen language. */
export function useLots() {
  const language = useLanguage();
  return useQuery({
    queryKey: queryKeys.office("lots", language),
    queryFn: ({ signal }) => call("listClothLots", { signal }),
    placeholderData: (before) => before,
  });
}

/** What the press takes, in hundredths of the length before it; below nothing where cloth grows. */
export function shrinkOf(side: number): number {
  return (1 - side / gridSide) * 100;
}

/** The lots one may print a cloth on, by cloth: those with a measure, the last measured first. */
export function lotsByCloth({ data, cloths }: ClothLots): readonly {
  readonly cloth: Cloth;
  readonly lots: readonly ClothLot[];
}[] {
  return cloths
    .map((cloth) => ({ cloth, lots: data.filter((lot) => lot.cloth === cloth.id) }))
    .filter(({ lots }) => lots.length > 0);
}
