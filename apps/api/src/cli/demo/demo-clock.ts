const DAY_MS = 86_400_000;

/** A clock that is put back into the past and goes on from there: what happened weeks ago is written by the shop's own rules. */
export interface DemoClock {
  now(): Date;
  set(at: Date): void;
}

/** Runs as the world's does until it is set. */
export function demoClock(): DemoClock {
  let behind = 0;
  return {
    now: () => new Date(Date.now() - behind),
    set: (at) => {
      behind = Date.now() - at.getTime();
    },
  };
}

/** The moment of another day at this hour (UTC), so many days before or after. */
export function dayAt(from: Date, days: number, hour: number): Date {
  const day = new Date(from.getTime() + days * DAY_MS);
  const whole = Math.floor(hour);
  day.setUTCHours(whole, Math.round((hour - whole) * 60), 0, 0);
  return day;
}

/** So many days after a moment, and on a working day: on Saturdays and Sundays nobody is there. */
export function workingMorning(from: Date, days: number, hour: number): Date {
  const day = dayAt(from, days, hour);
  const weekday = day.getUTCDay();
  const rest = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return dayAt(day, rest, hour);
}

/** Something that is done at a moment of the demonstration's past. */
export interface Deed {
  readonly at: Date;
  readonly run: () => Promise<void>;
}

/**
 * Does everything at its time, the earliest first, also what earlier deeds answer with, and `after` each what follows from it; what
 * would lie ahead of `until` is done then.
 * Numbers and ids follow one another as they would have.
 */
export async function liveThrough(
  clock: DemoClock,
  deeds: readonly Deed[],
  until: Date,
  after: () => Promise<void>,
): Promise<void> {
  const inTurn = deeds.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, run } of inTurn) {
    clock.set(at < until ? at : until);
    await run();
    await after();
  }
  clock.set(new Date());
}
