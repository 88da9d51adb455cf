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

const onlyThose =
  (garments: readonly number[]) =>
  (unit: OrderUnit): OrderUnit => ({
    ...unit,
    quantity: garments.length,
    labelled: { garments, of: unit.quantity },
  });

/** A unit as the workshop makes it where nobody says how many: each garment keeps the number that it is scanned by. */
function withoutGivenBack({ givenBack = [], ...unit }: OrderUnit): OrderUnit {
  if (givenBack.length === 0) return unit;
  const all = Array.from({ length: unit.quantity }, (_, at) => at + 1);
  return onlyThose(all.filter((copy) => !givenBack.includes(copy)))(unit);
}

/**
 * The lines that are made, without what was given back of them unless so many or certain ones are asked for.
 * @throws NotPrintable when the order has none such, or all of it was given back.
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
  if (garments !== undefined && chosen.length > 0) return chosen.map(onlyThose(garments));
  if (copies !== undefined && chosen.length > 0) {
    return chosen.map((unit) => ({ ...unit, quantity: copies }));
  }
  const made = chosen.map(withoutGivenBack).filter(({ quantity }) => quantity > 0);
  if (made.length > 0) return made;
  if (chosen.length > 0) throw new NotPrintable("all of it was given back");
  const asked = [line === undefined ? "" : `line ${line}`, rider === undefined ? "" : rider];
  throw new NotPrintable(
    `the order has nothing of ${asked.filter((one) => one !== "").join(", ")}`,
  );
}
