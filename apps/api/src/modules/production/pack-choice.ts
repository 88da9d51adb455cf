import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";

/** What of an order is made again. */
export interface PackChoice {
  /** A line of the order, counted from 1. */
  readonly line?: number;
  /** A piece by its id: `front`, `sleeve_left`. */
  readonly piece?: string;
  /** A rider's name or number, in any spelling of capitals. */
  readonly rider?: string;
  /** How many of each; as ordered when absent. */
  readonly copies?: number;
  /** Which garments of the line, by the numbers on their labels; goes with `line`. */
  readonly garments?: readonly number[];
}

/**
 * The lines that are made.
 * @throws NotPrintable when the order has none such.
 */
export function chosenUnits(
  units: readonly OrderUnit[],
  { line, rider, copies, garments }: PackChoice,
): readonly OrderUnit[] {
  const wanted = rider?.trim().toLowerCase();
  const chosen = units.filter(
    (unit) =>
      (line === undefined || unit.position === line) &&
      (wanted === undefined ||
        [unit.rider?.name, unit.rider?.number].some((own) => own?.toLowerCase() === wanted)),
  );
  if (chosen.length > 0)
    return chosen.map((unit) => ({
      ...unit,
      ...(copies !== undefined && { quantity: copies }),
      ...(garments !== undefined && {
        quantity: garments.length,
        labelled: { garments, of: unit.quantity },
      }),
    }));
  const asked = [line === undefined ? "" : `line ${line}`, rider === undefined ? "" : rider];
  throw new NotPrintable(
    `the order has nothing of ${asked.filter((one) => one !== "").join(", ")}`,
  );
}
