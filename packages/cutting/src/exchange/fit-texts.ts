import { containsPoint, type Point, pointsBounds } from "@holeshot/geometry";

/** One text and where it begins: the left end of its baseline. */
export interface FittedText {
  readonly words: string;
  readonly at: Point;
}

/** Texts as they stand on a piece. */
export interface FittedTexts {
  readonly texts: readonly FittedText[];
  /** Of capitals, mm. */
  readonly height: number;
  /** Of letters, against those that are as wide as a program makes them. */
  readonly width: number;
  /** Against the x axis, degrees. */
  readonly angle: number;
}

/** Heights that are tried, mm: of large letters on large pieces, and no smaller ones than can be read. */
const heights = [8, 6, 5, 4, 3, 2.5, 2];
/** Small letters are made narrow rather than smaller still. */
const narrow = { below: 4, width: 0.7 };
/** What a letter takes and how far lines are apart, in heights: a program's own face is not known. */
const letter = 0.95;
const lead = 1.5;
/** From the line of the piece, mm. */
const rim = 0.5;
/** Of the points at which a text's rim is looked at, mm. */
const stride = 3;
/** Places of a piece at which its texts are tried. */
const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];

/** Texts beside and below each other; lengths in letters. */
interface Block {
  readonly texts: readonly { readonly words: string; readonly x: number; readonly row: number }[];
  readonly width: number;
  readonly rows: number;
}

/**
 * Texts on a piece (y up), as large as there is room for them inside its line: where they belong, or somewhere else on it,
 * level, upright or along its length, in one column or in several. Each text stays whole, for programs read them: where
 * there is no room they stand small below the piece. With `breaks` words go on in lines of their own, and never off the
 * piece, beside which another lies: in its middle at worst.
 */
export function fitTexts(
  line: readonly Point[],
  at: Point,
  words: readonly string[],
  breaks = false,
): FittedTexts {
  const blocks = breaks ? broken(words) : columns(words);
  const places = placesOn(line, at);
  const angles = [0, Math.PI / 2, lengthwise(line)];
  for (const height of heights) {
    for (const width of height < narrow.below ? [1, narrow.width] : [1]) {
      for (const block of blocks) {
        const size = sizeOf(block, height, width);
        for (const angle of angles) {
          const found = roomFor(line, places, size, angle);
          if (found) return laid(block, size, angle, found);
        }
      }
    }
  }
  const small = heights.at(-1) ?? 2;
  const [column = { texts: [], width: 0, rows: 1 }] = blocks.toReversed();
  const size = sizeOf(breaks ? column : (blocks[0] ?? column), small, narrow.width);
  if (breaks) {
    const angle = lengthwise(line);
    return laid(column, size, angle, cornerAt(middleOf(line), size, angle));
  }
  const { left, top } = pointsBounds(line);
  return laid(blocks[0] ?? column, size, 0, { x: left, y: top - 2 * small });
}

/** One below the other, or in several columns. */
function columns(words: readonly string[]): Block[] {
  return [1, 2, 3]
    .filter((count) => count <= words.length)
    .map((count) => {
      const rows = Math.ceil(words.length / count);
      let x = 0;
      const texts = Array.from({ length: count }, (_, column) =>
        words.slice(column * rows, (column + 1) * rows),
      ).flatMap((own) => {
        const left = x;
        x += Math.max(0, ...own.map(({ length }) => length)) + 2;
        return own.map((text, row) => ({ words: text, x: left, row }));
      });
      return { texts, width: x - 2, rows };
    });
}

/** The words on one line, on two and so on, each as short as may be. */
function broken(words: readonly string[]): Block[] {
  const single = words.join(" ").split(" ");
  return Array.from({ length: Math.min(4, single.length) }, (_, index) => {
    const lines = shortest(single, index + 1);
    const texts = lines.map((text, row) => ({ words: text, x: 0, row }));
    return { texts, width: Math.max(...lines.map(({ length }) => length)), rows: lines.length };
  });
}

