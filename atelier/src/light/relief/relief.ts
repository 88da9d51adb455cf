import type { Garment } from "@holeshot/garments";
import type { Surface } from "../../finish/surface.ts";
import type { HeightField } from "./height-field.ts";
import { pieceField } from "./piece-field.ts";

/** What stands out of a surface, as seen by its shading. */
export interface Relief {
  /**
   * Writes how far the normal leans at a place of a triangle, and returns the share of light that reaches into it.
   * `seen` is how much of the relief a picture can show, 0 to 1.
   */
  tilt(
    triangle: number,
    x: number,
    y: number,
    seen: number,
    slope: Float64Array,
    spot: ReliefSpot,
  ): number;
  /** How much a place of a triangle is hardware or thread that shines, 0 to 1; nothing is when left out. */
  gloss?(triangle: number, x: number, y: number): number;
  /** What a place of a triangle is painted: share of its colour's light that is left; all of it when left out. */
  paint?(triangle: number, place: Float64Array): number;
}

/** Where that place is, mm, and which way its smooth skin faces. */
export interface ReliefSpot {
  readonly point: Float64Array;
  readonly normal: Float64Array;
}

/** Cloth knows all of its relief from the piece. */
export interface ClothRelief {
  tilt(triangle: number, x: number, y: number, seen: number, slope: Float64Array): number;
  gloss(triangle: number, x: number, y: number): number;
}

export function garmentRelief(garment: Garment, surface: Surface): ClothRelief {
  return clothRelief(surface, (id) => fieldOfPiece(garment, id));
}

/** The field of a garment's piece; on a rider its folds are deeper. */
export function fieldOfPiece(garment: Garment, id: string, onRider = false): HeightField {
  const piece = garment.pieces.find((candidate) => candidate.id === id);
  if (!piece) throw new RangeError(`The garment has no piece ${id}`);
  return pieceField(garment, piece, onRider);
}

/** The relief of a surface from the field of each of its pieces; those without one are smooth. */
export function clothRelief(
  surface: Surface,
  fieldOf: (piece: string) => HeightField | null,
): ClothRelief {
  const fields = surface.pieces.map((id) => {
    const field = fieldOf(id);
    return field && slopes(field);
  });
  const axes = triangleAxes(surface);
  const found = new Float64Array(3);
  return {
    tilt(triangle, x, y, seen, slope) {
      slope.fill(0);
      const field = fields[surface.pieceOf[triangle] as number];
      if (seen <= 0 || !field) return 1;
      read(field, x, y, found);
      const [across, down, shade] = found as unknown as [number, number, number];
      for (let c = 0; c < 3; c++) {
        const rise =
          across * (axes[6 * triangle + c] as number) +
          down * (axes[6 * triangle + 3 + c] as number);
        slope[c] = seen * rise;
      }
      return 1 - seen * (1 - shade);
    },
    gloss(triangle, x, y) {
      const field = fields[surface.pieceOf[triangle] as number];
      return field?.shines ? readOne(field.field, field.field.gloss, x, y) : 0;
    },
  };
}

interface Slopes {
  readonly field: HeightField;
  /** Rise per millimetre to the right and downwards. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  /** Whether there is anything on it that shines. */
  readonly shines: boolean;
}

function slopes(field: HeightField): Slopes {
  const { width, height, heights, scale } = field;
  const across = new Float32Array(heights.length);
  const down = new Float32Array(heights.length);
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const n = j * width + i;
      across[n] = (((heights[n + 1] as number) - (heights[n - 1] as number)) / 2) * scale;
      down[n] = (((heights[n + width] as number) - (heights[n - width] as number)) / 2) * scale;
    }
  }
  return { field, across, down, shines: field.gloss.some((own) => own > 0) };
}

/** Reads both slopes and the shade between cells. */
function read({ field, across, down }: Slopes, x: number, y: number, out: Float64Array): void {
  const u = Math.min(field.width - 1.001, Math.max(0, (x - field.left) * field.scale));
  const v = Math.min(field.height - 1.001, Math.max(0, (y - field.top) * field.scale));
  const n = Math.floor(v) * field.width + Math.floor(u);
  const [s, t] = [u - Math.floor(u), v - Math.floor(v)];
  const mix = (values: Float32Array) =>
    ((values[n] as number) * (1 - s) + (values[n + 1] as number) * s) * (1 - t) +
    ((values[n + field.width] as number) * (1 - s) + (values[n + field.width + 1] as number) * s) *
      t;
  out[0] = mix(across);
  out[1] = mix(down);
  out[2] = mix(field.shade);
}

/** Reads one of a field's values between cells. */
function readOne(field: HeightField, values: Float32Array, x: number, y: number): number {
  const u = Math.min(field.width - 1.001, Math.max(0, (x - field.left) * field.scale));
  const v = Math.min(field.height - 1.001, Math.max(0, (y - field.top) * field.scale));
  const n = Math.floor(v) * field.width + Math.floor(u);
  const [s, t] = [u - Math.floor(u), v - Math.floor(v)];
  return (
    ((values[n] as number) * (1 - s) + (values[n + 1] as number) * s) * (1 - t) +
    ((values[n + field.width] as number) * (1 - s) + (values[n + field.width + 1] as number) * s) *
      t
  );
}

/** Where a millimetre to the right and one down on the piece lead in garment space: six numbers a triangle. */
function triangleAxes({ triangles, particleOf, uv, positions }: Surface): Float64Array {
  const axes = new Float64Array(triangles.length * 2);
  for (let n = 0; n < triangles.length / 3; n++) {
    const [a, b, c] = [0, 1, 2].map((k) => triangles[3 * n + k]) as [number, number, number];
    const at = (corner: number, k: 0 | 1) => uv[2 * corner + k] as number;
    const [x1, y1] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1)];
    const [x2, y2] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1)];
    const det = x1 * y2 - x2 * y1;
    // The strips of a fold have no extent on the piece: they stay smooth.
    if (Math.abs(det) < 1e-6) continue;
    const place = (corner: number, k: number) =>
      positions[3 * (particleOf[corner] as number) + k] as number;
    for (let k = 0; k < 3; k++) {
      const [p1, p2] = [place(b, k) - place(a, k), place(c, k) - place(a, k)];
      axes[6 * n + k] = (p1 * y2 - p2 * y1) / det;
      axes[6 * n + 3 + k] = (p2 * x1 - p1 * x2) / det;
    }
  }
  return axes;
}
