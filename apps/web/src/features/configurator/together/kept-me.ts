/** What this tab remembers of who one is among others: gone with the tab, and when somebody else signs in. */
interface KeptMe {
  readonly name: string;
  /** A secret by which one takes back what one has said. */
  readonly author: string;
  /** Comments of one's own, by id. */
  readonly said: readonly string[];
}

const KEY = "together.me";

let me: KeptMe | null = null;

function read(): KeptMe {
  const fresh = { name: "", author: crypto.randomUUID(), said: [] };
  try {
    return { ...fresh, ...(JSON.parse(window.sessionStorage.getItem(KEY) ?? "{}") as object) };
  } catch {
    return fresh;
  }
}

export function keptMe(): KeptMe {
  me ??= read();
  return me;
}

export function keepMe(part: Partial<KeptMe>): void {
  me = { ...keptMe(), ...part };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(me));
  } catch {
    // Then it holds as long as the page.
  }
}
