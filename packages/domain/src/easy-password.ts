import { productIds } from "./ids.ts";

/** Words of the shop itself: whoever guesses here tries these first. */
const OWN_WORDS = [
  ...["holeshot", "motocross", "motorcross", "enduro", "supercross", "moto", "cross", "mx"],
  ...["racekit", "race", "kit", ...productIds, "gear", "shop", "custom", "design"],
];

const ownWordsAlone = new RegExp(`^(?:${OWN_WORDS.join("|")})+$`);
const LONGEST_UNIT = 4;

/** One character, or a few, over and over: `aaaaaaaaaa`, `1212121212`, `abcabcabcabc`. */
function isAllAlike(text: string): boolean {
  for (let unit = 1; unit <= LONGEST_UNIT; unit += 1) {
    const part = text.slice(0, unit);
    if (text === part.repeat(Math.ceil(text.length / unit)).slice(0, text.length)) return true;
  }
  return false;
}

/** Each character the next one of its alphabet, or the one before: `abcdefghij`, `9876543210`. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/**
 * Whether a password is guessed early without any list: all alike, a run of the alphabet or of digits, or nothing but
 * words of the shop, with whatever digits and signs stand between them.
 */
export function isEasyPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  const letters = plain.replaceAll(/[^\p{L}]/gu, "");
  return isAllAlike(plain) || isRun(plain) || ownWordsAlone.test(letters);
}
