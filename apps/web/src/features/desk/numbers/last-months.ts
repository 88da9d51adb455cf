/** As long as papers are asked for by a month: books are kept for ten years, and looked at in the first three. */
const MONTHS = 36;

/** Months until a day's own, `2026-11`, the latest first. */
export function lastMonths(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
}
