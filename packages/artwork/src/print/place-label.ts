import { containsPoint, flattenPath, measuredPath, transformPoint } from "@holeshot/geometry";
import type { Matrix, MeasuredPath, PlaceOnLine, Point } from "@holeshot/geometry";
import { cutLine } from "@holeshot/garments";
import type { Edge, Piece } from "@holeshot/garments";
import type { FontShaper } from "../text/font-shaper.ts";
import { labelBlock, labelStrip, markBlock } from "./label-block.ts";
import type { LabelDrawing, PieceLabel } from "./label-block.ts";

/** A label and where it lies on its piece. */
export interface PlacedLabel extends LabelDrawing {
  readonly matrix: Matrix;
}

/** Heights tried for a label with a code, and capitals tried for a line in the allowance, mm. */
const blockHeights = [24, 20, 18] as const;
const stripCaps = [3, 2.5] as const;
/** What a label in hem or allowance leaves free above and below it together, mm: white must not peep out of a seam. */
const spare = 2;
/** A small code has less to spare: it lies by the knife's side, where white does no harm. */
const markSpare = 1;
const atKnife = 0.2;
/** Of a code from the words, mm. */
const apart = 4;
/** Of a label from the grain line, whose heads are wider than it, mm: the first that there is room for. */
const offGrain = [5, 3, 1];
/** Shares of a piece's width and height at which its label is tried. */
const places = [0.5, 0.1, 0.9, 0.08, 0.92, 0.3, 0.7];
/** Distance of the places tried along an edge, and of the points at which a label's rim is looked at, mm. */
const stride = 8;
const codeStride = 2;
const sample = 2;

interface Ground {
  /** Edges that were looked at. */
  readonly measured: Map<Edge, MeasuredPath>;
  readonly seam: readonly Point[];
  readonly cut: readonly Point[];
}

/** A piece is looked at for its print and for its paper pattern. */
const grounds = new WeakMap<Piece, Ground>();

function groundOf(piece: Piece): Ground {
  const known = grounds.get(piece) ?? {
    measured: new Map<Edge, MeasuredPath>(),
    seam: flattenPath(piece.outline, 0.1)[0]?.points ?? [],
    cut: flattenPath(cutLine(piece), 0.1)[0]?.points ?? [],
  };
  grounds.set(piece, known);
  return known;
}

/**
 * Where a piece's label lies on the piece itself. On printed pieces it must vanish in the making:
 * in the hem where there is one, else as one line and a small code in the seam allowance; others carry it in their
 * middle, if there is room, on what will be the inside. None where nothing fits: then only the tag beside the piece has it.
 */
export function placeLabels(piece: Piece, label: PieceLabel, font: FontShaper): PlacedLabel[] {
  const ground = groundOf(piece);
  const middle = piece.material === "printed" ? null : inMiddle(piece, label, font, ground);
  if (middle) return [middle];
  for (const height of blockHeights) {
    const block = labelBlock(label, font, height);
    const placed = block && alongEdges(piece, block, ground, ({ hem }) => hem);
    if (placed) return [placed];
  }
  const inAllowance = ({ allowance, hem }: Edge) => (hem > 0 ? 0 : allowance);
  const placed: PlacedLabel[] = [];
  for (const cap of stripCaps) {
    const words = alongEdges(piece, labelStrip(label, font, cap), ground, inAllowance);
    if (words) placed.push(words);
    if (words) break;
  }
  if (!label.mark) return placed;
  const block = markBlock(label.mark);
  const code =
    alongEdges(piece, block, ground, inAllowance, placed[0], true) ??
    (piece.material === "printed" ? null : besideGrain(piece, block, ground));
  return code ? [...placed, code] : placed;
}

/** The first place outside the seam line and inside the cut line, from the middle of the longest edge outwards. */
function alongEdges(
  piece: Piece,
  drawing: LabelDrawing,
  ground: Ground,
  depthOf: (edge: Edge) => number,
  beside?: PlacedLabel,
  isCode = false,
): PlacedLabel | null {
  const free = isCode ? markSpare : spare;
  const edges = piece.edges
    .map((edge) => ({ edge, depth: depthOf(edge) }))
    .filter(({ depth }) => depth >= drawing.height + free)
    .map(({ edge, depth }) => ({ edge, depth, line: measuredEdge(ground, edge) }))
    .filter(({ line }) => line.length > drawing.width)
    .toSorted((a, b) => b.line.length - a.line.length);
  for (const { edge, depth, line } of edges) {
    const { length } = line;
    const notches = piece.notches
      .filter((notch) => notch.edge === edge.name)
      .map(({ at }) => at * length);
    for (const along of fromMiddle(length, drawing.width, isCode ? codeStride : stride)) {
      if (notches.some((at) => Math.abs(at - along) < drawing.width / 2 + (isCode ? 2 : 4)))
        continue;
      const matrix = outsideOf(line.at(along), depth, drawing, isCode ? atKnife : null);
      const clear = isRim(
        drawing,
        matrix,
        (point) =>
          containsPoint(ground.cut, point) &&
          !containsPoint(ground.seam, point) &&
          !(beside && isNear(beside, point)),
      );
      if (clear) return { ...drawing, matrix };
    }
  }
  return null;
}

