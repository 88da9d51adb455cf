import { limits } from "@holeshot/domain";
import type { Rider, Roster } from "./roster.ts";

/** What keeps a rider from being made as written. Each kind has a text, is shown on its row and holds up saving. */
export type RowProblem =
  | {
      readonly code: "size_unknown";
      readonly product: string;
      readonly value: string;
      readonly meant: readonly string[];
    }
  | { readonly code: "size_missing" }
  | { readonly code: "name_too_long" }
  | { readonly code: "number_too_long"; readonly value: string };

type Written = Pick<Rider, "name" | "number" | "sizes" | "unread">;

function isBlank({ name, number, sizes, unread = {} }: Written): boolean {
  const said = [name, number, ...Object.values(sizes)].some((text) => text.trim() !== "");
  return !said && Object.keys(unread).length === 0;
}

/** The problems of one rider; a row that is still empty has none. */
export function problemsOf(rider: Written): RowProblem[] {
  if (isBlank(rider)) return [];
  const { name, number, sizes, unread = {} } = rider;
  const found: RowProblem[] = Object.entries(unread).map(([product, { value, meant }]) => ({
    code: "size_unknown",
    product,
    value,
    meant,
  }));
  // Without a size nothing at all would be made for somebody who stands in the list.
  if (found.length === 0 && Object.values(sizes).every((size) => size === "")) {
    found.push({ code: "size_missing" });
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

/**
 * What is told of a rider. While a row is typed, a size still to come is no fault: only riders whose key lies below
 * `finished` are looked at as they stand.
 */
export function toldProblems(rider: Rider, finished: number): RowProblem[] {
  return problemsOf(rider).filter(({ code }) => code !== "size_missing" || rider.key < finished);
}

/** The rows to be told, in the order of the sheet; all that holds up saving unless `finished` says less. */
export function rowsWithProblems(
  roster: Roster,
  finished = Number.POSITIVE_INFINITY,
): RowWithProblems[] {
  return roster.riders
    .map((rider, index) => ({ row: index + 1, rider, problems: toldProblems(rider, finished) }))
    .filter(({ problems }) => problems.length > 0);
}

/** Riders that are made as they stand: somebody is named, something has a size, nothing is in doubt. */
export function filledIn(roster: Roster): number {
  return roster.riders.filter(
    (rider) =>
      (rider.name.trim() !== "" || rider.number.trim() !== "") && problemsOf(rider).length === 0,
  ).length;
}
