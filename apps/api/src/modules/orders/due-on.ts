import { workingDaysAfter } from "@holeshot/domain";
import type { OrderRow } from "./reader.ts";

/** Orders from before it was kept were promised this. */
const PROMISED_BEFORE = 15;

const dayFormat = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" });

/** The day it is where the shop is, `YYYY-MM-DD`. */
export function shopDay(now: Date): string {
  return dayFormat.format(now);
}

/** The working day on which an order is to leave whose production may begin now. */
export function dueOn({ labels }: Pick<OrderRow, "labels">, now: Date): string {
  return workingDaysAfter(
    shopDay(now),
    labels.delivery?.production_working_days ?? PROMISED_BEFORE,
  );
}
