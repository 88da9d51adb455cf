import type { ListRider } from "./list/read-riders.ts";
import { ownButLength, ownLength } from "./lengths.ts";
import {
  addRider,
  changeOwnPieces,
  countOf,
  setCount,
  unnamedRows,
  type Rider,
  type Roster,
} from "./roster.ts";

export type TakeHow = "add" | "replace";

/** Lines that become something: the others are told as left out. */
export function takenLines(list: readonly ListRider[]): ListRider[] {
  return list.filter((line) => !line.empty && line.quantity > 0);
}

function isNameless({ name, number, unread, unreadLengths }: ListRider): boolean {
  const open = Object.keys(unread).length + Object.keys(unreadLengths).length;
  return name === "" && number === "" && open === 0;
}

/** What a line says of lengths, beside what is chosen for all. */
export function ownIn(
  choices: Roster["choices"],
  { lengths }: ListRider,
  before: NonNullable<Rider["own"]> = {},
): NonNullable<Rider["own"]> {
  return Object.entries(lengths).reduce<NonNullable<Rider["own"]>>(
    (own, [product, length]) => ownLength(choices, own, product, length),
    before,
  );
}

/**
 * What was chosen for riders alone who are on a list that takes their place, as one that went out and came back: a list
 * does not say it. Answers it for each line once, by name and number; of garments that the line still has.
 */
function ownBefore(
  { choices, riders }: Roster,
  how: TakeHow,
): (line: ListRider) => NonNullable<Rider["own"]> {
  const waiting = how === "replace" ? [...riders] : [];
  return ({ name, number, sizes }) => {
    const at = waiting.findIndex((rider) => rider.name === name && rider.number === number);
    const [rider] = at === -1 ? [] : waiting.splice(at, 1);
    const kept = Object.entries(ownButLength(choices, rider?.own));
    return Object.fromEntries(kept.filter(([product]) => (sizes[product] ?? "") !== ""));
  };
}

/** How many riders and pieces without one come out of a list. */
export function countIn(list: readonly ListRider[]): number {
  return takenLines(list).reduce((sum, line) => sum + line.quantity, 0);
}

/** Lines of the sheet that are there already: riders and pieces without one. */
export function rowsIn(roster: Roster): number {
  return roster.riders.length + unnamedRows(roster).length;
}

/** The sheet with a list in it, beside or instead of what is there. The choices of the products stay. */
export function takeList(roster: Roster, list: readonly ListRider[], how: TakeHow): Roster {
  let next: Roster =
    how === "replace" ? { ...roster, riders: [], loose: {}, gone: {}, own: {} } : roster;
  const before = ownBefore(roster, how);
  for (const line of takenLines(list)) {
    const { name, number, sizes, unread, unreadLengths, quantity } = line;
    const own = ownIn(next.choices, line, isNameless(line) ? {} : before(line));
    if (isNameless(line)) {
      for (const [product, size] of Object.entries(sizes)) {
        next = setCount(next, product, size, countOf(next, product, size) + quantity);
        const choices = own[product];
        if (choices) next = changeOwnPieces(next, product, size, choices, quantity);
      }
      continue;
    }
    const rider = {
      ...{ name, number, sizes },
      ...(Object.keys(unread).length > 0 && { unread }),
      ...(Object.keys(unreadLengths).length > 0 && { unreadLengths }),
      ...(Object.keys(own).length > 0 && { own }),
    };
    for (let piece = 0; piece < quantity; piece += 1) next = addRider(next, rider);
  }
  return next;
}

/** Riders who have something, but nothing of this product: told, for it may be on purpose. */
export function ridersWithout(roster: Roster, product: string): number {
  return roster.riders.filter(({ sizes, unread = {} }) => {
    const others = Object.entries(sizes).some(([id, size]) => id !== product && size !== "");
    return others && (sizes[product] ?? "") === "" && unread[product] === undefined;
  }).length;
}
