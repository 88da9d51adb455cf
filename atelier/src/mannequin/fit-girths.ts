import type { Distance } from "./distance.ts";
import { girth } from "./girth.ts";
import type { Vector } from "./vector.ts";

/** Where a tape is laid round a body, and what it shows; millimetres. */
export interface Tape {
  readonly name: string;
  readonly wanted: number;
  readonly measured: number;
}

/** A tape to be laid: round which body, through which place inside it, square to which axis. */
export interface TapePlace {
  readonly body: Distance;
  readonly at: Vector;
  readonly axis: Vector;
}

const rounds = 5;

/**
 * Seeks one factor a measure so that a body built with them has the wanted girths, mm. Girths lean on their
 * neighbours a little, so all are corrected together, round after round.
 */
export function fitGirths<Name extends string>(
  names: readonly Name[],
  wanted: Readonly<Record<Name, number>>,
  places: (factors: Readonly<Record<Name, number>>) => Readonly<Record<Name, TapePlace>>,
): { readonly factors: Readonly<Record<Name, number>>; readonly tapes: readonly Tape[] } {
  const factors = Object.fromEntries(names.map((name) => [name, 1])) as Record<Name, number>;
  let tapes = lay(names, wanted, places(factors));
  for (let round = 0; round < rounds; round++) {
    for (const { name, wanted: goal, measured } of tapes) factors[name as Name] *= goal / measured;
    tapes = lay(names, wanted, places(factors));
  }
  return { factors, tapes };
}

function lay<Name extends string>(
  names: readonly Name[],
  wanted: Readonly<Record<Name, number>>,
  places: Readonly<Record<Name, TapePlace>>,
): Tape[] {
  return names.map((name) => {
    const { body, at, axis } = places[name];
    return { name, wanted: wanted[name], measured: 10 * girth(body, at, axis) };
  });
}
