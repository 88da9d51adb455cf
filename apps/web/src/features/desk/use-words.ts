import type { Language } from "@holeshot/domain";
import { use } from "react";
import { localeOf } from "../../lib/i18n/languages.ts";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import { createTranslator, type Messages, type Variables } from "../../lib/i18n/translator.ts";
import type { DeskWords } from "./words/en.ts";

type WithoutForm<Key> = Key extends `${infer Stem}_${"one" | "other"}` ? Stem : Key;

/** Every text of the desk. They stand apart from the shop's: a customer fetches none of them. */
export type DeskKey = WithoutForm<keyof DeskWords>;
export type Say = (key: DeskKey, variables?: Variables) => string;

const files: Record<Language, () => Promise<{ readonly words: DeskWords }>> = {
  nl: () => import("./words/nl.ts"),
  en: () => import("./words/en.ts"),
  de: () => import("./words/de.ts"),
  dk: () => import("./words/dk.ts"),
  fr: () => import("./words/fr.ts"),
};

/** Words that stand in files of their own, one for each language: the same look-up and plural forms as the shop's, over other words. */
export function wordsOf<Key extends string>(
  files: Record<Language, () => Promise<{ readonly words: Messages }>>,
): () => (key: Key, variables?: Variables) => string {
  const spoken = new Map<Language, Promise<(key: Key, variables?: Variables) => string>>();

  function say(language: Language) {
    const known = spoken.get(language);
    if (known !== undefined) return known;
    const made = files[language]().then(({ words }) => {
      return createTranslator(words, localeOf(language)) as unknown as (
        key: Key,
        variables?: Variables,
      ) => string;
    });
    made.catch(() => spoken.delete(language));
    spoken.set(language, made);
    return made;
  }

  return function useSpoken() {
    return use(say(useLanguage()));
  };
}

/** The desk's texts in the chosen language. */
export const useWords: () => Say = wordsOf<DeskKey>(files);
