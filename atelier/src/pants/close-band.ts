import { edgeOf, type Edge, type Garment, type Piece } from "@holeshot/garments";
import type { Path } from "@holeshot/geometry";

/** The pants done up: the tab that lies under the waistband's right end is left out and the ends meet. */
export function closeBand(garment: Garment): Garment {
  const pieces = garment.pieces.map((piece) => (piece.id === "waistband" ? closed(piece) : piece));
  const seam = {
    a: { piece: "waistband", edge: "end_right" },
    b: { piece: "waistband", edge: "end_left" },
    ease: 0,
    stretch: 1,
    reason: "done up",
  };
  return { ...garment, pieces, seams: [...garment.seams, seam] };
}

function closed(band: Piece): Piece {
  const { left, right, top, bottom } = {
    left: landmarkX(band, "front_left"),
    right: landmarkX(band, "front_right"),
    ...{ top: band.bounds.top, bottom: band.bounds.bottom },
  };
  const line = (from: readonly [number, number], to: readonly [number, number]): Path => [
    ["M", ...from],
    ["L", ...to],
  ];
  const straight = (name: string, path: Path): Edge => ({ ...edgeOf(band, name), path });
  const edges = band.edges
    .filter(({ name }) => name !== "tab")
    .map((edge) => {
      if (edge.name === "top") return straight("top", line([left, top], [right, top]));
      if (edge.name === "end_left") return straight("end_left", line([left, bottom], [left, top]));
      return edge;
    });
  const outline: Path = [
    ...edges.flatMap(({ path }, i) => (i === 0 ? path : path.slice(1))),
    ["Z"],
  ];
  return { ...band, edges, outline, bounds: { ...band.bounds, left, right } };
}

function landmarkX(band: Piece, name: string): number {
  const point = band.landmarks[name];
  if (!point) throw new RangeError(`The waistband has no landmark ${name}`);
  return point.x;
}
