/** Reads one search parameter: its text, or nothing when it is absent or makes no sense. */
export type Reader = (given: string | null) => string | undefined;

export function text(given: string | null): string | undefined {
  return given === null || given === "" ? undefined : given;
}

export function oneOf<const T extends string>(
  ...words: readonly T[]
): (given: string | null) => T | undefined {
  return (given) => words.find((word) => word === given);
}

/** What a page is told of the search: what it asked for and what could be read. */
export function readSearch(
  readers: Readonly<Record<string, Reader>>,
  search: string,
): Record<string, string> {
  const given = new URLSearchParams(search);
  const read: Record<string, string> = {};
  for (const [name, reader] of Object.entries(readers)) {
    const value = reader(given.get(name));
    if (value !== undefined) read[name] = value;
  }
  return read;
}

/** The search as it stands in the address, with its question mark. */
export function writeSearch(search: Readonly<Record<string, string | undefined>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? "" : `?${query}`;
}
