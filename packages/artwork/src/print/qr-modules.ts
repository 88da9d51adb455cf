import { qrCodewords, qrVersion } from "./qr-codewords.ts";

/** A QR code, row by row, 1 where it is dark. */
export interface QrModules {
  /** Modules of a side. */
  readonly size: number;
  readonly dark: Uint8Array;
}

/** The same with the modules that no mask turns: what finds and names the code. */
interface Frame extends QrModules {
  readonly version: number;
  readonly fixed: Uint8Array;
}

/**
 * The bytes as a QR code (ISO/IEC 18004) of medium error correction in the smallest version that holds them, under the mask
 * that loses the fewest points. A pack has a code for each of its pieces and labels, so this is written for speed.
 * @throws RangeError when there are more than 2,331 bytes.
 */
export function qrModules(bytes: Uint8Array): QrModules {
  const version = qrVersion(bytes.length);
  const frame = frameOf(version);
  const plain = filled(frame, qrCodewords(bytes, version));
  let best = plain;
  let [least, chosen] = [Infinity, 0];
  masks.forEach((turns, number) => {
    const turned = masked(frame, plain, turns);
    const lost = lostPoints(turned, frame.size, least);
    if (lost >= least) return;
    [best, least, chosen] = [turned, lost, number];
  });
  writeNames({ ...frame, dark: best }, chosen);
  return { size: frame.size, dark: best };
}

type Mask = (row: number, column: number) => boolean;

const masks: readonly Mask[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

const frames = new Map<number, Frame>();

/** What is alike in all codes of a version; the places of its names are light. */
function frameOf(version: number): Frame {
  const known = frames.get(version);
  if (known) return known;
  const size = 4 * version + 17;
  const frame: Frame = {
    version,
    size,
    dark: new Uint8Array(size * size),
    fixed: new Uint8Array(size * size),
  };
  for (let i = 0; i < size; i += 1) {
    fix(frame, 6, i, i % 2 === 0);
    fix(frame, i, 6, i % 2 === 0);
  }
  const last = size - 7;
  for (const row of alignments(version)) {
    for (const column of alignments(version)) {
      const corner = (row === 6 || row === last) && (column === 6 || column === last);
      if (!corner || (row === last && column === last)) rings(frame, row, column, [0, 2], 2);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(frame, row, column, [0, 1, 3], 4);
  writeNames(frame, null);
  frames.set(version, frame);
  return frame;
}

function fix({ size, dark, fixed }: Frame, row: number, column: number, isDark: boolean): void {
  if (row < 0 || column < 0 || row >= size || column >= size) return;
  dark[row * size + column] = isDark ? 1 : 0;
  fixed[row * size + column] = 1;
}

/** Squares round a middle, dark at these distances from it, light at the others up to `reach`. */
function rings(
  frame: Frame,
  row: number,
  column: number,
  darkAt: readonly number[],
  reach: number,
): void {
  for (let r = -reach; r <= reach; r += 1)
    for (let c = -reach; c <= reach; c += 1)
      fix(frame, row + r, column + c, darkAt.includes(Math.max(Math.abs(r), Math.abs(c))));
}

/** Rows and columns through the middles of the small squares. */
function alignments(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const far = Array.from({ length: count - 1 }, (_, i) => 4 * version + 10 - i * step);
  return [6, ...far.reverse()];
}

/** Writes which mask lies on the code, and from the seventh on which version it is; light when no mask is chosen yet. */
function writeNames(frame: Frame, mask: number | null): void {
  const { size, version } = frame;
  // Medium correction is 0.
  const format = mask === null ? 0 : withCheck(mask, 10, 0b10100110111) ^ 0b101010000010010;
  for (let i = 0; i < 15; i += 1) {
    const isDark = ((format >> i) & 1) === 1;
    fix(frame, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, isDark);
    fix(frame, 8, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, isDark);
  }
  fix(frame, size - 8, 8, mask !== null);
  if (version < 7) return;
  const name = mask === null ? 0 : withCheck(version, 12, 0b1111100100101);
  for (let i = 0; i < 18; i += 1) {
    const isDark = ((name >> i) & 1) === 1;
    const [near, far] = [Math.floor(i / 3), (i % 3) + size - 11];
    fix(frame, near, far, isDark);
    fix(frame, far, near, isDark);
  }
}

/** A number followed by so many bits that check it. */
function withCheck(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = 31 - Math.clz32(rest))
    rest ^= divisor << (i - bits);
  return (value << bits) | rest;
}

/** Codewords laid two columns at a time from the right, up and down in turn, past the column of the timing. */
function filled({ size, dark, fixed }: Frame, codewords: Uint8Array): Uint8Array {
  const made = dark.slice();
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const place of [row * size + right, row * size + right - 1]) {
        if (fixed[place] === 1) continue;
        made[place] = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit += 1;
      }
    }
    up = !up;
  }
  return made;
}

