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

const isFrench = (locale: string): boolean => locale.startsWith("fr");

/** As `Intl.PluralRules` has it for whole numbers in our languages, without its tenth of a second on a slow phone. */
function isOne(locale: string, count: number): boolean {
  return count === 1 || (count === 0 && isFrench(locale));
}

/** French stands off its signs by a space, at which no line may break. Elsewhere a space before one parts words, as in Danish »…«. */
const held = (locale: string, text: string): string =>
  isFrench(locale) ? text.replace(/ ([:;!?»])/g, "\u00a0$1").replaceAll("« ", "«\u00a0") : text;

export function createTranslator(messages: Messages, locale: string): Translate {
  // Made with the first number that needs it: it costs a slow phone a tenth of a second.
  let whole: Intl.NumberFormat | null = null;

  function pattern(key: string, count: string | number | undefined): string {
    if (typeof count === "number") {
      const form = messages[`${key}_${isOne(locale, count) ? "one" : "other"}`];
      if (form !== undefined) return form;
    }
    const found = messages[key];
    // A missing text is a fault of ours that the message check refuses; showing the key keeps the page usable.
    return found ?? key;
  }

  return function translate(key, variables = {}) {
    return held(locale, pattern(key, variables["count"])).replace(
      /\{\{(\w+)\}\}/g,
      (hole, name: string) => {
        const value = variables[name];
        if (value === undefined) {
          if (import.meta.env.DEV) throw new Error(`message ${key}: nothing given for ${hole}`);
          return "";
        }
        if (typeof value !== "number") return value;
        if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
        whole ??= new Intl.NumberFormat(locale);
        return whole.format(value);
      },
    );
  };
}
