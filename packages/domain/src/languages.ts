/** The languages of shop, mails and documents, the default first. `dk` is Danish. */
export const languages = ["nl", "en", "de", "dk", "fr"] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** What is shown when nothing else is asked for. */
export const defaultLanguage: Language = "nl";

/** BCP 47 tags for `lang` attributes, `Content-Language` and `Intl`. */
export const languageTags: Readonly<Record<Language, string>> = {
  nl: "nl",
  en: "en",
  de: "de",
  dk: "da",
  fr: "fr",
};

/**
 * How a page's address says a language: `lang` asks for it, `mail_lang` says what the mail was written in that leads there,
 * which holds only where nobody has chosen another.
 */
export const languageParameters = { asked: "lang", mailed: "mail_lang" } as const;

/** Whether a value is a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The shop's language for a BCP 47 tag (`da-DK` is `dk`, `de-AT` is `de`), or null. */
export function languageOfTag(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split("-")[0];
  if (primary === "da") return "dk";
  // `dk` is no BCP 47 language, but clients that know the shop's own name may send it.
  return isLanguage(primary) ? primary : null;
}

interface Wish {
  readonly language: Language;
  readonly weight: number;
}

function readWish(part: string): Wish | null {
  const [tag = "", ...parameters] = part.split(";");
  const language = tag.trim() === "*" ? defaultLanguage : languageOfTag(tag);
  if (language === null) return null;
  const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
  const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
  return weight > 0 && weight <= 1 ? { language, weight } : null;
}

/**
 * The language of an answer: an explicit wish (`?language=`) first, then `Accept-Language` by
 * weight (RFC 9110 §12.5.4), then the default. Unusable input is passed over, never an error.
 */
export function negotiateLanguage(explicit: unknown, acceptLanguage: string | undefined): Language {
  if (typeof explicit === "string") {
    const language = languageOfTag(explicit);
    if (language !== null) return language;
  }
  const wishes = (acceptLanguage ?? "")
    .split(",")
    .map(readWish)
    .filter((wish) => wish !== null)
    .sort((a, b) => b.weight - a.weight);
  return wishes[0]?.language ?? defaultLanguage;
}