function measuredEdge({ measured }: Ground, edge: Edge): MeasuredPath {
  const line = measured.get(edge) ?? measuredPath(edge.path);
  measured.set(edge, line);
  return line;
}

function fromMiddle(length: number, width: number, step: number): number[] {
  const most = Math.floor((length - width) / 2 / step);
  return Array.from({ length: 2 * most + 1 }, (_, index) => {
    const steps = Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1);
    return length / 2 + steps * step;
  });
}

/** Puts the drawing in the middle of the cloth outside an edge, or so far from the knife, turned with it, its head never below. */
function outsideOf(
  { point, direction }: PlaceOnLine,
  depth: number,
  drawing: LabelDrawing,
  fromKnife: number | null,
): Matrix {
  const out = fromKnife === null ? depth / 2 : depth - fromKnife - drawing.height / 2;
  const centre = { x: point.x + direction.y * out, y: point.y - direction.x * out };
  const over = direction.x < -1e-9 || (Math.abs(direction.x) <= 1e-9 && direction.y > 0);
  const [cos, sin] = over ? [-direction.x, -direction.y] : [direction.x, direction.y];
  return centredAt(drawing, centre, cos, sin);
}

function inMiddle(
  piece: Piece,
  label: PieceLabel,
  font: FontShaper,
  ground: Ground,
): PlacedLabel | null {
  for (const height of blockHeights) {
    const block = labelBlock(label, font, height);
    const placed = block && (besideGrain(piece, block, ground) ?? centred(piece, block, ground));
    if (placed) return placed;
  }
  return null;
}

/** Within the seams, where a piece's words belong or in its middle, along or across. */
function centred(piece: Piece, block: LabelDrawing, ground: Ground): PlacedLabel | null {
  const { left, top, right, bottom } = piece.bounds;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return placedAt([piece.label, middle], block, ground);
}

/** Within the seams, as far from the grain line as there is room: no line runs through a code. */
function besideGrain(piece: Piece, block: LabelDrawing, ground: Ground): PlacedLabel | null {
  const { left, top, right, bottom } = piece.bounds;
  const [from, to] = piece.grain;
  const grid = places.flatMap((u) =>
    places.map((v) => ({ x: left + u * (right - left), y: top + v * (bottom - top) })),
  );
  const line = Array.from({ length: 101 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / 100,
    y: from.y + ((to.y - from.y) * i) / 100,
  }));
  const tried = triedAt([piece.label, ...grid], block, ground);
  for (const far of offGrain) {
    const free = tried.find(
      ({ label, isInside }) => !line.some((point) => isNear(label, point, far)) && isInside(),
    );
    if (free) return free.label;
  }
  return null;
}

function placedAt(
  centres: readonly Point[],
  block: LabelDrawing,
  ground: Ground,
): PlacedLabel | null {
  return triedAt(centres, block, ground).find(({ isInside }) => isInside())?.label ?? null;
}

/** The drawing at each of these places, upright and lying, and whether the seams lie round it: looked at when it is asked. */
function triedAt(centres: readonly Point[], block: LabelDrawing, { seam }: Ground) {
  const ways = [
    [1, 0],
    [0, -1],
  ] as const;
  return centres.flatMap((centre) =>
    ways.map(([cos, sin]) => {
      const matrix = centredAt(block, centre, cos, sin);
      let inside: boolean | undefined;
      const isInside = (): boolean =>
        (inside ??= isRim(block, matrix, (point) => containsPoint(seam, point)));
      return { label: { ...block, matrix }, isInside };
    }),
  );
}

function centredAt(drawing: LabelDrawing, centre: Point, cos: number, sin: number): Matrix {
  const [w, h] = [drawing.width / 2, drawing.height / 2];
  return [cos, sin, -sin, cos, centre.x - cos * w + sin * h, centre.y - sin * w - cos * h];
}

/** Whether a point of the piece is on a label, or so near that the two would run into one another. */
function isNear({ width, height, matrix }: PlacedLabel, point: Point, far = apart): boolean {
  const x = point.x - matrix[4];
  const y = point.y - matrix[5];
  const along = matrix[0] * x + matrix[1] * y;
  const across = matrix[2] * x + matrix[3] * y;
  return along > -far && along < width + far && across > -far && across < height + far;
}

/** Whether all of the drawing's rim, as it lies on the piece, is as it should be. */
function isRim(
  { width, height }: LabelDrawing,
  matrix: Matrix,
  isRight: (point: Point) => boolean,
): boolean {
  const at = (x: number, y: number) => isRight(transformPoint(matrix, { x, y }));
  if (!at(width, height)) return false;
  for (let x = 0; x < width; x += sample) if (!at(x, 0) || !at(x, height)) return false;
  for (let y = 0; y <= height; y += sample) if (!at(0, y) || !at(width, y)) return false;
  return true;
}
