const day = 24 * 60 * 60 * 1000;

/** The date so many working days later; Saturdays and Sundays do not count. */
export function addWorkingDays(from: Date, days: number): Date {
  let date = from;
  let left = days;
  while (left > 0) {
    date = new Date(date.getTime() + day);
    const weekday = date.getDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date;
}

/** Working days that the steps of an order take, beside production itself. */
const proofAfter = 2;
const approveWithin = 2;
const transport = 1;

export interface Schedule {
  /** Null without a manual check. */
  proof: Date | null;
  approveBy: Date | null;
  delivered: Date;
}

/** When what happens, if it is ordered now. */
export function scheduleOf(now: Date, manualCheck: boolean, productionDays: number): Schedule {
  const proof = manualCheck ? addWorkingDays(now, proofAfter) : null;
  const approveBy = proof === null ? null : addWorkingDays(proof, approveWithin);
  const start = approveBy ?? now;
  return { proof, approveBy, delivered: addWorkingDays(start, productionDays + transport) };
}
