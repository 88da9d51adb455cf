/** Numbers from 0 up to 1, the same ones for the same seed on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    // Park and Miller's minimal standard: stays below 2^53, so it is exact in doubles.
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
