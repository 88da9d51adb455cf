/** Colours chosen in this visit, the last one first. */
let recent: readonly string[] = [];
const listeners = new Set<() => void>();
const MOST = 8;

export function rememberColour(hex: string): void {
  if (recent[0] === hex) return;
  recent = [hex, ...recent.filter((each) => each !== hex)].slice(0, MOST);
  for (const listener of listeners) listener();
}

export function recentColours(): readonly string[] {
  return recent;
}

export function onRecentColours(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
