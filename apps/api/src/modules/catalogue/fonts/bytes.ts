/** Big-endian numbers one after the other, as font tables have them. */
export class Bytes {
  readonly #values: number[] = [];

  get length(): number {
    return this.#values.length;
  }

  u8(...values: readonly number[]): this {
    for (const value of values) this.#values.push(value & 255);
    return this;
  }

  /** 16 bits, signed or not. */
  u16(...values: readonly number[]): this {
    for (const value of values) this.#values.push((value >> 8) & 255, value & 255);
    return this;
  }

  u32(...values: readonly number[]): this {
    for (const value of values) this.u16(Math.floor(value / 65536) & 65535, value & 65535);
    return this;
  }

  tag(text: string): this {
    return this.u8(...[...text].map((letter) => letter.charCodeAt(0)));
  }

  append(bytes: Bytes): this {
    for (const value of bytes.#values) this.#values.push(value);
    return this;
  }

  /** Zeros up to a whole number of `size` bytes. */
  pad(size: number): this {
    while (this.#values.length % size !== 0) this.#values.push(0);
    return this;
  }

  /** Sum of the 32-bit words, as the table directory wants it. */
  checksum(): number {
    let sum = 0;
    const at = (index: number) => this.#values[index] ?? 0;
    for (let i = 0; i < this.#values.length; i += 4) {
      const word = at(i) * 0x1000000 + at(i + 1) * 0x10000 + at(i + 2) * 0x100 + at(i + 3);
      sum = (sum + word) % 0x100000000;
    }
    return sum;
  }

  toUint8Array(): Uint8Array {
    return Uint8Array.from(this.#values);
  }
}
