interface PaletteColour {
  readonly hex: string;
  readonly name: string;
}

/** Two rows of a panel, less the button that shows the rest. */
const SHOWN = 15;

/** Of a long palette: what is chosen, what the design uses already, then evenly through the rest. */
export function shortPalette(
  palette: readonly PaletteColour[],
  used: ReadonlySet<string>,
  chosen: string,
): readonly PaletteColour[] {
  if (palette.length <= SHOWN) return palette;
  const wanted = palette.filter(({ hex }) => hex === chosen || used.has(hex)).slice(0, SHOWN - 5);
  const rest = palette.filter((colour) => !wanted.includes(colour));
  const room = SHOWN - wanted.length;
  const spread = Array.from(
    { length: room },
    (_, index) => rest[Math.floor((index * rest.length) / room)],
  );
  const kept = new Set([...wanted, ...spread]);
  return palette.filter((colour) => kept.has(colour));
}
