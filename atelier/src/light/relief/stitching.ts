/** Measures of sewing, mm: what thread and cloth of a garment look like. */
export interface Stitching {
  /** Width of a seam's furrow. */
  readonly furrow: number;
  readonly depth: number;
  /** The allowance inside lifts the cloth this far from the seam. */
  readonly allowance: number;
  /** From the seam to its row of stitches; 0 for none. */
  readonly stitchesAt: number;
  readonly stitch: number;
  readonly gap: number;
  readonly thread: number;
  /** How much its thread shines, 0 to 1, and is seen by its light; by its shadow alone when left out. */
  readonly shine?: number;
  /** From the first row of stitches to a second beside it; seams have one row when left out. */
  readonly twin?: number;
  /** How a hem twists under its thread: ridges this high beside the depth, so far apart, so far aslant of the edge. */
  readonly roping: { readonly high: number; readonly apart: number; readonly slant: number };
}

export const knitSewing: Stitching = {
  furrow: 1.3,
  depth: 0.9,
  allowance: 8,
  stitchesAt: 4.6,
  stitch: 3.4,
  gap: 1.6,
  thread: 0.75,
  roping: { high: 0.14, apart: 2.3, slant: 0 },
};

/** A T-shirt's: two needles beside every seam, and hems that rope. */
export const shirtSewing: Stitching = {
  ...knitSewing,
  depth: 1,
  stitchesAt: 3,
  twin: 5,
  roping: { high: 0.4, apart: 2.9, slant: 0.75 },
};

/** 600D nylon: thick cloth, heavy thread, and seams that are felled with two needles. */
export const canvasSewing: Stitching = {
  ...knitSewing,
  furrow: 1.7,
  depth: 1.15,
  stitchesAt: 3.2,
  twin: 5.6,
  stitch: 3.8,
  thread: 0.9,
};

export const gloveSewing: Stitching = {
  furrow: 0.6,
  depth: 0.4,
  allowance: 3,
  stitchesAt: 2.4,
  stitch: 2,
  gap: 1,
  thread: 0.4,
  roping: { high: 0.14, apart: 2.3, slant: 0 },
};

/** The same in suede, of whose dull black a bonded thread stands out. */
export const suedeSewing: Stitching = { ...gloveSewing, shine: 0.6 };
