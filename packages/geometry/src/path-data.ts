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
const digit0 = 48;
const digit9 = 57;
const [plus, minus, comma, dot] = [43, 45, 44, 46];

/** The place after what may stand between numbers: white space and commas. */
function skipSeparators(data: string, start: number): number {
  let at = start;
  for (; at < data.length; at += 1) {
    const code = data.charCodeAt(at);
    const blank = code === 32 || code === comma || (code >= 9 && code <= 13);
    if (!blank && (code < 128 || !/\s/.test(data.charAt(at)))) break;
  }
  return at;
}

function digitsEnd(data: string, start: number): number {
  let at = start;
  for (let code = data.charCodeAt(at); code >= digit0 && code <= digit9;) {
    at += 1;
    code = data.charCodeAt(at);
  }
  return at;
}

function afterSign(data: string, at: number): number {
  const code = data.charCodeAt(at);
  return code === plus || code === minus ? at + 1 : at;
}

/** The place after the number that begins here; the same place when none does. */
function numberEnd(data: string, start: number): number {
  const first = afterSign(data, start);
  let end = digitsEnd(data, first);
  if (data.charCodeAt(end) === dot) {
    const fraction = digitsEnd(data, end + 1);
    if (end > first || fraction > end + 1) end = fraction;
  }
  if (end === first) return start;
  const letter = data.charAt(end);
  if (letter !== "e" && letter !== "E") return end;
  const power = afterSign(data, end + 1);
  const powerEnd = digitsEnd(data, power);
  return powerEnd > power ? powerEnd : end;
}

/** Arc flags may be written without anything between them: "a1 1 0 0110 10". */
function flagEnd(data: string, start: number): number {
  const letter = data.charAt(start);
  return letter === "0" || letter === "1" ? start + 1 : start;
}

function beginsNumber(data: string, at: number): boolean {
  const code = data.charCodeAt(at);
  return (code >= digit0 && code <= digit9) || code === plus || code === minus || code === dot;
}

/**
 * Splits path data into segments; a repeated moveto reads as lineto, as SVG has it. Kits are thousands of paths, read at
 * every start: letters are looked at one by one.
 */
export function readPathData(data: string): PathSegment[] {
  const segments: PathSegment[] = [];
  let index = skipSeparators(data, 0);
  const readOperands = (upper: string): number[] => {
    const count = operands[upper] ?? 0;
    const values: number[] = [];
    while (values.length < count) {
      index = skipSeparators(data, index);
      const flag = upper === "A" && (values.length === 3 || values.length === 4);
      const end = flag ? flagEnd(data, index) : numberEnd(data, index);
      if (end === index) throw new PathSyntaxError("A number is missing", index);
      values.push(Number(data.slice(index, end)));
      index = end;
    }
    return values;
  };

  while (index < data.length) {
    const letter = data.charAt(index);
    const upper = letter.toUpperCase();
    if (operands[upper] === undefined)
      throw new PathSyntaxError(`“${letter}” is no path command`, index);
    if (segments.length === 0 && upper !== "M")
      throw new PathSyntaxError("A path begins with M", index);
    index += 1;
    segments.push({ letter, values: readOperands(upper) });
    index = skipSeparators(data, index);
    const again = letter === "M" ? "L" : letter === "m" ? "l" : letter;
    while (upper !== "Z" && beginsNumber(data, index)) {
      segments.push({ letter: again, values: readOperands(upper) });
      index = skipSeparators(data, index);
    }
  }
  return segments;
}
