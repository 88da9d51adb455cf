import { useSyncExternalStore } from "react";
import { createListeners } from "../../../lib/listeners.ts";
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

const noBike: Bike = { make: "", year: "", colours: [], name: "", number: "" };

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

const listeners = createListeners();
/** Of this tab alone, and gone with a logout (`lib/session/hand-over.ts`): a name is nobody else's at this device. */
const key = "start.bike";
/** Stands in where the browser stores nothing. */
let unstored: string | null = null;

/** The same object for the same words. */
let last: { readonly raw: string | null; readonly bike: Bike } = { raw: null, bike: noBike };

function keptBike(): Bike {
  const raw = unstored ?? storedBike();
  if (raw !== last.raw) last = { raw, bike: parseBike(raw) };
  return last.bike;
}

function storedBike(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseBike(raw: string | null): Bike {
  try {
    const kept: unknown = JSON.parse(raw ?? "null");
    return isBike(kept) ? kept : noBike;
  } catch {
    return noBike;
  }
}

function say(said: Partial<Bike>): void {
  const raw = JSON.stringify({ ...keptBike(), ...said });
  try {
    window.sessionStorage.setItem(key, raw);
  } catch {
    unstored = raw;
  }
  listeners.tell();
}

/** What was said of the bike, in this tab, and how more is said: several things at once where they were said before the page was live. */
export function useBike(): [Bike, (said: Partial<Bike>) => void] {
  return [useSyncExternalStore(listeners.subscribe, keptBike, () => noBike), say];
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