function masked({ size, fixed }: Frame, plain: Uint8Array, turns: Mask): Uint8Array {
  const turned = plain.slice();
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const place = row * size + column;
      if (fixed[place] === 0 && turns(row, column)) turned[place] = 1 - (plain[place] ?? 0);
    }
  }
  return turned;
}

/**
 * How badly a code may be read: modules that look like most of those round them, squares of one colour, what looks like a
 * finder, and how far it is from half dark. No longer counted than to what another mask has lost.
 */
function lostPoints(dark: Uint8Array, size: number, atMost: number): number {
  let [lost, count] = [0, 0];
  for (let i = 0; i < dark.length; i += 1) count += dark[i] as number;
  const uneven = (Math.abs((100 * count) / size / size - 50) / 5) * 10;
  for (let row = 0; row < size && lost + uneven < atMost; row += 1)
    lost += lostInRow(dark, size, row);
  return lost + uneven;
}

function lostInRow(dark: Uint8Array, size: number, row: number): number {
  const from = row * size;
  const rows = row === 0 || row === size - 1 ? 2 : 3;
  let lost = 0;
  // Dark modules above each other in the column before, in this one and in the next.
  let before = 0;
  let here = stacked(dark, from, size);
  for (let column = 0; column < size; column += 1) {
    const place = from + column;
    const next = column + 1 < size ? stacked(dark, place + 1, size) : 0;
    const columns = column === 0 || column === size - 1 ? 2 : 3;
    const inked = before + here + next;
    const alike = (dark[place] === 1 ? inked : rows * columns - inked) - 1;
    if (alike > 5) lost += alike - 2;
    if (row < size - 1 && column < size - 1 && isSquare(dark, place, size)) lost += 3;
    if (column < size - 6 && isFinder(dark, place, 1)) lost += 40;
    if (row < size - 6 && isFinder(dark, place, size)) lost += 40;
    before = here;
    here = next;
  }
  return lost;
}

/** Dark modules of a place and of those above and below it. */
function stacked(dark: Uint8Array, place: number, size: number): number {
  const above = place >= size ? (dark[place - size] as number) : 0;
  const below = place + size < dark.length ? (dark[place + size] as number) : 0;
  return above + (dark[place] as number) + below;
}

function isSquare(dark: Uint8Array, place: number, size: number): boolean {
  const own = dark[place];
  const below = place + size;
  return dark[place + 1] === own && dark[below] === own && dark[below + 1] === own;
}

/** Dark, light, three dark, light, dark. */
function isFinder(dark: Uint8Array, place: number, step: number): boolean {
  if (dark[place] === 0 || dark[place + step] === 1) return false;
  return (
    dark[place + 2 * step] === 1 &&
    dark[place + 3 * step] === 1 &&
    dark[place + 4 * step] === 1 &&
    dark[place + 5 * step] === 0 &&
    dark[place + 6 * step] === 1
  );
}
