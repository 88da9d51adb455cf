import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { daysBetween } from "./by-day.ts";
import type { Version } from "./versions-api.ts";

/** What days and versions are called. */
export function useVersionWords() {
  const t = useT();
  const { clock, date, weekday } = useFormat();

  function dayName(day: Date): string {
    const now = new Date();
    const ago = daysBetween(day, now);
    if (ago === 0) return t("versions.today");
    if (ago === 1) return t("versions.yesterday");
    return day.getFullYear() === now.getFullYear() ? weekday(day) : date(day);
  }

  return {
    dayName,
    clock,
    /** In a sentence, and for whoever does not see its place: `Before the race`, or `Today 14:02`. */
    versionName: ({ name, made_at: at }: Pick<Version, "name" | "made_at">): string =>
      name ?? `${dayName(new Date(at))} ${clock(at)}`,
  };
}
