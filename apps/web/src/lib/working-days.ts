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

/** Working days that the steps of a manual check take, beside production itself. */
const proofAfter = 2;
const approveWithin = 2;

export interface Schedule {
  /** Null without a manual check. */
  proof: Date | null;
  approveBy: Date | null;
  /** With the customer, or ready to be fetched. */
  delivered: Date;
}

export interface Terms {
  /** Working days, as the shop's catalogue has them. */
  production: number;
  /** Working days on the way; 0 where the customer fetches the goods. */
  transport: number;
  manualCheck: boolean;
}

/** When what happens, if it is ordered now. */
export function scheduleOf(now: Date, { production, transport, manualCheck }: Terms): Schedule {
  const proof = manualCheck ? addWorkingDays(now, proofAfter) : null;
  const approveBy = proof === null ? null : addWorkingDays(proof, approveWithin);
  const start = approveBy ?? now;
  return { proof, approveBy, delivered: addWorkingDays(start, production + transport) };
}
