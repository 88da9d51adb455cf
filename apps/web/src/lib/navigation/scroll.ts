/** How far each entry of the history was scrolled, kept for as long as the tab lives. */
export interface ScrollPlaces {
  keep: (key: string, top: number) => void;
  /** Undefined for an entry that was never left: a new page, which starts at its top. */
  of: (key: string) => number | undefined;
  store: () => void;
}

const storageKey = "scroll";
const keptAtMost = 100;

export function scrollPlaces(storage: Pick<Storage, "getItem" | "setItem"> | null): ScrollPlaces {
  const tops = new Map(readTops(storage));
  return {
    keep: (key, top) => {
      // Last in, last out: what was left longest ago is forgotten first.
      tops.delete(key);
      tops.set(key, top);
    },
    of: (key) => tops.get(key),
    store: () => {
      try {
        storage?.setItem(storageKey, JSON.stringify([...tops].slice(-keptAtMost)));
      } catch {
        // A full storage costs a scroll position, no more.
      }
    },
  };
}

function readTops(storage: Pick<Storage, "getItem"> | null): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTop) : [];
  } catch {
    return [];
  }
}

function isTop(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && Number.isFinite(entry[1]);
}
