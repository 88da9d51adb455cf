type Listener = (error: unknown, where: string) => void;

/** Until the error service is here: more than a start that goes wrong makes. */
const keptAtMost = 20;

let listener: Listener | null = null;
let early: [error: unknown, where: string][] | null = [];

/** The error service hears everything from here, what happened before it came first; `null`: there is none. */
export function onReport(hear: Listener | null): void {
  listener = hear;
  if (hear !== null) for (const [error, where] of early ?? []) hear(error, where);
  early = null;
}

/** For failures that the page shows, or mends by itself: only the error service need hear of them. */
export function tell(error: unknown, where: string): void {
  if (listener !== null) listener(error, where);
  else if (early !== null && early.length < keptAtMost) early.push([error, where]);
}

/** For failures that the customer need not see: they go to the log and to the error service. */
export function report(error: unknown, where: string): void {
  // oxlint-disable-next-line no-console -- the browser's log is where the specification wants these
  console.warn(`${where}:`, error);
  tell(error, where);
}
