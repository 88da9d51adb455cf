const numberComesFirst: ReadonlySet<string> = new Set(
  "au ca fr gb gg ie im je lu mc mt nz us za".split(" "),
);

/** Whether people of a country, two lowercase letters, say the number of a house before its street. */
export function isNumberFirst(country: string): boolean {
  return numberComesFirst.has(country);
}

interface Street {
  readonly street: string;
  readonly house_number: string;
  readonly country: string;
}

/** Street and number in one line, as they are written in the country. */
export function streetLine({ street, house_number: number, country }: Street): string {
  return isNumberFirst(country) ? `${number} ${street}` : `${street} ${number}`;
}
