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

/**
 * The last day to order on, so that it is there the day before `wanted`: counted by `scheduleOf`, so that no other date is
 * promised here than there. It may have passed.
 */
export function lastDayFor(wanted: Date, terms: Terms): Date {
  const noon = (back: number) =>
    new Date(wanted.getFullYear(), wanted.getMonth(), wanted.getDate() - back, 12);
  const there = noon(1);
  // Working days make weeks longer by two days in five; weekends and what is left fit into the rest.
  const most = 2 * (terms.production + terms.transport + proofAfter + approveWithin) + 14;
  for (let back = 1; back <= most; back += 1) {
    const { delivered } = scheduleOf(noon(back), terms);
    if (delivered !== null && delivered <= there) return noon(back);
  }
  return noon(most);
}

/** When what happens, if it is ordered now. */
export function scheduleOf(now: Date, { production, transport, manualCheck }: Terms): Schedule {
  const proof = manualCheck ? addWorkingDays(now, proofAfter) : null;
  const approveBy = proof === null ? null : addWorkingDays(proof, approveWithin);
  const start = approveBy ?? now;
  return { proof, approveBy, delivered: addWorkingDays(start, production + transport) };
}
