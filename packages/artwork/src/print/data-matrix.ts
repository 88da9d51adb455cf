import type { PathCommand } from "@holeshot/geometry";
import type { CodeMark } from "./label-block.ts";

/** Modules of the code with its finder, and of what carries data. */
const [rows, columns] = [12, 26];
const [inner, across] = [rows - 2, columns - 2];
/** Codewords of data and of correction: together they fill all that carries data. */
const [data, correction] = [16, 14];

/**
 * A text as a Data Matrix (ISO/IEC 16022, ECC 200) of 12 × 26 modules; nothing for one of more than its 16 words, or with
 * other letters than ASCII's. A pack has one on each of its pieces.
 */
export function dataMatrix(text: string): CodeMark | undefined {
  const words = packed(text);
  if (!words) return undefined;
  const all = [...words, ...corrected(words)];
  const dark = frame.slice();
  for (const { place, word, bit } of bits) dark[place] = ((all[word] ?? 0) >> bit) & 1;
  return { columns, rows, path: squares(dark) };
}

/** Words of the text, two figures in one, filled up as the standard asks; nothing when they are too many. */
function packed(text: string): number[] | undefined {
  const words: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    const code = text.charCodeAt(at);
    if (code > 127) return undefined;
    if (/^\d\d$/.test(pair)) {
      words.push(130 + Number(pair));
      at += 1;
    } else words.push(code + 1);
  }
  if (words.length > data) return undefined;
  if (words.length < data) words.push(129);
  while (words.length < data) {
    const pad = 130 + ((149 * (words.length + 1)) % 253);
    words.push(pad > 254 ? pad - 254 : pad);
  }
  return words;
}

/** Powers of two in the field of 256 that the standard counts in, and their logarithms. */
const powers: number[] = [];
const logs: number[] = [];
for (let i = 0, x = 1; i < 255; i += 1) {
  powers.push(x);
  logs[x] = i;
  x = x > 127 ? ((x << 1) ^ 0x12d) & 0xff : x << 1;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[((logs[a] ?? 0) + (logs[b] ?? 0)) % 255] ?? 0);
}

/** The product of all (x - 2^i), the highest power left out. */
const divisor = Array.from({ length: correction }, (_, i) => powers[i + 1] ?? 0).reduce(
  (factors, root) => {
    const longer = [...factors, 0];
    return longer.map((factor, i) => factor ^ times(longer[i - 1] ?? 0, root));
  },
  [1],
);

/** What corrects the words (Reed-Solomon): the rest that the divisor leaves. */
function corrected(words: readonly number[]): number[] {
  const rest: number[] = Array.from({ length: correction }, () => 0);
  for (const word of words) {
    const first = word ^ (rest[0] ?? 0);
    for (let i = 0; i < correction; i += 1)
      rest[i] = (rest[i + 1] ?? 0) ^ times(first, divisor[i + 1] ?? 0);
  }
  return rest;
}

/** The finder: dark to the left and below, every second module above and to the right. */
const frame = Uint8Array.from({ length: rows * columns }, (_, place) => {
  const [y, x] = [Math.floor(place / columns), place % columns];
  if (x === 0 || y === rows - 1) return 1;
  if (y === 0) return x % 2 === 0 ? 1 : 0;
  return x === columns - 1 && y % 2 === 1 ? 1 : 0;
});

interface Bit {
  readonly place: number;
  readonly word: number;
  readonly bit: number;
}

/** Of a word's eight modules, from its lowest right one. */
const shape = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
] as const;

/** Where each bit lies: words stand on slants, up and down in turn (ISO/IEC 16022, annex F). */
const bits: readonly Bit[] = placed();

function placed(): Bit[] {
  const found = new Map<number, Bit>();
  const isFree = (y: number, x: number) => !found.has((y + 1) * columns + x + 1);
  let word = 0;
  const put = (top: number, left: number): void => {
    shape.forEach(([down, right], i) => {
      let [y, x] = [top + down, left + right];
      // What leaves above or to the left comes in on the other side.
      if (y < 0) [y, x] = [y + inner, x + 4 - ((inner + 4) % 8)];
      if (x < 0) [y, x] = [y + 4 - ((across + 4) % 8), x + across];
      const place = (y + 1) * columns + x + 1;
      found.set(place, { place, word, bit: 7 - i });
    });
    word += 1;
  };
  let [y, x] = [4, 0];
  // In this size no word is broken at a corner.
  while (y < inner || x < across) {
    do {
      if (y < inner && x >= 0 && isFree(y, x)) put(y, x);
      [y, x] = [y - 2, x + 2];
    } while (y >= 0 && x < across);
    [y, x] = [y + 1, x + 3];
    do {
      if (y >= 0 && x < across && isFree(y, x)) put(y, x);
      [y, x] = [y + 2, x - 2];
    } while (y < inner && x >= 0);
    [y, x] = [y + 3, x + 1];
  }
  return [...found.values()];
}

/** Dark modules as rectangles, as long as they go on in a row. */
function squares(dark: Uint8Array): PathCommand[] {
  const path: PathCommand[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (dark[y * columns + x] !== 1) continue;
      const from = x;
      while (x < columns && dark[y * columns + x] === 1) x += 1;
      path.push(["M", from, y], ["L", x, y], ["L", x, y + 1], ["L", from, y + 1], ["Z"]);
    }
  }
  return path;
}
