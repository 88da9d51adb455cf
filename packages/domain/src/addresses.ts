/** Where the postcode stands behind the place, and the house number before the street. */
const placeFirst = "au ca gb gg ie im je nz us za".split(" ");
/** Where an address is written with its house number before the street. */
const numberFirst = [...placeFirst, "fr", "lu", "mc", "mt"];

/** The two halves of a postcode between which its country writes a space. */
const halves: Readonly<Record<string, RegExp>> = {
  nl: /^(\d{4}) *([A-Z]{2})$/,
  gb: /^([A-Z]{1,2}\d[A-Z\d]?) *(\d[A-Z]{2})$/,
  se: /^(\d{3}) *(\d{2})$/,
};

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

/** As its country writes it, however it was typed: `1015cj` is `1015 CJ`. One of a form that is not known stays. */
function writtenPostcode(country: string, postcode: string): string {
  const form = Object.hasOwn(halves, country) ? halves[country] : undefined;
  const found = form?.exec(postcode.trim().toUpperCase());
  return found ? `${found[1]} ${found[2]}` : postcode;
}
