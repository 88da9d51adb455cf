import { dirname } from "node:path";
import { filesUnder, isTest, readJson, readText, sourcesUnder } from "../lib/source-files.ts";
import { stringUses } from "../lib/string-uses.ts";

const languages = ["nl", "en", "de", "dk", "fr"] as const;
const source = "nl";
/** How every text of a language speaks: what is found by these does not belong in it. */
const manners: readonly [RegExp, readonly string[], string][] = [
  [/\p{L}'\p{L}/u, languages, "has a straight apostrophe"],
  [/(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu, ["fr"], "says tu to who is addressed as vous"],
  [/(?<!\p{L})(?:u|uw)(?!\p{L})/iu, ["nl"], "says u to who is addressed as je"],
];
const pluralForm = /_(zero|one|two|few|many|other)$/;

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Faults in the texts of every app: a key or a variable that one language lacks, an unused key, a missing key. */
export function checkMessages(root: string): string[] {
  const folders = filesUnder(root, "apps")
    .filter((path) => path.endsWith(`/messages/${source}.json`))
    .map((path) => dirname(path));
  return folders.flatMap((folder) => [...checkLanguages(root, folder), ...checkUse(root, folder)]);
}

function readTexts(root: string, file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const flatten = (value: Texts, prefix: string) => {
    for (const [key, text] of Object.entries(value)) {
      if (typeof text === "string") texts.set(prefix + key, text);
      else flatten(text, `${prefix}${key}.`);
    }
  };
  flatten(readJson<Texts>(root, file), "");
  return texts;
}

function checkLanguages(root: string, folder: string): string[] {
  const problems: string[] = [];
  const model = stems(readTexts(root, `${folder}/${source}.json`));
  const present = new Set(filesUnder(root, folder));
  for (const language of languages) {
    const file = `${folder}/${language}.json`;
    if (!present.has(file)) {
      problems.push(`${file} is missing`);
      continue;
    }
    const texts = readTexts(root, file);
    for (const [key, text] of texts) {
      if (text.trim() === "") problems.push(`${file} ${key} is empty`);
      for (const [found, where, fault] of manners) {
        if (where.includes(language) && found.test(text)) problems.push(`${file} ${key} ${fault}`);
      }
    }
    const own = stems(texts);
    for (const [stem, marks] of model) {
      const mine = own.get(stem);
      if (mine === undefined) problems.push(`${file} lacks ${stem}`);
      else if (mine !== marks) {
        problems.push(
          `${file} ${stem} holds ${mine || "no variable"}, ${source} holds ${marks || "none"}`,
        );
      }
    }
    for (const stem of own.keys()) {
      if (!model.has(stem)) problems.push(`${file} has ${stem}, which ${source}.json lacks`);
    }
  }
  return problems;
}

/** Keys without their plural form, each with the variables and marks of its forms together. */
function stems(texts: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    // `too_many` is no plural form: those come with an `other`.
    const bare = key.replace(pluralForm, "");
    const stem = texts.has(`${bare}_other`) ? bare : key;
    const marks = found.get(stem) ?? new Set<string>();
    for (const [mark] of text.matchAll(/\{+\s*\w+[^}]*\}+|<\w+>/g))
      marks.add(mark.replaceAll(" ", ""));
    // "one" may spell the number out.
    if (key !== stem) for (const count of ["{count}", "{{count}}"]) marks.delete(count);
    found.set(stem, marks);
  }
  return new Map([...found].map(([stem, marks]) => [stem, [...marks].sort().join(" ")]));
}

function checkUse(root: string, folder: string): string[] {
  const keys = new Set(stems(readTexts(root, `${folder}/${source}.json`)).keys());
  const app = folder.split("/").slice(0, 2).join("/");
  const problems: string[] = [];
  const used = new Set<string>();
  for (const file of sourcesUnder(root, [`${app}/src`])) {
    if (isTest(file)) continue;
    const { literals, patterns, translated } = stringUses(file, readText(root, file));
    for (const key of keys) {
      if (literals.has(key) || patterns.some((pattern) => pattern.test(key))) used.add(key);
    }
    for (const { key, line } of translated) {
      if (!keys.has(key))
        problems.push(`${file}:${line} uses ${key}, which ${folder}/${source}.json lacks`);
    }
  }
  for (const key of keys) {
    if (!used.has(key)) problems.push(`${folder}/${source}.json ${key} is used nowhere`);
  }
  return problems;
}
