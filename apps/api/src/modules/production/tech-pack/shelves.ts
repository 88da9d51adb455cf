/** A box to be drawn, in its own units. */
interface Shelved {
  readonly width: number;
  readonly height: number;
  /** Neighbours of one name stay side by side. */
  readonly pair?: string;
}

/** What is kept free, all in the room's units. */
interface ShelfRules {
  /** Between boxes. */
  readonly gap: number;
  /** Under each box. */
  readonly below: number;
  /** Width that a box takes at least, for the words below it; none when absent. */
  readonly least?: number;
}

/** Where boxes stand, side by side and row below row, all at one scale. */
export interface Shelves {
  readonly scale: number;
  /** What they take of the room from its top, with what is kept free below them. */
  readonly height: number;
  /** Upper left corners, in the order of the boxes. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Puts boxes into a room as large as they go. */
export function shelved(boxes: readonly Shelved[], room: Shelved, rules: ShelfRules): Shelves {
  let [low, high] = [0, 10];
  for (let i = 0; i < 40; i += 1) {
    const scale = (low + high) / 2;
    const laid = shelvedAt(boxes, room.width, scale, rules);
    if (laid && laid.height <= room.height + 1e-9) low = scale;
    else high = scale;
  }
  return shelvedAt(boxes, room.width, low, rules) ?? { scale: low, height: 0, places: [] };
}

/** Puts boxes of a given scale into as little height as two orders of laying find; null where one is wider than the room. */
export function shelvedAt(
  boxes: readonly Shelved[],
  width: number,
  scale: number,
  rules: ShelfRules,
): Shelves | null {
  const given = inPairs(boxes);
  const highFirst = given.toSorted((a, b) => highestOf(boxes, b) - highestOf(boxes, a));
  const [one, other] = [given, highFirst].map((order) => laid(boxes, order, width, scale, rules));
  // As they were given where that takes no more: left beside right, front before back.
  return one && other && other.height < one.height - 1e-9 ? other : (one ?? null);
}

function inPairs(boxes: readonly Shelved[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  boxes.forEach(({ pair }, index) => {
    const last = groups.at(-1);
    const before = last === undefined ? undefined : boxes[last[0] ?? 0]?.pair;
    if (last && pair !== undefined && pair === before) last.push(index);
    else groups.push([index]);
  });
  return groups;
}

function highestOf(boxes: readonly Shelved[], group: readonly number[]): number {
  return Math.max(...group.map((index) => boxes[index]?.height ?? 0));
}

interface Column {
  readonly x: number;
  readonly width: number;
  bottom: number;
}

function laid(
  boxes: readonly Shelved[],
  order: readonly (readonly number[])[],
  room: number,
  scale: number,
  { gap, below, least = 0 }: ShelfRules,
): Shelves | null {
  let [x, top, bottom] = [0, 0, 0];
  let columns: Column[] = [];
  const places = boxes.map(() => ({ x: 0, y: 0 }));
  for (const group of order) {
    const widths = group.map((index) => Math.max((boxes[index]?.width ?? 0) * scale, least));
    const width = widths.reduce((sum, one) => sum + one + gap, -gap);
    const height = highestOf(boxes, group) * scale + below;
    if (width > room + 1e-9) return null;
    // Under a shorter neighbour, where the shelf has room there.
    const under = columns.find((one) => one.width >= width && one.bottom + gap + height <= bottom);
    if (!under && x > 0 && x + width > room) {
      [x, top] = [0, bottom + gap];
      columns = [];
    }
    const y = under ? under.bottom + gap : top;
    let left = under ? under.x : x;
    group.forEach((index, i) => {
      places[index] = { x: left, y };
      left += (widths[i] ?? 0) + gap;
    });
    if (under) {
      under.bottom = y + height;
      continue;
    }
    columns.push({ x, width, bottom: top + height });
    bottom = Math.max(bottom, top + height);
    x += width + gap;
  }
  return { scale, height: bottom, places };
}
