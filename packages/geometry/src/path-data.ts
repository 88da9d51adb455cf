/** SVG path data is not well formed; `index` is the place in the string where reading stopped. */
export class PathSyntaxError extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(`${message} at ${index}`);
    this.name = "PathSyntaxError";
    this.index = index;
  }
}

/** One command letter with the numbers of one repetition. */
export interface PathSegment {
  readonly letter: string;
  readonly values: readonly number[];
}

const operands: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const separator = /[\s,]*/y;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const flag = /[01]/y;

/** Splits path data into segments; a repeated moveto reads as lineto, as SVG has it. */
export function readPathData(data: string): PathSegment[] {
  const segments: PathSegment[] = [];
  let index = 0;
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = index;
    const found = pattern.exec(data);
    if (found) index = pattern.lastIndex;
    return found ? found[0] : null;
  };
  const readOperands = (upper: string): number[] =>
    Array.from({ length: operands[upper] ?? 0 }, (_, i) => {
      match(separator);
      // Arc flags may be written without anything between them: "a1 1 0 0110 10".
      const text = match(upper === "A" && (i === 3 || i === 4) ? flag : number);
      if (text === null) throw new PathSyntaxError("A number is missing", index);
      return Number(text);
    });
  const startsNumber = () => {
    match(separator);
    return index < data.length && /[-+.\d]/.test(data.charAt(index));
  };

  for (match(separator); index < data.length; match(separator)) {
    const letter = data.charAt(index);
    const upper = letter.toUpperCase();
    if (operands[upper] === undefined)
      throw new PathSyntaxError(`“${letter}” is no path command`, index);
    if (segments.length === 0 && upper !== "M")
      throw new PathSyntaxError("A path begins with M", index);
    index += 1;
    segments.push({ letter, values: readOperands(upper) });
    while (upper !== "Z" && startsNumber()) {
      const again = letter === "M" ? "L" : letter === "m" ? "l" : letter;
      segments.push({ letter: again, values: readOperands(upper) });
    }
  }
  return segments;
}
