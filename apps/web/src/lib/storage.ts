/** Stands in where the browser's storage is full, blocked or absent: the shop then works while the page lives. */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    // What could not be written is newer than what is stored.
    return memory.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function dropStored(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}
