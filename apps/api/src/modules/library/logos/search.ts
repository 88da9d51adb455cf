import { distance, fold, wordsOf } from "./words.ts";

/** What a mark is found by, from the most telling to the least. */
export interface SearchText {
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly categoryWords: readonly string[];
}

interface Field {
  readonly whole: readonly string[];
  readonly words: readonly string[];
  readonly weight: number;
}

interface Entry<T> {
  readonly mark: T;
  readonly fields: readonly Field[];
}

/** How well one typed word meets one word of a mark, 0 to 1. The last typed word may be unfinished. */
function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.75 + 0.15 * (typed.length / word.length);
  // Compounds hide their parts: "startnummer" is found by "nummer".
  if (typed.length >= 4 && word.endsWith(typed)) return 0.62;
  if (typed.length >= 3 && word.includes(typed)) return 0.5;
  return word.length >= 4 && typed.startsWith(word) ? 0.45 : 0;
}

/** As `likeness`, for a typed word with slips in it. */
function slippedLikeness(typed: string, word: string): number {
  const sure = likeness(typed, word);
  const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (sure >= 0.6 || most === 0 || word.length < typed.length - most) return sure;
  const whole = distance(typed, word, most);
  if (whole <= most) return 0.7 - 0.15 * whole;
  // A typing mistake in the beginning of a long word.
  const start = distance(typed, word.slice(0, typed.length), most);
  return start <= most ? Math.max(sure, 0.5 - 0.12 * start) : sure;
}

type Compare = (typed: string, word: string) => number;

function score(fields: readonly Field[], typed: readonly string[], compare: Compare): number {
  let sum = 0;
  for (const part of typed) {
    let best = 0;
    for (const { words, weight } of fields) {
      for (const word of words) best = Math.max(best, weight * compare(part, word));
    }
    if (best === 0) return 0;
    sum += best;
  }
  const whole = typed.join(" ");
  const exact = fields.find((field) => field.whole.includes(whole));
  const near = fields.find((field) => field.whole.some((name) => name.startsWith(whole)));
  const bonus = exact ? exact.weight : near ? near.weight * 0.3 : 0;
  return sum / typed.length + bonus;
}

/**
 * Search over a few hundred marks that come with the program: in memory, where a query takes a few
 * milliseconds at most, rather than in a table that would have to follow the files.
 */
export class MarkSearch<T> {
  readonly #entries: readonly Entry<T>[];

  constructor(marks: readonly T[], textOf: (mark: T) => SearchText) {
    const field = (texts: readonly string[], weight: number): Field => ({
      whole: texts.map((text) => wordsOf(text).join(" ")),
      // Also joined: "redbull" is as good as "red bull".
      words: [...new Set(texts.flatMap((text) => [...wordsOf(text), wordsOf(text).join("")]))],
      weight,
    });
    this.#entries = marks.map((mark) => {
      const { names, words, categoryWords } = textOf(mark);
      return { mark, fields: [field(names, 1), field(words, 0.85), field(categoryWords, 0.4)] };
    });
  }

  /** The marks every typed word is found in, best first; of equals, the list's own order. */
  find(search: string): T[] {
    const typed = wordsOf(fold(search)).slice(0, 8);
    if (typed.length === 0) return [];
    const sure = this.#rank(typed, likeness);
    // Slips are looked for when nothing meets what was typed well: it is slower, and finds strangers too.
    const found = (sure[0]?.score ?? 0) < 0.62 ? this.#rank(typed, slippedLikeness) : sure;
    return found.map(({ mark }) => mark);
  }

  #rank(typed: readonly string[], compare: Compare): { mark: T; order: number; score: number }[] {
    return this.#entries
      .map(({ mark, fields }, order) => ({ mark, order, score: score(fields, typed, compare) }))
      .filter((found) => found.score > 0)
      .sort((a, b) => b.score - a.score || a.order - b.order);
  }
}
