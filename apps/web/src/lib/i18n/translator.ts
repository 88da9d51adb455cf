import type source from "../../messages/nl.json";

type WithoutForm<Key> = Key extends `${infer Stem}_${"one" | "other"}` ? Stem : Key;

/** Every message there is, typed from the Dutch file; a key with plural forms goes by its stem. */
export type MessageKey = WithoutForm<keyof typeof source>;

export type Messages = Readonly<Record<string, string>>;
export type Variables = Readonly<Record<string, string | number>>;

/** Looks a message up, picks the plural form by `count`, and fills in `{{name}}`. */
export type Translate = (key: MessageKey, variables?: Variables) => string;

/** A sentence in whatever language is spoken when it is shown. */
export type Say = (t: Translate) => string;

export function createTranslator(messages: Messages, locale: string): Translate {
  // Made with the first number: they cost a slow phone a tenth of a second, and the first page may need none.
  let plural: Intl.PluralRules | null = null;
  let whole: Intl.NumberFormat | null = null;

  function pattern(key: string, count: string | number | undefined): string {
    if (typeof count === "number") {
      plural ??= new Intl.PluralRules(locale);
      const form = messages[`${key}_${plural.select(count) === "one" ? "one" : "other"}`];
      if (form !== undefined) return form;
    }
    const found = messages[key];
    // A missing text is a fault of ours that the message check refuses; showing the key keeps the page usable.
    return found ?? key;
  }

  return function translate(key, variables = {}) {
    return pattern(key, variables["count"]).replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
      const value = variables[name];
      if (value === undefined) {
        if (import.meta.env.DEV) throw new Error(`message ${key}: nothing given for ${hole}`);
        return "";
      }
      if (typeof value !== "number") return value;
      whole ??= new Intl.NumberFormat(locale);
      return whole.format(value);
    });
  };
}
