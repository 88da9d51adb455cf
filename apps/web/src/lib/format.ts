import { formatMoney, type Cents, type Language, withFirst } from "@holeshot/domain";
import { localeOf } from "./i18n/languages.ts";
import { useLanguage } from "./i18n/language-store.ts";

export interface Format {
  money: (amount: Cents) => string;
  /** `4 maart 2026` */
  date: (time: string | Date) => string;
  /** `dinsdag 31 maart`, weekday first */
  weekday: (time: string | Date) => string;
  /** `di 31 mrt` */
  shortDay: (time: string | Date) => string;
  /** `31 mrt`, where there is room for little */
  dayMonth: (time: string | Date) => string;
  /** `14:02` */
  clock: (time: string | Date) => string;
  number: (value: number) => string;
  /** `12,5`, to the tenth. */
  tenth: (value: number) => string;
  /** `1250,5`, to the tenth and as one types it. */
  typed: (value: number) => string;
  /** `95 %`, from a share */
  percent: (share: number) => string;
  bytes: (value: number) => string;
}

/** Each is made when it is first needed: together they cost a slow phone a tenth of a second. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function makeFormat(language: Language): Format {
  const locale = localeOf(language);
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, options));
    return (time: string | Date) => withFirst(format().format(new Date(time)), language);
  };
  const numbers = (options?: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(locale, options));
  const date = dates({ day: "numeric", month: "long", year: "numeric" });
  const weekday = dates({ weekday: "long", day: "numeric", month: "long" });
  const shortDay = dates({ weekday: "short", day: "numeric", month: "long" });
  const dayMonth = dates({ day: "numeric", month: "short" });
  const clock = dates({ hour: "2-digit", minute: "2-digit" });
  const whole = numbers();
  const percent = numbers({ style: "percent" });
  const tenth = numbers({ maximumFractionDigits: 1 });
  const typed = numbers({ maximumFractionDigits: 1, useGrouping: false });
  const unit = language === "fr" ? "Mo" : "MB";
  return {
    money: (amount) => formatMoney(amount, language),
    date,
    // English writes a comma that Danish does not; both come from Intl.
    weekday,
    shortDay,
    dayMonth,
    clock,
    percent: (share) => percent().format(share),
    number: (value) => whole().format(value),
    tenth: (value) => tenth().format(value),
    typed: (value) => typed().format(value),
    bytes: (value) => `${tenth().format(value / 1024 / 1024)}\u00a0${unit}`,
  };
}

const formats = new Map<Language, Format>();

function formatIn(language: Language): Format {
  const format = formats.get(language) ?? makeFormat(language);
  formats.set(language, format);
  return format;
}

/** Money, dates and numbers as the chosen language writes them. */
export function useFormat(): Format {
  const language = useLanguage();
  return formatIn(language);
}
