import { writtenPostcode } from "./postcodes.ts";

/** Where the postcode stands behind the place, and the house number before the street. */
const placeFirst = "au ca gb gg ie im je nz us za".split(" ");
/** Where an address is written with its house number before the street. */
const numberFirst = [...placeFirst, "fr", "lu", "mc", "mt"];

/** An address as forms take it; `country` is two lowercase letters. */
export interface WrittenAddress {
  readonly street: string;
  readonly house_number: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** Whether people of a country say the house number before the street. */
export function numberComesFirst(country: string): boolean {
  return numberFirst.includes(country);
}

/** The two lines of an address between the name and the country, as on an envelope of that country. */
export function streetAndPlace(address: WrittenAddress): [street: string, place: string] {
  const { street, house_number: number, city, country } = address;
  const postcode = writtenPostcode(country, address.postcode);
  return [
    numberFirst.includes(country) ? `${number} ${street}` : `${street} ${number}`,
    placeFirst.includes(country) ? `${city} ${postcode}` : `${postcode} ${city}`,
  ];
}
