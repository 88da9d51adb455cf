import { parsePath, type Path } from "@holeshot/geometry";
import { carry, productFacts, type Garment, type Piece } from "@holeshot/garments";
import { movePath, shortData } from "./path-data.ts";

/** Kits are drawn this far beyond the outline, mm. */
const margin = 25;

/** One kit's drawing with every shape carried from the outlines it was drawn on to the garment's. */
export function refitDrawing(
  text: string,
  from: ReadonlyMap<string, Piece>,
  garment: Garment,
): string {
  const was: Garment = { ...garment, pieces: [...from.values()] };
  const way = carry(was, garment);
  const decimals = productFacts(garment.product).wear === "hands" ? 2 : 1;
  let piece: Piece | undefined;
  return text
    .split("\n")
    .map((line) => {
      const group = /<g id="p-([^"]+)"/.exec(line);
      if (group) piece = garment.pieces.find(({ id }) => id.replaceAll("_", "-") === group[1]);
      if (!piece || !from.has(piece.id)) return line;
      const { id } = piece;
      const move = ({ x, y }: { x: number; y: number }) => way(id, { x, y });
      if (line.includes('<rect id="s-')) return refitSlot(line, move);
      if (line.includes("<rect ")) return groundRect(line, piece);
      return line.replace(
        / d="([^"]+)"/,
        (_, d: string) => ` d="${shortData(movePath(parsePath(d), move), decimals)}"`,
      );
    })
    .join("\n");
}

type Move = (point: { x: number; y: number }) => { x: number; y: number };

/** A slot keeps its size and turn; its middle goes with the piece. */
function refitSlot(line: string, move: Move): string {
  return line.replace(/translate\((-?[\d.]+) (-?[\d.]+)\)/, (_, x: string, y: string) => {
    const to = move({ x: Number(x), y: Number(y) });
    return `translate(${print(to.x)} ${print(to.y)})`;
  });
}

/** A ground covers its whole piece, whatever its outline has become. */
function groundRect(line: string, { bounds }: Piece): string {
  const { left, top, right, bottom } = bounds;
  const next: Record<string, number> = {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
  return line.replace(
    / (x|y|width|height)="-?[\d.]+"/g,
    (_, name: string) => ` ${name}="${print(next[name] ?? 0)}"`,
  );
}

function print(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Whether two pieces' edges are the same within what a drawing is rounded to. */
export function sameEdges(one: Piece, other: Piece): boolean {
  return one.edges.every((edge, i) => {
    const twin = other.edges[i];
    return twin !== undefined && samePath(edge.path, twin.path);
  });
}

function samePath(a: Path, b: Path): boolean {
  return (
    a.length === b.length &&
    a.every((command, i) =>
      command.every((part, j) => {
        const twin = b[i]?.[j];
        return typeof part === "number" && typeof twin === "number"
          ? Math.abs(part - twin) < 0.005
          : part === twin;
      }),
    )
  );
}
