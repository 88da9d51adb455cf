import type { Path } from "@holeshot/geometry";
import type { Edge } from "../garment.ts";

/** An edge that is sewn to another. */
export function sewn(name: string, path: Path, allowance: number): Edge {
  return { name, path, allowance, hem: 0 };
}

/** The straight fold of a rib that is worn double: `height` is that of the finished band. */
export function folded(name: string, path: Path, height: number): Edge {
  return { name, path, allowance: 0, hem: height, doubled: true };
}

/** An edge that is folded and stitched down. */
export function hemmed(name: string, path: Path, hem: number): Edge {
  return { name, path, allowance: 0, hem };
}
