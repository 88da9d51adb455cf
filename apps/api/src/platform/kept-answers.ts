import { sharedAnswers } from "./shared-answers.ts";

interface Kept<Answer> {
  /** How many changes had been heard when it began to be fetched: it holds all of them. */
  readonly heard: number;
  readonly answer: Promise<Answer>;
}

/** Other lists than these few are asked for by one, and fetched each time. */
const MOST_KEPT = 64;

/**
 * Answers that are given again to those who say what they were told of last, while the answer holds that. Whoever does not
 * say so shares with those who ask at the same time, as ever: whatever was committed before they asked is in theirs.
 */
export function keptAnswers<Answer>(
  heard: () => number,
): (key: string, fetch: () => Promise<Answer>, told: number | undefined) => Promise<Answer> {
  const share = sharedAnswers<Answer>();
  const kept = new Map<string, Kept<Answer>>();

  function keep(key: string, fetch: () => Promise<Answer>): Promise<Answer> {
    const answer = fetch();
    const entry = { heard: heard(), answer };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, entry);
    answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return answer;
  }

  return (key, fetch, told) => {
    const before = kept.get(key);
    if (told !== undefined && before !== undefined && before.heard >= told) return before.answer;
    return share(key, () => keep(key, fetch));
  };
}
