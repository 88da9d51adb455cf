/** Files that came from outside while no panel was there to take them. */
let files: readonly File[] = [];
const listeners = new Set<() => void>();

export function bringFiles(brought: readonly File[]): void {
  files = [...files, ...brought];
  for (const listener of listeners) listener();
}

/** Hands the waiting files over, once. */
export function takeFiles(): readonly File[] {
  const taken = files;
  files = [];
  return taken;
}

export function onFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
