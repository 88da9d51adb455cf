/** One of those who are told in turn. */
export interface Told {
  /** Has it told when its turn comes. */
  readonly say: (word: string) => void;
  readonly leave: () => void;
}

interface Listener {
  readonly tell: (words: readonly string[]) => void;
  readonly words: Set<string>;
}

/**
 * Tells many of the same without telling them at the same moment: whoever is told asks at once, and sixty who ask together
 * wait for each other, and others wait for all of them. The first is told at once, the next `apartMs` later, everybody
 * within `withinMs`; one who is alone never waits unless more is said within `apartMs`. Each is told everything since the
 * last time, each word once.
 */
export function tellInTurn(
  apartMs: number,
  withinMs: number,
): (tell: (words: readonly string[]) => void) => Told {
  const listeners = new Set<Listener>();
  /** Who has something to hear, the one who has waited longest first. */
  const waiting = new Set<Listener>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  function tellNext(): void {
    const [next] = waiting;
    if (next === undefined) {
      timer = null;
      return;
    }
    waiting.delete(next);
    const words = [...next.words];
    next.words.clear();
    timer = setTimeout(tellNext, Math.min(apartMs, withinMs / listeners.size));
    next.tell(words);
  }

  return (tell) => {
    const listener: Listener = { tell, words: new Set() };
    listeners.add(listener);
    return {
      say: (word) => {
        if (!listeners.has(listener)) return;
        listener.words.add(word);
        waiting.add(listener);
        if (timer === null) tellNext();
      },
      leave: () => {
        listeners.delete(listener);
        waiting.delete(listener);
      },
    };
  };
}
