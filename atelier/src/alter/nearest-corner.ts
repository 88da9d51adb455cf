/** How far a corner is from a place of its piece, mm. */
export function offOf(places: Float32Array, corner: number, x: number, y: number): number {
  return Math.hypot((places[2 * corner] as number) - x, (places[2 * corner + 1] as number) - y);
}

/** The corner that is nearest to a place of its piece; of several the first. */
export function nearestCorner(
  places: Float32Array,
  corners: readonly number[],
  x: number,
  y: number,
): number {
  return corners.reduce((one, other) =>
    offOf(places, other, x, y) < offOf(places, one, x, y) ? other : one,
  );
}
