import { cutLine, edgeOf, productFacts, type Garment, type Piece } from "@holeshot/garments";
import {
  formatPath,
  pathBounds,
  pathLength,
  pointAtLength,
  type Path,
  type Point,
} from "@holeshot/geometry";

const margin = 12;

/** One piece at 1:1: cut line, seam line, notches, grain, safe line and names, each on a layer of its own. */
export function plotPiece(garment: Garment, piece: Piece): string {
  const box = pathBounds(cutLine(piece));
  const [width, height] = [box.right - box.left + 2 * margin, box.bottom - box.top + 2 * margin];
  const view = `${box.left - margin} ${box.top - margin} ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width.toFixed(2)}mm" height="${height.toFixed(2)}mm" viewBox="${view}">
<title>${garment.product} ${garment.size} ${piece.id}</title>
${drawPiece(garment, piece)}
</svg>
`;
}

/** The piece's layers, in its own coordinates. */
export function drawPiece(garment: Garment, piece: Piece): string {
  const stroke = (colour: string, width: number, dash = "") =>
    `fill="none" stroke="${colour}" stroke-width="${width}"${dash === "" ? "" : ` stroke-dasharray="${dash}"`}`;
  const [from, to] = piece.grain;
  return [
    layer("cut", `<path d="${formatPath(cutLine(piece))}" ${stroke("#000", 0.5)}/>`),
    layer("seam", `<path d="${formatPath(piece.outline)}" ${stroke("#c00", 0.35)}/>`),
    layer("safe", `<path d="${formatPath(piece.safe)}" ${stroke("#090", 0.25, "3 2")}/>`),
    layer(
      "notches",
      piece.notches
        .map((notch) => `<path d="${notchTicks(piece, notch)}" ${stroke("#000", 0.5)}/>`)
        .join(""),
    ),
    layer("grain", `<path d="${formatPath(arrow(from, to))}" ${stroke("#06c", 0.4)}/>`),
    layer("names", names(garment, piece)),
  ].join("\n");
}

function layer(name: string, content: string): string {
  return `<g id="${name}">${content}</g>`;
}

/** Ticks of 4 mm from the seam line outwards. */
function notchTicks(piece: Piece, notch: Piece["notches"][number]): string {
  const { path, allowance, hem } = edgeOf(piece, notch.edge);
  const length = pathLength(path);
  const depth = Math.min(4, Math.max(2, allowance + hem));
  const ticks = notch.marks === 1 ? [0] : [-2.5, 2.5];
  return ticks
    .map((offset) => {
      const { point, direction } = pointAtLength(path, length * notch.at + offset);
      const end = { x: point.x + direction.y * depth, y: point.y - direction.x * depth };
      return `M${point.x.toFixed(2)} ${point.y.toFixed(2)}L${end.x.toFixed(2)} ${end.y.toFixed(2)}`;
    })
    .join("");
}

function arrow(from: Point, to: Point): Path {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const barb = (side: number): Path => [
    ["M", to.x, to.y],
    ["L", to.x - dx * 6 + dy * 2.5 * side, to.y - dy * 6 - dx * 2.5 * side],
  ];
  return [["M", from.x, from.y], ["L", to.x, to.y], ...barb(1), ...barb(-1)];
}

function names(garment: Garment, piece: Piece): string {
  const size = productFacts(garment.product).wear === "hands" ? 3 : 7;
  const { x, y } = piece.label;
  const title = `${garment.product} ${garment.size} ${piece.id}, cut 1 ${piece.fabric ?? piece.material}`;
  const edges = piece.edges.map((edge) => {
    const { point, direction } = pointAtLength(edge.path, pathLength(edge.path) / 2);
    const turn = (Math.atan2(direction.y, direction.x) * 180) / Math.PI;
    const place = `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)}) rotate(${turn.toFixed(1)}) translate(0 ${size})`;
    return `<text transform="${place}" text-anchor="middle" font-size="${size * 0.6}" fill="#888">${edge.name}</text>`;
  });
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="middle" font-size="${size}" font-family="sans-serif">${title}</text>${edges.join("")}`;
}
