import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  countryCodes,
  isCountryCode,
  type Language,
  languages,
  languageTags,
} from "@holeshot/domain";
import * as z from "zod/mini";

/** A text in every language of the shop. */
export type Names = Readonly<Record<Language, string>>;

/** One mark of the library, before its file is read. */
export interface Mark {
  readonly id: string;
  readonly names: Names;
  readonly category: string;
  /** Other words it is found by, in any language. */
  readonly words: readonly string[];
  /** Absolute path of its SVG. */
  readonly path: string;
  /** The drawing is cut to what is painted; a flag keeps its field. */
  readonly trim: boolean;
  readonly licence: string;
}

export interface MarkCategory {
  readonly id: string;
  readonly names: Names;
  readonly words: readonly string[];
}

export interface LogoIndex {
  readonly categories: readonly MarkCategory[];
  readonly marks: readonly Mark[];
}

const names = z.strictObject({
  nl: z.string(),
  en: z.string(),
  de: z.string(),
  dk: z.string(),
  fr: z.string(),
});

const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/));

const indexFile = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ package: z.string(), licence: z.string() })),
  categories: z.array(z.strictObject({ id, names, words: z.array(z.string()) })),
  marks: z.array(
    z.strictObject({
      id,
      name: z.union([z.string(), names]),
      category: id,
      file: z.string().check(z.regex(/^[a-z-]+:[\w./-]+\.svg$/)),
      words: z.array(z.string()),
    }),
  ),
  flags: z.strictObject({
    names: z.record(z.string(), names),
    words: z.record(z.string(), z.array(z.string())),
  }),
});

const require = createRequire(import.meta.url);
/** Where a package lies. Not all of them let their own package.json be asked for. */
function packageFolder(name: string): string {
  const places = (require.resolve.paths(name) ?? []).map((place) => join(place, name));
  const found = places.find((place) => existsSync(join(place, "package.json")));
  if (found === undefined) throw new Error(`The package ${name} is not installed`);
  return found;
}

function inAllLanguages(text: (language: Language) => string): Names {
  const pairs = languages.map((language) => [language, text(language)]);
  return Object.fromEntries(pairs) as Names;
}

/** Names of countries in all languages, as people say them. */
function countryNames(codes: readonly string[]): ReadonlyMap<string, Names> {
  const regions = languages.map((language) => {
    return [language, new Intl.DisplayNames([languageTags[language]], { type: "region" })] as const;
  });
  const namesOf = (code: string): Names => {
    const pairs = regions.map(([language, names]) => [language, names.of(code.toUpperCase())]);
    return Object.fromEntries(pairs) as Names;
  };
  return new Map(codes.map((code) => [code, namesOf(code)]));
}

function readFlags(given: z.infer<typeof indexFile>["flags"], licence: string): Mark[] {
  const folder = packageFolder("flag-icons");
  const others = Object.keys(given.names).filter((code) => !isCountryCode(code));
  const known = countryNames(countryCodes);
  return [...countryCodes, ...others].flatMap((code): Mark[] => {
    const named = given.names[code] ?? known.get(code);
    if (!named) return [];
    const path = join(folder, "flags", "4x3", `${code}.svg`);
    const words = [...(given.words[code] ?? []), code];
    const base = { category: "flags", words, path, trim: false, licence };
    return [{ id: `flag-${code}`, names: named, ...base }];
  });
}

/**
 * Reads the list of marks and adds all countries' flags to it.
 * @throws Error naming the mark when an id stands twice or a source or category is unknown.
 */
export function readLogoIndex(folder: string): LogoIndex {
  const file = indexFile.parse(JSON.parse(readFileSync(join(folder, "index.json"), "utf8")));
  const licenceOf = (source: string): string => {
    const found = file.sources[source];
    if (!found) throw new Error(`Unknown source of logos: ${source}`);
    return found.licence;
  };
  const listed = file.marks.map((mark): Mark => {
    const [source = "", path = ""] = mark.file.split(":");
    const licence = licenceOf(source);
    const { name } = mark;
    return {
      id: mark.id,
      names: typeof name === "string" ? inAllLanguages(() => name) : name,
      category: mark.category,
      words: mark.words,
      path: join(
        source === "own" ? folder : packageFolder(file.sources[source]?.package ?? ""),
        path,
      ),
      trim: true,
      licence,
    };
  });
  const marks = [...listed, ...readFlags(file.flags, licenceOf("flag-icons"))];
  const ids = new Set<string>();
  for (const mark of marks) {
    if (ids.has(mark.id)) throw new Error(`Two logos are called ${mark.id}`);
    ids.add(mark.id);
    if (!file.categories.some((category) => category.id === mark.category)) {
      throw new Error(`${mark.id} is in no known category: ${mark.category}`);
    }
  }
  const rank = (mark: Mark): number => file.categories.findIndex(({ id }) => id === mark.category);
  return { categories: file.categories, marks: marks.sort((a, b) => rank(a) - rank(b)) };
}
