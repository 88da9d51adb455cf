import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonText, type Place } from "@holeshot/artwork";
import type * as z from "zod/mini";
import { mistake, type Mistake, type ShopMistakeCode } from "./mistakes.ts";

const START: Place = { line: 1, column: 1 };
const LANGUAGES = new Set<PropertyKey>(["nl", "en", "de", "dk", "fr"]);

/** One file of the catalogue, read and of the right form. */
export interface ShopFile<T> {
  readonly name: string;
  readonly value: T;
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
  /** Notes a mistake at the place of one of the file's values. */
  readonly wrong: (code: ShopMistakeCode, path: readonly PropertyKey[], message: string) => void;
}

/** Reads the catalogue's folder and gathers what is wrong with it. */
export class Folder {
  readonly dir: string;
  readonly mistakes: Mistake[] = [];

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Files of a sub-folder with an ending, or its folders when the ending is "". */
  list(folder: string, ending: string): string[] {
    const path = join(this.dir, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => (ending === "" ? entry.isDirectory() : entry.name.endsWith(ending)))
      .map((entry) => `${folder}/${entry.name}`)
      .sort();
  }

  has(name: string): boolean {
    return existsSync(join(this.dir, name));
  }

  text(name: string): string | null {
    const path = join(this.dir, name);
    if (existsSync(path)) return readFileSync(path, "utf8");
    this.mistakes.push(mistake("missing_file", name, START, `${name} is not there`));
    return null;
  }

  /** A JSON file of a known form, or null with its mistakes noted. */
  json<S extends z.ZodMiniType>(name: string, schema: S): ShopFile<z.output<S>> | null {
    const text = this.text(name);
    if (text === null) return null;
    const json = readJsonText(text);
    if (!json.ok) {
      this.mistakes.push(mistake("broken_json", name, json.place, json.message));
      return null;
    }
    const result = schema.safeParse(json.value);
    if (!result.success) {
      for (const issue of result.error.issues) {
        const path = issue.path.map(String).join(".");
        const code = isMissingLanguage(issue.path, json.value) ? "missing_language" : "wrong_value";
        const message = `${path}: ${issue.message}`;
        this.mistakes.push(mistake(code, name, json.placeOf(issue.path), message));
      }
      return null;
    }
    const wrong: ShopFile<unknown>["wrong"] = (code, path, message) =>
      this.mistakes.push(mistake(code, name, json.placeOf(path), message));
    return { name, value: result.data, placeOf: json.placeOf, wrong };
  }
}

function isMissingLanguage(path: readonly PropertyKey[], value: unknown): boolean {
  const last = path.at(-1);
  const found = path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
  return last !== undefined && LANGUAGES.has(last) && found === undefined;
}

/** Notes every entry whose key stood before. */
export function refuseDoubles<T>(
  file: ShopFile<unknown>,
  path: readonly PropertyKey[],
  entries: readonly T[],
  key: (entry: T) => string,
  code: ShopMistakeCode = "duplicate_id",
): void {
  const seen = new Set<string>();
  entries.forEach((entry, index) => {
    const own = key(entry);
    if (seen.has(own)) file.wrong(code, [...path, index], `“${own}” stands twice`);
    seen.add(own);
  });
}
