/** A change of page: from the press to the page on the screen. Times are `performance.now()`. */
export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly end: number;
}

type Listener = (trip: Trip) => void;

let listener: Listener | null = null;
let under: Pick<Trip, "start"> | null = null;
let last: string | null = null;

/** The error service, when one is configured, traces every trip. */
export function onTrip(hear: Listener): void {
  listener = hear;
}

/** Somebody leaves for another page; leaving again before the first arrived counts from the last. */
export function departed(): void {
  under = { start: performance.now() };
}

/** A page is on the screen; the first one of a visit is no trip. */
export function tripEnded(to: string): void {
  const from = last;
  last = to;
  if (under !== null && from !== null && from !== to) {
    listener?.({ from, to, start: under.start, end: performance.now() });
  }
  under = null;
}
