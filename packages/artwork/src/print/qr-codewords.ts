/** Of each version from 1, of medium correction: codewords that correct a block, and how many blocks there are. */
const corrections = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
] as const;
const blockCounts = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26,
  28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
] as const;

interface Blocks {
  /** Codewords of the whole code. */
  readonly all: number;
  readonly count: number;
  readonly correcting: number;
}

function blocksOf(version: number): Blocks {
  const rings = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = rings === 0 ? 0 : (25 * rings - 10) * rings - 55;
  const modules = (16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36);
  return {
    all: Math.floor(modules / 8),
    count: blockCounts[version - 1] ?? 0,
    correcting: corrections[version - 1] ?? 0,
  };
}

/** Bits that say how many bytes follow. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function room({ all, count, correcting }: Blocks): number {
  return all - count * correcting;
}

/**
 * The smallest version, from 1, that holds so many bytes at medium error correction.
 * @throws RangeError when there are more than 2,331.
 */
export function qrVersion(bytes: number): number {
  for (let version = 1; version <= corrections.length; version += 1)
    if (4 + lengthBits(version) + 8 * bytes <= 8 * room(blocksOf(version))) return version;
  throw new RangeError(`${bytes} bytes are too many for a code`);
}

/** Bytes as they go into a code of a version: in blocks, each with what corrects it, one codeword of each in turn. */
export function qrCodewords(bytes: Uint8Array, version: number): Uint8Array {
  const blocks = blocksOf(version);
  const { all, count, correcting } = blocks;
  const data = packed(bytes, version, room(blocks));
  const short = Math.floor(data.length / count);
  // The last blocks hold one more.
  const longer = count - (data.length % count);
  const divisor = divisorOf(correcting);
  const codewords = new Uint8Array(all);
  let from = 0;
  for (let block = 0; block < count; block += 1) {
    const length = short + (block < longer ? 0 : 1);
    const own = data.subarray(from, from + length);
    from += length;
    for (let i = 0; i < length; i += 1) {
      const place = i < short ? i * count + block : short * count + block - longer;
      codewords[place] = own[i] ?? 0;
    }
    remainder(own, divisor).forEach((value, i) => {
      codewords[data.length + i * count + block] = value;
    });
  }
  return codewords;
}

/** Mode and length, the bytes, and what fills the rest. */
function packed(bytes: Uint8Array, version: number, length: number): Uint8Array {
  const data = new Uint8Array(length);
  let bit = 0;
  const put = (value: number, bits: number) => {
    for (let i = bits - 1; i >= 0; i -= 1, bit += 1)
      if ((value >> i) & 1) data[bit >> 3] = (data[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  // Four bits end it where there is room for them.
  const full = Math.ceil(Math.min(bit + 4, 8 * length) / 8);
  for (let i = full; i < length; i += 1) data[i] = (i - full) % 2 === 0 ? 0xec : 0x11;
  return data;
}

const powers = new Uint8Array(255);
const logs = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i += 1) {
  powers[i] = value;
  logs[value] = i;
  value = (value << 1) ^ (value < 128 ? 0 : 0x11d);
}

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((logs[a] ?? 0) + (logs[b] ?? 0)) % 255] ?? 0;
}

const divisors = new Map<number, Uint8Array>();

/** (x − 1)(x − 2)(x − 4)… without its first factor, which is 1. */
function divisorOf(degree: number): Uint8Array {
  const known = divisors.get(degree);
  if (known) return known;
  const made = new Uint8Array(degree);
  made[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2)) {
    for (let j = 0; j < degree; j += 1)
      made[j] = times(made[j] ?? 0, root) ^ (j + 1 < degree ? (made[j + 1] ?? 0) : 0);
  }
  divisors.set(degree, made);
  return made;
}

function remainder(data: Uint8Array, divisor: Uint8Array): Uint8Array {
  const rest = new Uint8Array(divisor.length);
  for (const value of data) {
    const factor = value ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    for (let i = 0; i < rest.length; i += 1)
      rest[i] = (rest[i] ?? 0) ^ times(divisor[i] ?? 0, factor);
  }
  return rest;
}
