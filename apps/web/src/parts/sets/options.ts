interface Option {
  readonly required: boolean;
  readonly values: readonly { readonly id: string }[];
}

/** What a garment is made with where nothing is chosen: the first of the list. Null where a choice is asked for. */
export function standardOf({ required, values }: Option): string | null {
  return required ? null : (values[0]?.id ?? null);
}

/** The value that applies, chosen or not; empty while one has to be chosen. */
export function appliedValue(option: Option, chosen: string | undefined): string {
  return chosen ?? standardOf(option) ?? "";
}

/**
 * A value's name as it begins a line of its own: names are kept as they go on after `Collar:`. In all five languages a
 * label begins with a capital and goes on as it is written.
 */
export function asLabel(name: string): string {
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
