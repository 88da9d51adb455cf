import { pathBounds, type Box } from "@holeshot/geometry";
import { cutLine, productFacts, type Garment, type Piece } from "@holeshot/garments";
import { drawPiece } from "./plot.ts";

const gap = 8;

/** Where a piece lies on the cloth: what its coordinates are moved by. */
export interface Nested {
  readonly piece: Piece;
  readonly dx: number;
  readonly dy: number;
  readonly box: Box;
}

/** Pieces on shelves across the cloth, tallest first, grain along its length; how much of it they take, mm. */
export function nest(
  pieces: readonly Piece[],
  width: number,
): { readonly places: Nested[]; readonly length: number } {
  const boxed = pieces
    .map((piece) => ({ piece, box: pathBounds(cutLine(piece)) }))
    .toSorted((a, b) => b.box.bottom - b.box.top - (a.box.bottom - a.box.top));
  const places: Nested[] = [];
  let [x, top, shelf] = [0, 0, 0];
  for (const { piece, box } of boxed) {
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    if (x > 0 && x + w > width) {
      x = 0;
      top += shelf + gap;
      shelf = 0;
    }
    places.push({ piece, box, dx: x - box.left, dy: top - box.top });
    x += w + gap;
    shelf = Math.max(shelf, h);
  }
  return { places, length: top + shelf };
}

/** All pieces of a garment on one sheet, by material, at 1:1. */
export function plotNested(garment: Garment): string {
  const width = productFacts(garment.product).wear === "hands" ? 500 : 1500;
  const materials = [...new Set(garment.pieces.map((piece) => piece.material))];
  let top = 20;
  const groups = materials.map((material) => {
    const { places, length } = nest(
      garment.pieces.filter((piece) => piece.material === material),
      width,
    );
    const drawn = places.map(
      ({ piece, dx, dy }) =>
        `<g transform="translate(${dx.toFixed(2)} ${(dy + top).toFixed(2)})">${drawPiece(garment, piece).replaceAll(/ id="[a-z]+"/g, "")}</g>`,
    );
    const title = `<text x="0" y="${top - 5}" font-size="12" font-family="sans-serif">${material}</text>`;
    top += length + 40;
    return `<g id="${material}">${title}${drawn.join("\n")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${top}mm" viewBox="0 0 ${width} ${top}">
<title>${garment.product} ${garment.size}</title>
${groups.join("\n")}
</svg>
`;
}
