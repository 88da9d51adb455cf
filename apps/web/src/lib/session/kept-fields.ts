import type { Account } from "./account.ts";

// What a customer has typed into a form and not sent yet. It outlives the session it was typed in, in its tab, under the
// customer's id: nobody else's form looks there, and after logging out it is back only for them.

/** The fields of a form: texts, ticks, and groups of them. */
export type Fields = object;

function shelf(account: Account, form: string): string {
  return `${form} ${account}`;
}

/** Keeps what stands in a form. */
export function keepFields(account: Account, form: string, values: Fields): void {
  try {
    window.sessionStorage.setItem(shelf(account, form), JSON.stringify(values));
  } catch {
    // Then it is typed again.
  }
}

/** It was sent: nothing is left of it. */
export function dropFields(account: Account, form: string): void {
  try {
    window.sessionStorage.removeItem(shelf(account, form));
  } catch {
    // Then nothing was kept.
  }
}

/** The values a form begins with, and in their place what the customer has typed before. */
export function withKept<T extends Fields>(account: Account, form: string, start: T): T {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(shelf(account, form)) ?? "null");
    return filled(start, kept);
  } catch {
    return start;
  }
}

/** Only what the form has today, and only of its kind: an older release may have kept other fields. */
function filled<T>(start: T, kept: unknown): T {
  if (typeof kept !== typeof start || kept === null) return start;
  if (typeof start !== "object" || start === null) return kept as T;
  const from = kept as Readonly<Record<string, unknown>>;
  const parts = Object.entries(start).map(([name, value]) => [name, filled(value, from[name])]);
  return Object.fromEntries(parts) as T;
}

/** Of an order that was sent and is not answered yet, see `sent-order.ts`. */
export const sentForm = "sent order";
