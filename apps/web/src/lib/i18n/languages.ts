import { languageTags, type Language } from "@holeshot/domain";

/** Where numbers and dates are read; English follows Irish use, the euro country that speaks it. */
const locales: Record<Language, string> = {
  nl: "nl-NL",
  en: "en-IE",
  de: "de-DE",
  dk: "da-DK",
  fr: "fr-FR",
};

// A language's name in itself: whoever is lost in a foreign page must recognise it.
const names: Record<Language, string> = {
  nl: "Nederlands",
  en: "English",
  de: "Deutsch",
  dk: "Dansk",
  fr: "Français",
};

/** `dk` is the name on the wire; browsers, screen readers and Intl know Danish as `da`. */
export function htmlLanguage(language: Language): string {
  return languageTags[language];
}

export function localeOf(language: Language): string {
  return locales[language];
}

export function ownName(language: Language): string {
  return names[language];
}
