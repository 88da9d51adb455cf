import { makes } from "./bikes.data.ts";

/** What a rider said on the first screen of a set. */
export interface Bike {
  /** Empty until a make is chosen. */
  readonly make: string;
  readonly year: string;
  /** Most prominent first; from the list, from a photo, or picked. */
  readonly colours: readonly string[];
  readonly name: string;
  readonly number: string;
}

export const noBike: Bike = { make: "", year: "", colours: [], name: "", number: "" };

/** Model years of a make, the latest first. */
export function yearsOf(make: string): number[] {
  const looks = makes.find(({ name }) => name === make)?.looks ?? [];
  return looks
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .toSorted((a, b) => b - a);
}

/** The colours of a make's bikes of a year; of its latest while none is said. */
export function coloursOfBike(make: string, year: string): readonly string[] {
  const looks = makes.find(({ name }) => name === make)?.looks ?? [];
  const of = Number(year);
  const look = looks.find(({ from, to }) => of >= from && of <= to) ?? looks.at(-1);
  return look?.colours ?? [];
}

/** Of this tab alone: a name and a number are nobody else's at this device. */
const key = "start.bike";

export function keptBike(): Bike {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "null");
    return isBike(kept) ? kept : noBike;
  } catch {
    return noBike;
  }
}

export function keepBike(bike: Bike): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(bike));
  } catch {
    // Remembered while the page lives.
  }
}

function isBike(value: unknown): value is Bike {
  if (typeof value !== "object" || value === null) return false;
  const { make, year, colours, name, number } = value as Record<string, unknown>;
  return (
    [make, year, name, number].every((each) => typeof each === "string") &&
    Array.isArray(colours) &&
    colours.every((each) => /^#[0-9a-f]{6}$/.test(String(each)))
  );
}
