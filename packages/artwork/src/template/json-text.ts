/** A place in a text file, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** JSON text read: its value and where each part of it stands, or the place where reading stopped. */
export type JsonText =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Where the value at this path begins; a part that is not there answers its nearest parent. */
      readonly placeOf: (path: readonly PropertyKey[]) => Place;
    }
  | { readonly ok: false; readonly message: string; readonly place: Place };

class JsonFault extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const space = /[ \t\r\n]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids them inside a string
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

class JsonReader {
  readonly starts = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    const value = this.#value("");
    this.#skip();
    if (this.#at < this.#text.length)
      throw new JsonFault("Something stands after the end", this.#at);
    return value;
  }

  #value(path: string): unknown {
    this.#skip();
    this.starts.set(path, this.#at);
    const next = this.#text.charAt(this.#at);
    if (next === "{") return this.#object(path);
    if (next === "[") return this.#array(path);
    const literal = next === '"' ? this.#match(string) : this.#match(scalar);
    if (literal === null)
      throw new JsonFault("A value is missing or not written as JSON", this.#at);
    return JSON.parse(literal);
  }

  #object(path: string): unknown {
    const result = new Map<string, unknown>();
    this.#list("}", () => {
      const at = this.#at;
      const literal = this.#match(string);
      if (literal === null) throw new JsonFault("A name in double quotes is missing", at);
      const name = JSON.parse(literal) as string;
      if (result.has(name)) throw new JsonFault(`“${name}” is named twice`, at);
      this.#expect(":");
      result.set(name, this.#value(`${path}/${name}`));
    });
    return Object.fromEntries(result);
  }

  #array(path: string): unknown[] {
    const result: unknown[] = [];
    this.#list("]", () => result.push(this.#value(`${path}/${result.length}`)));
    return result;
  }

  #list(end: string, entry: () => void): void {
    this.#at += 1;
    this.#skip();
    if (this.#text.charAt(this.#at) === end) {
      this.#at += 1;
      return;
    }
    for (;;) {
      this.#skip();
      entry();
      this.#skip();
      const next = this.#text.charAt(this.#at);
      if (next !== "," && next !== end) {
        throw new JsonFault(`A comma or “${end}” is missing`, this.#at);
      }
      this.#at += 1;
      if (next === end) return;
    }
  }

  #expect(sign: string): void {
    this.#skip();
    if (this.#text.charAt(this.#at) !== sign) throw new JsonFault(`“${sign}” is missing`, this.#at);
    this.#at += 1;
  }

  #skip(): void {
    this.#match(space);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return null;
    this.#at = pattern.lastIndex;
    return found[0];
  }
}

/** Strict JSON (RFC 8259) that keeps the place of every value and refuses a name given twice. */
export function readJsonText(text: string): JsonText {
  const reader = new JsonReader(text);
  try {
    const value = reader.read();
    return { ok: true, value, placeOf: (path) => placeAt(text, nearest(reader.starts, path)) };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { ok: false, message: error.message, place: placeAt(text, error.at) };
  }
}

function nearest(starts: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const key = path.slice(0, length).map((part) => `/${String(part)}`);
    const start = starts.get(key.join(""));
    if (start !== undefined) return start;
  }
  return 0;
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}
