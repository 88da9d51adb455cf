import { limits } from "@holeshot/domain";
import type { MissingLetters } from "../letters/missing-letters.ts";
import type { Rider, Roster } from "./roster.ts";

/**
 * What keeps a rider from being made as written. Each kind has a text and is shown on its row. All hold up saving, for
 * they would be lost, but two: lettering without room or letters is kept, and the cart holds up the order.
 */
export type RowProblem =
  | {
      readonly code: "size_unknown";
      readonly product: string;
      readonly value: string;
      readonly meant: readonly string[];
      readonly gone?: true;
    }
  | { readonly code: "length_unknown"; readonly product: string; readonly value: string }
  | { readonly code: "size_missing" }
  | { readonly code: "name_too_long" }
  | { readonly code: "number_too_long"; readonly value: string }
  | { readonly code: "lettering_unfit"; readonly products: readonly string[] }
  | {
      readonly code: "lettering_missing";
      readonly products: readonly string[];
      readonly missing: MissingLetters;
    };

/** Why a rider's garment cannot be made as it is written. */
export interface PieceFault {
  readonly tooLong: boolean;
  readonly missing: MissingLetters | null;
}

type Written = Pick<Rider, "name" | "number" | "sizes" | "unread" | "unreadLengths">;

function isBlank({ name, number, sizes, unread = {} }: Written): boolean {
  const said = [name, number, ...Object.values(sizes)].some((text) => text.trim() !== "");
  return !said && Object.keys(unread).length === 0;
}

/** The problems of one rider; a row that is still empty has none. */
export function problemsOf(rider: Written): RowProblem[] {
  if (isBlank(rider)) return [];
  const { name, number, sizes, unread = {} } = rider;
  const found: RowProblem[] = Object.entries(unread).map(([product, size]) => ({
    code: "size_unknown",
    product,
    ...size,
  }));
  // Without a size nothing at all would be made for somebody who stands in the list.
  if (found.length === 0 && Object.values(sizes).every((size) => size === "")) {
    found.push({ code: "size_missing" });
  }
  for (const [product, value] of Object.entries(rider.unreadLengths ?? {})) {
    // Of what is not made for him nobody asks how long.
    const isMade = (sizes[product] ?? "") !== "" || unread[product] !== undefined;
    if (isMade) found.push({ code: "length_unknown", product, value });
  }
  if (name.length > limits.riderNameMax) found.push({ code: "name_too_long" });
  if (number.length > limits.riderNumberMax) {
    found.push({ code: "number_too_long", value: number });
  }
  return found;
}

/** A rider with problems, by the row that the sheet shows. */
export interface RowWithProblems {
  readonly row: number;
  readonly rider: Rider;
  readonly problems: readonly RowProblem[];
}

/** Riders' pieces whose lettering has no room, or letters that are not there. */
export type UnfitPieces = ReadonlyMap<string, PieceFault>;

interface CartSays {
  readonly problems: readonly { readonly code: string; readonly item_ids: readonly string[] }[];
}

interface Lettered {
  readonly id: string;
  readonly product: { readonly id: string };
  readonly properties: Readonly<Record<string, string>>;
  readonly rider: { readonly name: string; readonly number: string } | null;
}

/** Names a rider's garment in a sheet. */
export function pieceKey(product: string, size: string, name: string, number: string): string {
  return JSON.stringify([product, size, name.trim(), number.trim()]);
}

/** Which pieces the cart says cannot carry their rider's name or number. */
export function unfitPieces(cart: CartSays, items: readonly Lettered[]): UnfitPieces {
  const said = (code: string, item: string): boolean =>
    cart.problems.some((each) => each.code === code && each.item_ids.includes(item));
  return new Map(
    items.flatMap(({ id, product, properties, rider }) => {
      const tooLong = said("lettering_too_long", id);
      const lacking = said("lettering_missing_characters", id);
      if (rider === null || !(tooLong || lacking)) return [];
      const key = pieceKey(product.id, properties["size"] ?? "", rider.name, rider.number);
      const missing = lacking ? { characters: [], faces: [], other: null } : null;
      return [[key, { tooLong, missing }] as const];
    }),
  );
}

/** What is known beside what stands in a row. */
export interface Known {
  /** While a row is typed, a size still to come is no fault: only riders whose key lies below it are looked at. */
  readonly finished?: number;
  readonly unfit?: UnfitPieces;
  /** What somebody is typing into a row, before it counts. */
  readonly typed?: Typed | null;
}

/** A row as it is being typed. */
export type Typed = Pick<Rider, "key" | "name" | "number">;

/** A rider, with what is being typed for him. */
export function asTyped<T extends { readonly key?: number }>(rider: T, typed?: Typed | null): T {
  return typed && typed.key === rider.key ? { ...rider, ...typed } : rider;
}

/** What is told on a row of a sheet, or of a list that is read. */
export function toldProblems(
  row: Written & { readonly key?: number },
  known: Known = {},
): RowProblem[] {
  const { finished = Number.POSITIVE_INFINITY, unfit, typed } = known;
  const rider = asTyped(row, typed);
  const found = problemsOf(rider).filter(
    ({ code }) => code !== "size_missing" || (rider.key ?? 0) < finished,
  );
  const { name, number, sizes } = rider;
  const faults = Object.entries(sizes).flatMap(([product, size]) => {
    const fault = unfit?.get(pieceKey(product, size, name, number));
    return fault === undefined ? [] : [{ product, ...fault }];
  });
  return [...found, ...letteringProblems(faults)];
}

type ProductFault = PieceFault & { readonly product: string };

/** One line for all garments of a rider: most of them are lettered alike. */
function letteringProblems(faults: readonly ProductFault[]): RowProblem[] {
  const long = faults.filter(({ tooLong }) => tooLong).map(({ product }) => product);
  const lacking = faults.flatMap(({ product, missing }) => (missing ? [{ product, missing }] : []));
  const found: RowProblem[] = [];
  if (lacking.length > 0) {
    const each = <T>(of: (missing: MissingLetters) => readonly T[]): T[] => [
      ...new Set(lacking.flatMap(({ missing }) => of(missing))),
    ];
    const [other = null, ...others] = each(({ other }) => [other]);
    found.push({
      code: "lettering_missing",
      products: lacking.map(({ product }) => product),
      missing: {
        characters: each(({ characters }) => characters),
        faces: each(({ faces }) => faces),
        other: others.length > 0 ? null : other,
      },
    });
  }
  if (long.length > 0) found.push({ code: "lettering_unfit", products: long });
  return found;
}

/** The rows to be told, in the order of the sheet; all that holds up saving when nothing more is known. */
export function rowsWithProblems(roster: Roster, known: Known = {}): RowWithProblems[] {
  return roster.riders
    .map((rider, index) => ({ row: index + 1, rider, problems: toldProblems(rider, known) }))
    .filter(({ problems }) => problems.length > 0);
}

/** Riders that are made as they stand: somebody is named, something has a size, nothing is in doubt. */
export function filledIn(roster: Roster, known: Pick<Known, "unfit"> = {}): number {
  return roster.riders.filter(
    (rider) =>
      (rider.name.trim() !== "" || rider.number.trim() !== "") &&
      toldProblems(rider, known).length === 0,
  ).length;
}
