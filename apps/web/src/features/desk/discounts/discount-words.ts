import type { Format } from "../../../lib/format.ts";
import type { BadgeKind } from "../../../ui/Badge.tsx";
import type { Say } from "../use-words.ts";
import type { Discount, DiscountState } from "./use-discounts.ts";

export const stateBadges: Readonly<Record<DiscountState, BadgeKind>> = {
  open: "ok",
  coming: "draft",
  used_up: "warn",
  ended: "draft",
};

/** `10 %` or an amount. */
export function worthOf({ percent, amount }: Discount, format: Format): string {
  return percent === null ? format.money(amount ?? 0) : format.percent(percent / 100);
}

/** `3 of 10`, or how often where there is no end to it. */
export function usesOf({ used, max_uses: most }: Discount, say: Say, format: Format): string {
  const done = format.number(used);
  return most === null ? done : say("discounts.used_of", { used: done, most: format.number(most) });
}

/** A code goes on until its end, so its last moment is the one before. */
export function lastMoment(until: string): Date {
  return new Date(Date.parse(until) - 1);
}

const shopDays = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" });

/** The day it is where the shop is, as a field of a date wants it. */
export function dayOf(time: string | Date | null): string {
  return time === null ? "" : shopDays.format(new Date(time));
}
