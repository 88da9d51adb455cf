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
const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
// Arc flags may be written without anything between them: "a1 1 0 0110 10".
const flag = /[\s,]*([01])/y;

/** Splits path data into segments; a repeated moveto reads as lineto, as SVG has it. */
export function readPathData(data: string): PathSegment[] {
  const segments: PathSegment[] = [];
  let index = 0;
  const skip = (): void => {
    separator.lastIndex = index;
    separator.test(data);
    index = separator.lastIndex;
  };
  // Drawings hold hundreds of thousands of numbers, and the shop reads them all as it starts.
  const readOperands = (upper: string): number[] => {
    const values: number[] = [];
    for (let i = 0; i < (operands[upper] ?? 0); i += 1) {
      const pattern = upper === "A" && (i === 3 || i === 4) ? flag : number;
      pattern.lastIndex = index;
      const text = pattern.exec(data)?.[1];
      if (text === undefined) {
        skip();
        throw new PathSyntaxError("A number is missing", index);
      }
      index = pattern.lastIndex;
      values.push(Number(text));
    }
    return values;
  };
  const startsNumber = () => {
    skip();
    return index < data.length && "-+.0123456789".includes(data.charAt(index));
  };

  for (skip(); index < data.length; skip()) {
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
