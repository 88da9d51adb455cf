type Listener = (error: unknown, where: string) => void;

let listener: Listener | null = null;

/** The error service, when one is configured, hears everything from here. */
export function onReport(hear: Listener): void {
  listener = hear;
}

/** For failures that the customer need not see: they go to the log and to the error service. */
export function report(error: unknown, where: string): void {
  // oxlint-disable-next-line no-console -- the browser's log is where the specification wants these
  console.warn(`${where}:`, error);
  listener?.(error, where);
}
