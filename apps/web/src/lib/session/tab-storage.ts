/** What a tab remembers of whoever sits before it, under keys that a logout empties: a name is nobody else's at this device. */
export const tabKeys = { bike: "start.bike" } as const;

type TabKey = (typeof tabKeys)[keyof typeof tabKeys];

/** Stands in where the browser stores nothing. */
const memory = new Map<string, string>();

export function readOfTab(key: TabKey): string | null {
  try {
    return memory.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeOfTab(key: TabKey, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function emptyTab(): void {
  memory.clear();
  try {
    for (const key of Object.values(tabKeys)) window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}
