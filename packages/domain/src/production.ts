/** The stations of a garment through the workshop, in their order; beside the five states of its order. */
export const productionStages = [
  "art",
  "proof",
  "print",
  "press",
  "cut",
  "sew",
  "check",
  "packed",
] as const;

/** One of {@link productionStages}. */
export type ProductionStage = (typeof productionStages)[number];

/** The station after this one; null after the last. */
export function nextStage(stage: ProductionStage): ProductionStage | null {
  return productionStages[productionStages.indexOf(stage) + 1] ?? null;
}

const DAY_MS = 86_400_000;

/**
 * The day by which so many working days have passed since a day, both `YYYY-MM-DD`. Saturdays and Sundays do not count.
 * @throws RangeError for what is no day.
 */
export function workingDaysAfter(day: string, days: number): string {
  let at = new Date(`${day}T00:00:00Z`).getTime();
  for (let left = days; left > 0;) {
    at += DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
