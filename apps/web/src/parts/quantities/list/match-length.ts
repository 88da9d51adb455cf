import { plain, wordsOf } from "./fold.ts";
import { lengthLetters, lengths, lengthWords, nothing } from "./roster-words.data.ts";

interface OfferedLength {
  readonly id: string;
  readonly name: string;
}

/** What a cell says: a length, nothing at all, or something that has to be asked about. */
export type LengthReading = { readonly length: string } | { readonly unreadLength: string } | null;

/** Reads what people write of a product's length, as it is offered or in their own words. */
export class LengthReader {
  readonly #offered: readonly OfferedLength[];

  constructor(offered: readonly OfferedLength[]) {
    this.#offered = offered;
  }

  read(text: string): LengthReading {
    const value = text.trim();
    if (value === "" || nothing.includes(value.toLowerCase())) return null;
    const word = plain(value);
    const exactly = this.#offered.find(
      ({ id, name }) => plain(id) === word || plain(name) === word,
    );
    const found = exactly ?? this.#meant(wordsOf(value));
    return found === undefined ? { unreadLength: value } : { length: found.id };
  }

  /** Whether this says a length in so many words: one letter may be anything. */
  saysLength(text: string): boolean {
    const read = plain(text).length > 1 ? this.read(text) : null;
    return read !== null && "length" in read;
  }

  #meant(words: readonly string[]): OfferedLength | undefined {
    const said = words.length > 1 ? words.filter((each) => !lengthWords.includes(each)) : words;
    const [word = "", ...others] = said;
    if (others.length > 0) return undefined;
    return this.#offered.find(
      ({ id }) => lengths[id]?.includes(word) || lengthLetters[id]?.includes(word),
    );
  }
}
