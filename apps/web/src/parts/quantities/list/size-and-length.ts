import type { LengthReader } from "./match-length.ts";
import type { SizeReading } from "./match-size.ts";

/** Between the two of 34 lang, 34/long and M - kort. */
const between = /[\s/,;()–-]+/;
/** 34L, as trousers are labelled: only a number tells the letter apart from the size. */
const joined = /^(\d+)(\p{L})$/u;

/** A cell that says a size and its length in one; null where it does not. */
export function readSizeAndLength(
  text: string,
  readSize: (text: string) => SizeReading,
  lengths: LengthReader,
): { readonly size: string; readonly length: string } | null {
  const words = (joined.exec(text.trim())?.slice(1) ?? text.split(between)).filter(
    (word) => word !== "",
  );
  if (words.length < 2) return null;
  for (const at of [words.length - 1, 0]) {
    const word = words[at] ?? "";
    const rest = words.toSpliced(at, 1).join(" ");
    if (word.length === 1 && !/^\d+$/.test(rest)) continue;
    const [length, size] = [lengths.read(word), readSize(rest)];
    if (length !== null && "length" in length && size !== null && "size" in size)
      return { size: size.size, length: length.length };
  }
  return null;
}
