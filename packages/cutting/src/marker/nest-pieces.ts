import { type Point, signedArea } from "@holeshot/geometry";
import { type GridPlace, RollGrid } from "./roll-grid.ts";
import { settle, settler } from "./settle.ts";
import { cellsOf, type ShapeRows, shapeRows } from "./shape-rows.ts";

/** A piece to be laid on a roll: its cut line in mm, grain along y. Equal pieces share their line. */
export interface NestPiece {
  readonly id: string;
  readonly line: readonly Point[];
}

export interface NestRules {
  /** Usable width of the cloth, mm. */
  readonly width: number;
  /** Longest marker, mm. */
  readonly longest: number;
  /** Least distance of two cut lines, mm; half of it is kept to the edges of the cloth. */
  readonly gap: number;
  /** Whether pieces may lie head to foot: not on cloth with a nap. */
  readonly turning: boolean;
  /** How many orders of laying are tried beyond the plain ones; the same number gives the same marker. */
  readonly tries: number;
}

/** A piece on its marker: its line turned by 180° round its origin where `turned`, then moved by x and y, mm. */
export interface LaidPiece {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** Pieces on one length of cloth: x across it, y along it, both from a corner, mm. */
export interface Nest {
  readonly length: number;
  readonly pieces: readonly LaidPiece[];
  /** Share of the cloth's area that the pieces fill. */
  readonly used: number;
}

/** Cells of the grid on which shapes are moved, mm. */
const cell = 4;

interface Shape {
  readonly line: readonly Point[];
  readonly area: number;
  readonly height: number;
  readonly upright: ShapeRows;
  readonly turned: ShapeRows;
}

interface Item {
  readonly id: string;
  readonly shape: Shape;
}

/**
 * Lays pieces on as little cloth as it finds: each as near to the beginning of the roll as there is room, in several
 * orders, the best of which is improved by exchanging pieces. Cloth is begun anew where a marker is full. The same
 * pieces, in the same order, and rules give the same markers. Throws `RangeError` on a piece larger than the cloth.
 */
export function nestPieces(pieces: readonly NestPiece[], rules: NestRules): Nest[] {
  refuseLarge(pieces, rules);
  const shapes = new Map<readonly Point[], Shape>();
  const items = pieces.map(({ id, line }): Item => {
    const shape = shapes.get(line) ?? shapeOf(line, rules.gap);
    shapes.set(line, shape);
    return { id, shape };
  });
  const columns = Math.floor(rules.width / cell);
  const rows = Math.floor(rules.longest / cell);
  // Of each try nothing is kept but where its pieces lie.
  const grids: RollGrid[] = [];
  const gridOf = (roll: number) => (grids[roll] ??= new RollGrid(columns, rows));
  const lay = (order: readonly Item[]) => layInOrder(order, rules.turning, gridOf);
  const settled = (layout: Layout) => layout.nests.map((laid) => nestOf(laid, rules));
  return laidOut(items, { lay, settled }, rules.tries);
}

/** Whether every piece has room by itself, asked before any is laid. Throws `RangeError` on one that has none. */
export function refuseLarge(
  pieces: readonly NestPiece[],
  { width, longest, gap }: Pick<NestRules, "width" | "longest" | "gap">,
): void {
  const seen = new Set<readonly Point[]>();
  for (const { id, line } of pieces) {
    if (seen.has(line)) continue;
    seen.add(line);
    const { columns, rows } = cellsOf(line, gap / 2, cell);
    if (columns > Math.floor(width / cell) || rows > Math.floor(longest / cell))
      throw new RangeError(`${id} is larger than the cloth`);
  }
}

/** Where one marker does not hold all, each is laid once more by itself: in an order of them all a change is seldom its own. */
function laidOut(items: readonly Item[], tools: Tools, tries: number): Nest[] {
  const whole = improved(startOrders(items), tools, tries);
  if (whole.length < 2 || tries === 0) return whole;
  const byId = new Map(items.map((item) => [item.id, item]));
  return whole.map((nest) => {
    const own = nest.pieces.flatMap(({ id }) => byId.get(id) ?? []);
    const [again = nest, ...others] = improved(startOrders(own), tools, tries / 2);
    return others.length === 0 && again.length < nest.length ? again : nest;
  });
}

function shapeOf(line: readonly Point[], gap: number): Shape {
  const upright = shapeRows(line, gap / 2, cell);
  const turned = shapeRows(headToFoot(line), gap / 2, cell);
  return { line, area: Math.abs(signedArea(line)), height: upright.rows.length, upright, turned };
}

/** Large before small, by what makes a piece hard to lay. */
function startOrders(items: readonly Item[]): Item[][] {
  const by = (size: (item: Item) => number) => items.toSorted((a, b) => size(b) - size(a));
  return [
    by(({ shape }) => shape.area),
    by(({ shape }) => shape.height),
    by(({ shape }) => shape.upright.columns),
    by(({ shape }) => shape.height * shape.upright.columns),
  ];
}

interface LaidItem {
  readonly item: Item;
  readonly place: GridPlace;
  readonly turned: boolean;
}

interface LaidRoll {
  /** Rows that it takes. */
  readonly length: number;
  readonly items: readonly LaidItem[];
}

interface Layout {
  readonly order: readonly Item[];
  readonly nests: readonly LaidRoll[];
  /** Rows of cloth in all, and the mean row of the pieces' area: it falls before the length does. */
  readonly cost: number;
}

type Lay = (order: readonly Item[]) => Layout;

function layInOrder(
  order: readonly Item[],
  turning: boolean,
  gridOf: (roll: number) => RollGrid,
): Layout {
  const rolls: { readonly grid: RollGrid; readonly items: LaidItem[] }[] = [];
  const begin = () => {
    const roll = { grid: gridOf(rolls.length), items: [] };
    roll.grid.clear();
    rolls.push(roll);
    return roll;
  };
  for (const item of order) {
    const laid = rolls.some(({ grid, items }) => layOn(grid, items, item, turning));
    if (laid) continue;
    const { grid, items } = begin();
    layOn(grid, items, item, turning);
  }
  const nests = rolls.map(({ grid, items }): LaidRoll => ({ length: grid.length, items }));
  return { order, nests, cost: clothOf({ nests }) + meanRow(nests) };
}

/** Lays a piece the way round that ends nearer to the beginning; false where it has no room. */
function layOn(grid: RollGrid, items: LaidItem[], item: Item, turning: boolean): boolean {
  const { upright, turned } = item.shape;
  const ways = turning ? ([upright, turned] as const) : ([upright] as const);
  let best: { readonly place: GridPlace; readonly way: ShapeRows } | null = null;
  for (const way of ways) {
    const place = grid.findRoom(way);
    if (!place) continue;
    const nearer =
      !best ||
      place.row < best.place.row ||
      (place.row === best.place.row && place.column < best.place.column);
    if (nearer) best = { place, way };
  }
  if (!best) return false;
  grid.take(best.way, best.place);
  items.push({ item, place: best.place, turned: best.way === turned });
  return true;
}

/** Tries of the first search; each one after it is twice as long. */
const FIRST_SEARCH = 60;

interface Tools {
  readonly lay: Lay;
  readonly settled: (layout: Layout) => Nest[];
}

/**
 * Exchanges pieces of the best order, by dice that always fall alike, and answers what took the least cloth once pushed
 * together. What many tries look at begins with what few look at: more never use more cloth.
 */
function improved(
  orders: readonly (readonly Item[])[],
  { lay, settled }: Tools,
  tries: number,
): Nest[] {
  const [first, ...others] = orders.map(lay);
  if (!first) return [];
  let best = others.reduce((a, b) => (b.cost < a.cost ? b : a), first);
  let nests = settled(best);
  let current = best;
  const dice = seededDice(first.order.length + 1);
  let [begin, end] = [0, FIRST_SEARCH];
  for (let i = 0; i < tries && first.order.length > 1; i++) {
    if (i === end) {
      [begin, end] = [end, end + 2 * (end - begin)];
      current = best;
    }
    const tried = lay(changed(current.order, dice));
    // A little worse is allowed at first, or the search ends in the first hollow.
    const patience = 1 + 0.008 * (1 - (i - begin) / (end - begin));
    if (tried.cost <= current.cost * patience) current = tried;
    if (clothOf(tried) >= clothOf(best)) continue;
    best = tried;
    const pushed = settled(tried);
    if (lengthOf(pushed) < lengthOf(nests)) nests = pushed;
  }
  return nests;
}

function lengthOf(nests: readonly Nest[]): number {
  return nests.reduce((sum, { length }) => sum + length, 0);
}

/** The same order but for one piece, which is moved or exchanged with another. */
function changed(order: readonly Item[], dice: () => number): Item[] {
  const from = Math.floor(dice() * order.length);
  const to = Math.floor(dice() * order.length);
  const moved = order[from] as Item;
  if (dice() < 0.4) return order.with(from, order[to] as Item).with(to, moved);
  return order.toSpliced(from, 1).toSpliced(to, 0, moved);
}

function clothOf({ nests }: Pick<Layout, "nests">): number {
  return nests.reduce((sum, { length }) => sum + length, 0);
}

function meanRow(nests: readonly LaidRoll[]): number {
  const all = nests.flatMap(({ items }) => items);
  const area = all.reduce((sum, { item }) => sum + item.shape.area, 0);
  const moment = all.reduce(
    (sum, { item, place }) => sum + item.shape.area * (place.row + item.shape.height / 2),
    0,
  );
  return area === 0 ? 0 : moment / area;
}

/** What the grid laid, pushed together by its exact lines. */
function nestOf({ items }: LaidRoll, { width, gap }: NestRules): Nest {
  const laid = items.map(({ item, place, turned }) => {
    const { line, upright, turned: over } = item.shape;
    const { origin } = turned ? over : upright;
    const at = { x: place.column * cell + origin.x, y: place.row * cell + origin.y };
    return { item, turned, settler: settler(turned ? headToFoot(line) : line, at) };
  });
  settle(
    laid.map((one) => one.settler),
    gap,
  );
  const ends = laid.map(({ settler: { box, at } }) => box.bottom + at.y);
  const length = Math.ceil(Math.max(0, ...ends) + gap / 2);
  const area = laid.reduce((sum, { item }) => sum + item.shape.area, 0);
  return {
    length,
    used: area / (width * length),
    pieces: laid.map(({ item, turned, settler: { at } }) => ({ id: item.id, ...at, turned })),
  };
}

function headToFoot(line: readonly Point[]): readonly Point[] {
  return line.map(({ x, y }) => ({ x: -x, y: -y }));
}

/** Numbers from 0 to 1 that are the same in every run: a marker made again is the same marker. */
function seededDice(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}
