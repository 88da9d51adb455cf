/** Affine map `(x, y) → (a x + c y + e, b x + d y + f)`, in the order of SVG and canvas. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
