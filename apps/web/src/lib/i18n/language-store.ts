import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameters,
  storageKeys,
} from "@holeshot/domain";
import { useSyncExternalStore } from "react";
import danish from "../../messages/dk.json?url";
import german from "../../messages/de.json?url";
import english from "../../messages/en.json?url";
import french from "../../messages/fr.json?url";
import dutch from "../../messages/nl.json?url";
import { persist } from "../lazy/persist.ts";
import { readStored, writeStored } from "../storage.ts";
import { htmlLanguage, localeOf } from "./languages.ts";
import { createTranslator, type Messages, type Translate } from "./translator.ts";
import { createListeners } from "../listeners.ts";
import { rendering } from "../rendering.ts";

// Texts are fetched as data, not as code: cheaper to parse, and one language at a time.
const files: Record<Language, string> = {
  nl: dutch,
  en: english,
  de: german,
  dk: danish,
  fr: french,
};

interface Speech {
  language: Language;
  t: Translate;
}

const listeners = createListeners();
const loaded = new Map<Language, Messages>();
let speech: Speech = {
  language: defaultLanguage,
  t: createTranslator({}, localeOf(defaultLanguage)),
};

async function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const answer = await fetch(files[language]);
  if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`);
  const messages = (await answer.json()) as Messages;
  loaded.set(language, messages);
  return messages;
}

/** `?lang=de` opens any page in German; else the stored choice; else the language of the mail that led here; else null. */
function chosenLanguage(): Language | null {
  const { asked, mailed } = languageParameters;
  const address = new URL(window.location.href);
  const said = [address.searchParams.get(asked), readStored(storageKeys.language)];
  const wishes = [...said, address.searchParams.get(mailed)];
  if (address.searchParams.has(asked) || address.searchParams.has(mailed)) {
    // Taken out of the address, or the next reload would undo a later choice in the menu.
    address.searchParams.delete(asked);
    address.searchParams.delete(mailed);
    window.history.replaceState(window.history.state, "", address);
  }
  return wishes.find(isLanguage) ?? null;
}

async function speak(language: Language): Promise<void> {
  const messages = await loadMessages(language);
  speech = { language, t: createTranslator(messages, localeOf(language)) };
  document.documentElement.lang = htmlLanguage(language);
  listeners.tell();
}

/** Speaks a language, and remembers it as the one that was chosen on this device. */
export async function setLanguage(language: Language): Promise<void> {
  await speak(language);
  writeStored(storageKeys.language, language);
  // For the server, which renders the next page in it.
  document.cookie = `${storageKeys.language}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** The chosen language; the page's own, whatever the browser says, as long as nobody has chosen one. */
export function startLanguage(own: Language = defaultLanguage): Promise<void> {
  // A page without words says nothing: what the server sent stands until they are here.
  const chosen = chosenLanguage();
  return persist(() => (chosen === null ? speak(own) : setLanguage(chosen)));
}

/** Whether somebody chose the language on this device, rather than finding it so. */
export function isLanguageChosen(): boolean {
  return isLanguage(readStored(storageKeys.language));
}

export function currentLanguage(): Language {
  return spoken().language;
}

function spoken(): Speech {
  return rendering()?.speech ?? speech;
}

const subscribe = listeners.subscribe;

function useSpeech(): Speech {
  return useSyncExternalStore(subscribe, spoken, spoken);
}

export function useT(): Translate {
  return useSpeech().t;
}

export function useLanguage(): Language {
  return useSpeech().language;
}
