import { type Language, streetLine } from "@holeshot/domain";
import { countries } from "../catalogue/index.ts";
import type { StoredAddress } from "./tables.ts";

/** An address as it is written on paper, its country by name. */
export function addressLines(
  address: Pick<StoredAddress, "street" | "house_number" | "postcode" | "city" | "country">,
  language: Language,
): string[] {
  const country = countries(language).find((each) => each.code === address.country)?.name;
  return [
    streetLine(address),
    `${address.postcode} ${address.city}`,
    country ?? address.country.toUpperCase(),
  ];
}
