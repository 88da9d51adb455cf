import { isNumberFirst } from "@holeshot/domain";

export type AddressField = "postcode" | "house_number" | "street" | "city";

/** Two fields stand in one row, or one alone. */
type Rows = readonly (readonly AddressField[])[];

const dutch: Rows = [["postcode", "house_number"], ["street"], ["city"]];
const numberLast: Rows = [["street", "house_number"], ["postcode"], ["city"]];
const numberFirst: Rows = [["house_number", "street"], ["postcode"], ["city"]];

/** The fields as people of a country write them one after the other: there they are said and typed without looking. */
export function addressOrder(country: string): Rows {
  if (country === "nl") return dutch;
  return isNumberFirst(country) ? numberFirst : numberLast;
}
