/**
 * Groups of files that import each other in a ring (strongly connected components of more than one file), each as a
 * shortest ring through its first file. Tarjan's algorithm, without recursion.
 */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  return components(graph)
    .filter((group) => group.length > 1 || graph.get(group[0] ?? "")?.includes(group[0] ?? ""))
    .map((group) => ringThrough(graph, new Set(group)));
}

interface Visit {
  node: string;
  next: number;
}

function components(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const groups: string[][] = [];

  const enter = (node: string): Visit => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    onStack.add(node);
    return { node, next: 0 };
  };
  const lower = (node: string, value: number) =>
    low.set(node, Math.min(low.get(node) ?? value, value));

  for (const start of graph.keys()) {
    if (order.has(start)) continue;
    const visits = [enter(start)];
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const target = graph.get(visit.node)?.[visit.next++];
      if (target !== undefined) {
        if (!order.has(target)) visits.push(enter(target));
        else if (onStack.has(target)) lower(visit.node, order.get(target) ?? 0);
        continue;
      }
      visits.pop();
      const parent = visits.at(-1);
      if (parent) lower(parent.node, low.get(visit.node) ?? 0);
      if (low.get(visit.node) !== order.get(visit.node)) continue;
      const group = stack.splice(stack.indexOf(visit.node));
      for (const node of group) onStack.delete(node);
      groups.push(group);
    }
  }
  return groups;
}

function ringThrough(graph: ReadonlyMap<string, readonly string[]>, group: Set<string>): string[] {
  const start = [...group].sort()[0] ?? "";
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    for (const next of graph.get(path.at(-1) ?? "") ?? []) {
      if (next === start) return [...path, start];
      if (!group.has(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [start, start];
}
