import { createHash } from "node:crypto";
import type { Garment } from "@holeshot/garments";
import type { Path } from "@holeshot/geometry";

/**
 * Names the shapes a garment is draped from: SHA-256 over every piece's edges and every seam, coordinates rounded to
 * 0.01 mm. It changes when a baked file no longer shows the pattern.
 */
export function patternHash({ pieces, seams }: Garment): string {
  const shapes = pieces.map(({ id, material, appliedTo, edges }) => [
    id,
    material,
    appliedTo ?? null,
    edges.map(({ name, hem, path }) => [name, hem, rounded(path)]),
  ]);
  const sewn = seams.map(({ a, b }) => [a.piece, a.edge, b.piece, b.edge]);
  return createHash("sha256")
    .update(JSON.stringify([shapes, sewn]))
    .digest("hex");
}

function rounded(path: Path): readonly (readonly (string | number)[])[] {
  return path.map((command) =>
    command.map((value) => (typeof value === "number" ? Math.round(value * 100) : value)),
  );
}
