import { wordsOf } from "../use-words.ts";
import type { LogWords } from "./words/log-words.ts";

type Stem<Key> = Key extends `${infer Start}_${"one" | "other"}` ? Start : Key;

export type LogKey = Stem<keyof LogWords>;

/** The log's words: only administrators ever fetch them. */
export const useLogWords = wordsOf<LogKey>({
  nl: () => import("./words/nl.ts"),
  en: () => import("./words/en.ts"),
  de: () => import("./words/de.ts"),
  dk: () => import("./words/dk.ts"),
  fr: () => import("./words/fr.ts"),
});
