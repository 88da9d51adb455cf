import { cutLine, productFacts, type Garment, type Piece } from "@holeshot/garments";
import { formatPath, pathBounds, type Box } from "@holeshot/geometry";

const margin = 40;
/** Sheet and letters, mm; a glove's strips are small. */
const paper = { top: [2600, 16], legs: [2600, 16], hands: [900, 5] } as const;
const colours = ["#0b66c3", "#c8102e", "#1b8a3a", "#8a4fbf", "#d98200", "#0a8f8f"];

/** The same piece of several sizes, each on its origin. */
interface Stack {
  readonly id: string;
  readonly pieces: readonly (Piece | undefined)[];
  readonly box: Box;
}

/**
 * Several sizes of a garment over each other at 1:1, each piece on its origin, so that the grading can be read:
 * seam lines drawn, cut lines thin, safe lines left out. Left and right are mirrors; only the left one is shown.
 */
export function plotOverlay(garments: readonly Garment[]): string {
  const stacks = stackPieces(garments);
  const [garment] = garments;
  if (!garment) throw new RangeError("There is nothing to lay over each other");
  const [sheetWidth, letters] = paper[productFacts(garment.product).wear];
  let [x, top, shelf] = [0, 60, 0];
  const groups = stacks.map((stack) => {
    const width =
      Math.max(stack.box.right - stack.box.left, stack.id.length * letters * 0.6) + margin;
    const height = stack.box.bottom - stack.box.top + margin;
    if (x > 0 && x + width > sheetWidth) [x, top, shelf] = [0, top + shelf, 0];
    const place = `translate(${(x - stack.box.left + margin / 2).toFixed(2)} ${(top - stack.box.top + margin / 2).toFixed(2)})`;
    x += width;
    shelf = Math.max(shelf, height);
    return `<g id="${stack.id}" transform="${place}">${drawStack(stack, letters)}</g>`;
  });
  const height = top + shelf;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}mm" height="${height.toFixed(2)}mm" viewBox="0 0 ${sheetWidth} ${height.toFixed(2)}">
<title>${garment.product} ${garments.map(({ size }) => size).join(", ")}</title>
${legend(garments)}
${groups.join("\n")}
</svg>
`;
}

function stackPieces(garments: readonly Garment[]): Stack[] {
  const ids = new Set(garments.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  const shown = [...ids].filter((id) => !id.endsWith("_right"));
  const stacks = shown.map((id) => {
    const pieces = garments.map((garment) => garment.pieces.find((piece) => piece.id === id));
    const boxes = pieces.flatMap((piece) => (piece ? [pathBounds(cutLine(piece))] : []));
    return { id, pieces, box: around(boxes) };
  });
  return stacks.toSorted((a, b) => b.box.bottom - b.box.top - (a.box.bottom - a.box.top));
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function drawStack({ id, pieces, box }: Stack, letters: number): string {
  const lines = pieces.map((piece, i) => {
    if (!piece) return "";
    const thin = letters / 16;
    const stroke = `fill="none" stroke="${colours[i % colours.length]}"`;
    return [
      `<path d="${formatPath(piece.outline)}" ${stroke} stroke-width="${1.2 * thin}"/>`,
      `<path d="${formatPath(cutLine(piece))}" ${stroke} stroke-width="${0.4 * thin}" stroke-dasharray="5 3"/>`,
    ].join("");
  });
  const name = `<text x="${box.left.toFixed(1)}" y="${(box.top - 4).toFixed(1)}" font-size="${letters}" font-family="sans-serif">${id}</text>`;
  return lines.join("") + name;
}

function legend(garments: readonly Garment[]): string {
  return garments
    .map(
      ({ product, size }, i) =>
        `<text x="${20 + i * 240}" y="34" font-size="24" font-family="sans-serif" fill="${colours[i % colours.length]}">${product} ${size}</text>`,
    )
    .join("");
}
