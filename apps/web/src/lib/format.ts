import { formatMoney, type Cents, type Language } from "@holeshot/domain";
import { useMemo } from "react";
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
  /** `14:02` */
  clock: (time: string | Date) => string;
  number: (value: number) => string;
  /** `95 %`, from a share */
  percent: (share: number) => string;
  bytes: (value: number) => string;
}

function makeFormat(language: Language): Format {
  const locale = localeOf(language);
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  const shortDay = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
  });
  const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
  const whole = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const mega = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const unit = language === "fr" ? "Mo" : "MB";
  return {
    money: (amount) => formatMoney(amount, language),
    date: (time) => date.format(new Date(time)),
    // English writes a comma that Danish does not; both come from Intl.
    weekday: (time) => weekday.format(new Date(time)),
    shortDay: (time) => shortDay.format(new Date(time)),
    clock: (time) => clock.format(new Date(time)),
    percent: (share) => percent.format(share),
    number: (value) => whole.format(value),
    bytes: (value) => `${mega.format(value / 1024 / 1024)}\u00a0${unit}`,
  };
}

/** Money, dates and numbers as the chosen language writes them. */
export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => makeFormat(language), [language]);
}
