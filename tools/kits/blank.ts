import { formatPath, parsePath } from "@holeshot/geometry";
import type { Garment, Piece } from "@holeshot/garments";

const dashed = (name: string) => name.replaceAll("_", "-");

/**
 * The base pattern as a sheet to draw on: each piece's edges, safe line and grain, in the places
 * where kits lay them. A kit is drawn on it, and carried on when it changes.
 */
export function blankOf(garment: Garment): string {
  let x = 0;
  let tallest = 0;
  const groups = garment.pieces.map((piece) => {
    const { left, right, top, bottom } = piece.bounds;
    const group = pieceGroup(piece, x - left + 40, 40 - top);
    x += right - left + 60;
    tallest = Math.max(tallest, bottom - top);
    return group;
  });
  const [width, height] = [Math.ceil(x + 40), Math.ceil(tallest + 80)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `  <title>${garment.product}, size ${garment.size}, pattern ${garment.pattern}</title>`,
    `  <g fill="none" stroke="#17181b" stroke-width="0.5">`,
    ...groups,
    "  </g>",
    "</svg>",
    "",
  ].join("\n");
}

function pieceGroup(piece: Piece, x: number, y: number): string {
  const id = dashed(piece.id);
  const [from, to] = piece.grain;
  return [
    `    <g id="o-${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">`,
    ...piece.edges.map(
      ({ name, path }) => `      <path id="e-${id}--${dashed(name)}" d="${formatPath(path, 3)}"/>`,
    ),
    `      <path id="safe-${id}" stroke-dasharray="3 3" d="${formatPath(piece.safe, 1)}"/>`,
    `      <path id="grain-${id}" d="M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}"/>`,
    "    </g>",
  ].join("\n");
}

/** The garment's pieces with the edges a blank was written with; null for pieces it does not have. */
export function piecesOfBlank(text: string, garment: Garment): Map<string, Piece> {
  const data = new Map(
    [...text.matchAll(/ id="e-([^"]+)" d="([^"]+)"/g)].map(([, id, d]) => [id ?? "", d ?? ""]),
  );
  const pieces = new Map<string, Piece>();
  for (const piece of garment.pieces) {
    const edges = piece.edges.flatMap((edge) => {
      const d = data.get(`${dashed(piece.id)}--${dashed(edge.name)}`);
      return d === undefined ? [] : [{ ...edge, path: parsePath(d) }];
    });
    // Landmarks follow the edges; the blank does not keep them.
    if (edges.length === piece.edges.length)
      pieces.set(piece.id, { ...piece, edges, landmarks: {} });
  }
  return pieces;
}
