/**
 * The colourway a design wears: the one it names, else the one its kit starts in. Undefined for a kit without any. The one
 * place where this is decided, for what the catalogue holds as for what a browser was told of it.
 */
export function colourwayOf<Way extends { readonly id: string }>(
  kit: { readonly colourways: readonly Way[] },
  design: { readonly colourway?: string | undefined } | undefined,
): Way | undefined {
  return kit.colourways.find(({ id }) => id === design?.colourway) ?? kit.colourways[0];
}
