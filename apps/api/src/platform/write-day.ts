import { type Language, languageTags, withFirst } from "@holeshot/domain";

/** English days as the pages write them, `13 October 2026`: the shop's customers are in Europe. */
const tags: typeof languageTags = { ...languageTags, en: "en-GB" };

/** Making one takes longer than writing all days of a paper. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** A day as a paper says it, `13 oktober 2026`: the shop's own, whatever the clock of its machine. */
export function writeDay(at: Date, language: Language): string {
  const options = { dateStyle: "long", timeZone: "Europe/Amsterdam" } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(tags[language], options);
  formats.set(language, format);
  return withFirst(format.format(at), language);
}

const moments = new Map<Language, Intl.DateTimeFormat>();

/** Until when something holds, to the minute: `maandag 30 november om 01:08`, by the shop's own clock. */
export function writeMoment(at: Date, language: Language): string {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const options = {
    ...day,
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Amsterdam",
  } as const;
  const format = moments.get(language) ?? new Intl.DateTimeFormat(tags[language], options);
  moments.set(language, format);
  return withFirst(format.format(at), language);
}
