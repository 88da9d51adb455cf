import type { Format } from "../../lib/format.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { scheduleOf, type Terms } from "../../lib/working-days.ts";
import type { TimelineStep } from "../../parts/order-summary/Timeline.tsx";

interface Ordered extends Terms {
  /** Done, or what the visitor is about to do. */
  order: Pick<TimelineStep, "when" | "what">;
  pickup: boolean;
}

/** What happens after the order, with dates: the parcel comes, or it can be fetched. */
export function nextSteps(
  t: Translate,
  { shortDay }: Pick<Format, "shortDay">,
  from: Date,
  { order, pickup, ...terms }: Ordered,
): TimelineStep[] {
  const { proof, approveBy, delivered } = scheduleOf(from, terms);
  const later = (id: string, when: Date | null, what: string): TimelineStep[] =>
    when === null ? [] : [{ id, when: shortDay(when), what, done: false }];
  return [
    { id: "order", ...order, done: true },
    ...later("proof", proof, t("steps.proof")),
    ...later("approve", approveBy, t("steps.approve")),
    ...later("deliver", delivered, t(pickup ? "steps.pickup" : "steps.deliver")),
  ];
}
