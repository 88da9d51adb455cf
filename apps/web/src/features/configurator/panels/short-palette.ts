import type { DesignDocument } from "@holeshot/design";

interface PaletteColour {
  readonly hex: string;
  readonly name: string;
}

/** Two rows of a panel, less the button that shows the rest. */
const SHOWN = 15;

/** The colours a design uses, in the order of its layers. */
export function coloursIn(document: DesignDocument): ReadonlySet<string> {
  const layers = Object.values(document.products).flatMap((product) => product.layers);
  return new Set(
    layers.flatMap((layer) => {
      if (layer.kind === "text") return [layer.colour, layer.stroke.colour];
      if (layer.kind === "image") return layer.recolour === undefined ? [] : [layer.recolour];
      return [layer.primary, ...(layer.gradient ? [layer.gradient.secondary] : [])];
    }),
  );
}

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