/** Lines of words, at most so many, of which the longest is as short as can be. */
function shortest(words: readonly string[], most: number): string[] {
  const longest = Math.max(...words.map(({ length }) => length));
  for (let width = longest; ; width += 1) {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= width)
        lines.splice(-1, 1, `${last} ${word}`);
      else lines.push(word);
    }
    if (lines.length <= most) return lines;
  }
}

/** How much room a block takes, mm, with letters so high, each of which takes so much. */
interface Size {
  readonly width: number;
  readonly high: number;
  readonly height: number;
  readonly each: number;
}

function sizeOf({ width, rows }: Block, height: number, narrowed: number): Size {
  const each = letter * narrowed * height;
  return { width: width * each, high: (1 + (rows - 1) * lead) * height, height, each };
}

/** Where the first baseline begins where such a block has room; undefined when it has none. */
function roomFor(
  line: readonly Point[],
  places: readonly Point[],
  size: Size,
  angle: number,
): Point | undefined {
  const { left, top, right, bottom } = pointsBounds(line);
  if (Math.hypot(size.width, size.high) > Math.hypot(right - left, bottom - top)) return undefined;
  const [belongs, ...others] = places;
  if (belongs && angle === 0 && isInside(line, belongs, size, angle)) return belongs;
  return others
    .map((middle) => cornerAt(middle, size, angle))
    .find((from) => isInside(line, from, size, angle));
}

/** Whether the block with its first baseline there lies within the line. */
function isInside(line: readonly Point[], from: Point, size: Size, angle: number): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const is = (x: number, y: number) =>
    containsPoint(line, { x: from.x + cos * x - sin * y, y: from.y + sin * x + cos * y });
  const [left, right] = [-rim, size.width + rim];
  const [low, high] = [size.height - size.high - rim, size.height + rim];
  if (!is(left, low) || !is(right, low) || !is(left, high) || !is(right, high)) return false;
  // A bay between two fingers may be narrower than a step.
  const reachesIn = line.some((point) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
    return x > left && x < right && y > low && y < high;
  });
  if (reachesIn) return false;
  for (let x = left; x < right; x += stride) if (!is(x, low) || !is(x, high)) return false;
  for (let y = low; y < high; y += stride) if (!is(left, y) || !is(right, y)) return false;
  return true;
}

/** Where the first baseline of a block begins whose middle is there. */
function cornerAt(middle: Point, { width, high, height }: Size, angle: number): Point {
  const [x, y] = [-width / 2, high / 2 - height];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: middle.x + cos * x - sin * y, y: middle.y + sin * x + cos * y };
}

/** Where texts belong, first as their beginning and then as their middle, and places all over the piece. */
function placesOn(line: readonly Point[], at: Point): Point[] {
  const { left, top, right, bottom } = pointsBounds(line);
  const grid = shares.flatMap((u) =>
    shares.map((v) => ({ x: left + u * (right - left), y: top + v * (bottom - top) })),
  );
  return [at, at, middleOf(line), ...grid];
}

function middleOf(line: readonly Point[]): Point {
  const sum = line.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / line.length, y: sum.y / line.length };
}

/** The way a piece is longest, from left to right. */
function lengthwise(line: readonly Point[]): number {
  const middle = middleOf(line);
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of line) {
    xx += (x - middle.x) ** 2;
    xy += (x - middle.x) * (y - middle.y);
    yy += (y - middle.y) ** 2;
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}

function laid({ texts }: Block, { height, each }: Size, angle: number, from: Point): FittedTexts {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    height,
    width: each / letter / height,
    angle: (angle * 180) / Math.PI,
    texts: texts.map(({ words, x, row }) => {
      const [right, down] = [x * each, row * lead * height];
      return {
        words,
        at: { x: from.x + cos * right + sin * down, y: from.y + sin * right - cos * down },
      };
    }),
  };
}
