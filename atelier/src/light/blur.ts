/** Means of each value with its neighbours' (its own counting twice), a number of rounds. */
export function blurOver(
  values: Float32Array,
  neighbours: readonly (readonly number[])[],
  rounds: number,
): Float32Array {
  let from = values;
  for (let round = 0; round < rounds; round++) {
    const to = new Float32Array(from.length);
    for (const [i, near] of neighbours.entries()) {
      let sum = (from[i] as number) * 2;
      for (const j of near) sum += from[j] as number;
      to[i] = sum / (near.length + 2);
    }
    from = to;
  }
  return from;
}
