/** Letters that do not come apart into a plain one and an accent. */
const folded: Readonly<Record<string, string>> = {
  ...{ ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", x: "ks" },
};

/** Text as it is compared: lower case, without accents, and x as it sounds (bliksem, blixem). */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[øæœßłđðþıx]/g, (letter) => folded[letter] ?? letter);
}

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Letters that stand in one word only: each slip makes two at most, so most strangers are told apart at once. */
function lettersApart(a: string, b: string): number {
  let bits = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; bits !== 0; count += 1) bits &= bits - 1;
  return count;
}

/**
 * How many letters to add, drop, change or swap with their neighbour to turn one word into another,
 * or `most + 1` as soon as it is known to be more (restricted Damerau–Levenshtein).
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || lettersApart(a, b) > 2 * most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const change = (last[column - 1] ?? 0) + (same ? 0 : 1);
      let best = Math.min(change, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      next.push(best);
      least = Math.min(least, best);
    }
    if (least > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[b.length] ?? most + 1;
}
