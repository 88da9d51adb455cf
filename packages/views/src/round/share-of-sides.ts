const WHOLE = 2 * Math.PI;

/**
 * Which share the light of each side has for whoever looks from a turn: of the two sides beside it, the nearer more;
 * at a side, that side's alone. Turns in radians, in any order.
 */
export function shareOfSides(turn: number, turns: readonly number[]): number[] {
  const onwards = turns.map((at) => around(at - turn));
  const backwards = turns.map((at) => around(turn - at));
  const next = onwards.indexOf(Math.min(...onwards));
  const before = backwards.indexOf(Math.min(...backwards));
  const shares = turns.map(() => 0);
  const gap = (onwards[next] ?? 0) + (backwards[before] ?? 0);
  const way = gap === 0 ? 0 : (backwards[before] ?? 0) / gap;
  const eased = way * way * (3 - 2 * way);
  shares[next] = eased;
  shares[before] = (shares[before] ?? 0) + 1 - eased;
  return shares;
}

/** From 0 up to a whole turn. */
function around(angle: number): number {
  return ((angle % WHOLE) + WHOLE) % WHOLE;
}
