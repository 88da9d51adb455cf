import { type RawBuilder, sql } from "kysely";

type Condition = RawBuilder<unknown>;

/** What the database's `search_plain` makes of a text: no accents, no capitals, no signs within a name. */
export function plainSpelling(text: string): string {
  const one: Readonly<Record<string, string>> = {
    ...{ ø: "o", Ø: "o", ł: "l", Ł: "l", đ: "d", Đ: "d", ð: "d", Ð: "d", ı: "i" },
    ...{ æ: "ae", Æ: "ae", œ: "oe", Œ: "oe", ß: "ss", ẞ: "ss", þ: "th" },
  };
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(/[øØłŁđĐðÐıæÆœŒßẞþ]/g, (letter) => one[letter] ?? letter)
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll(/['’‘`]/g, "")
    .replaceAll(/[- ]+/g, " ");
}

/** The same of what its `search_wide` makes of it: letters that others write as two are two. */
export function wideSpelling(text: string): string {
  const two: Readonly<Record<string, string>> = { ø: "oe", ö: "oe", ü: "ue", ä: "ae", å: "aa" };
  const letters = text
    .normalize("NFC")
    .replaceAll(/[øöüäå]/gi, (letter) => two[letter.toLowerCase()] ?? letter);
  return plainSpelling(letters);
}

/** What its `phone_key` makes of it: the number within its country. */
export function phoneKey(text: string): string {
  return text
    .replaceAll(/[^0-9+]/g, "")
    .replace(
      /^(?:\+|00)(?:1|7|2(?:[07]|[1-689]\d)|3(?:[0-469]|[578]\d)|4(?:[013-9]|2\d)|5(?:[1-8]|[09]\d)|6(?:[0-6]|[7-9]\d)|8(?:[1246]|[035789]\d)|9(?:[0-58]|[679]\d))/,
      "",
    )
    .replaceAll("+", "")
    .replace(/^0+/, "");
}

/** What its `parcel_key` makes of it. */
export function parcelKey(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
}

/** A text as the beginning of what `like` compares. */
export function beginning(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** What is behind every text that begins as another does. */
const LAST = "\u{10FFFF}";

/** That a key begins with another, as an index says it by itself: `like` makes the key of each row anew, to look again. */
function begins(key: Condition, start: string): Condition {
  return sql`${key} ~>=~ ${start} and ${key} ~<~ ${start + LAST}`;
}

/**
 * Conditions by which a column begins with what was typed, in whatever spelling either has; each of them an index answers
 * (migration 1381), so each is asked by itself.
 */
export function spelledAlike(column: Condition, typed: string): readonly Condition[] {
  const all = [...new Set([plainSpelling(typed), wideSpelling(typed)])].filter((text) => text);
  const plain = sql`search_plain(${column})`;
  const wide = sql`search_plain(search_wide(${column}))`;
  return all.flatMap((text) => [
    begins(plain, text),
    sql`${wide} <> ${plain} and ${begins(wide, text)}`,
  ]);
}

/** Of less than this many digits of a telephone number too many are found. */
const PHONE_DIGITS = 5;

/** The same of a telephone number, however it is written; none where what was typed is none. */
export function phonedAlike(column: Condition, typed: string): readonly Condition[] {
  const isNumber = /^\+?[\d\s()./-]+$/.test(typed);
  const digits = typed.replaceAll(/\D/g, "");
  // With the country's code, but without the sign that says so.
  const abroad = /^[1-9]\d{9,}$/.test(digits) ? [phoneKey(`+${digits}`)] : [];
  const keys = new Set([phoneKey(typed), digits.replace(/^0+/, ""), ...abroad]);
  return [...keys]
    .filter((key) => isNumber && key.length >= PHONE_DIGITS)
    .map((key) => sql`${column} <> '' and ${begins(sql`phone_key(${column})`, key)}`);
}

/** Of fewer letters it is no number of a parcel. */
const PARCEL_LETTERS = 6;

/** The same of a number at a carrier. */
export function trackedAlike(column: Condition, typed: string): readonly Condition[] {
  const key = parcelKey(typed);
  if (key.length < PARCEL_LETTERS || !/\d/.test(key)) return [];
  return [sql`${column} is not null and ${begins(sql`parcel_key(${column})`, key)}`];
}
