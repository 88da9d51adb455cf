/**
 * Joins vertices sewn together. Gives each vertex the number of its particle; numbers run without gaps in the
 * order of first appearance.
 */
export function weld(
  vertexCount: number,
  pairs: Iterable<readonly [number, number]>,
): { readonly particleOf: Uint32Array; readonly particleCount: number } {
  const parent = Uint32Array.from({ length: vertexCount }, (_, i) => i);
  const root = (vertex: number): number => {
    let at = vertex;
    for (let up = parent[at] as number; up !== at; up = parent[at] as number) {
      parent[at] = parent[up] as number;
      at = up;
    }
    return at;
  };
  for (const [a, b] of pairs) parent[root(a)] = root(b);
  const numbers = new Map<number, number>();
  const particleOf = new Uint32Array(vertexCount);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const at = root(vertex);
    if (!numbers.has(at)) numbers.set(at, numbers.size);
    particleOf[vertex] = numbers.get(at) as number;
  }
  return { particleOf, particleCount: numbers.size };
}
