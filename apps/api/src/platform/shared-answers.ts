/**
 * Those who ask the same at the same time share one answer. Who asks while one is being fetched is given the next, so that
 * whatever was committed before somebody asked is in what they are told.
 */
export function sharedAnswers<Answer>(): (
  key: string,
  fetch: () => Promise<Answer>,
) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  const next = new Map<string, Promise<Answer>>();

  async function run(key: string, fetch: () => Promise<Answer>): Promise<Answer> {
    const answer = fetch();
    running.set(key, answer);
    try {
      return await answer;
    } finally {
      if (running.get(key) === answer) running.delete(key);
    }
  }

  return (key, fetch) => {
    const now = running.get(key);
    if (now === undefined) return run(key, fetch);
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const after = async (): Promise<Answer> => {
      await now.catch(() => undefined);
      // Whoever asks from here on may have seen what this one does not hold.
      next.delete(key);
      return run(key, fetch);
    };
    const answer = after();
    next.set(key, answer);
    return answer;
  };
}
