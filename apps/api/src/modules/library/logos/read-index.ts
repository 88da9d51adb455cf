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

/** Where a drawing lies, and how it is taken. */
export type MarkFile = Pick<Mark, "path" | "trim">;

export interface LogoIndex {
  readonly categories: readonly MarkCategory[];
  readonly marks: readonly Mark[];
  /** Marks that are listed and found no more, by id: designs that show one since before keep it. */
  readonly withdrawn: ReadonlyMap<string, MarkFile>;
}

const names = z.strictObject({
  nl: z.string(),
  en: z.string(),
  de: z.string(),
  dk: z.string(),
  fr: z.string(),
});

const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/));

const file = z.string().check(z.regex(/^[a-z-]+:[\w./-]+\.svg$/));

const indexFile = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ package: z.string(), licence: z.string() })),
  categories: z.array(z.strictObject({ id, names, words: z.array(z.string()) })),
  marks: z.array(
    z.strictObject({
      id,
      name: z.union([z.string(), names]),
      category: id,
      file,
      words: z.array(z.string()),
    }),
  ),
  /** Files by id. */
  withdrawn: z.record(id, file),
  flags: z.strictObject({
    /** Countries whose flags are drawn here, in their true proportions. */
    own: z.array(z.string()),
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

type Flags = z.infer<typeof indexFile>["flags"];

interface FlagSources {
  /** Where the shop's own drawings lie. */
  readonly own: string;
  readonly ownLicence: string;
  readonly licence: string;
}

/** The package's drawing of a country's flag: all of them four to three. */
function packagedFlag(code: string): MarkFile {
  const path = join(packageFolder("flag-icons"), "flags", "4x3", `${code}.svg`);
  return { path, trim: false };
}

function readFlags(given: Flags, { own, ownLicence, licence }: FlagSources): Mark[] {
  const others = Object.keys(given.names).filter((code) => !isCountryCode(code));
  const known = countryNames(countryCodes);
  return [...countryCodes, ...others].flatMap((code): Mark[] => {
    const named = given.names[code] ?? known.get(code);
    if (!named) return [];
    const words = [...(given.words[code] ?? []), code];
    const base = { names: named, category: "flags", words };
    // An id of its own: designs that show the other drawing keep its proportions.
    return given.own.includes(code)
      ? [
          {
            ...base,
            ...{ id: `nation-${code}`, path: join(own, "flags", `${code}.svg`) },
            ...{ trim: false, licence: ownLicence },
          },
        ]
      : [{ ...base, ...packagedFlag(code), id: `flag-${code}`, licence }];
  });
}

/**
 * Reads the list of marks and adds all countries' flags to it.
 * @throws Error naming the mark when an id stands twice or a source or category is unknown.
 */
export function readLogoIndex(folder: string): LogoIndex {
  const index = indexFile.parse(JSON.parse(readFileSync(join(folder, "index.json"), "utf8")));
  const sourceOf = (name: string) => {
    const found = index.sources[name];
    if (!found) throw new Error(`Unknown source of logos: ${name}`);
    return found;
  };
  const pathOf = (given: string): string => {
    const [source = "", path = ""] = given.split(":");
    const from = sourceOf(source).package;
    return join(source === "own" ? folder : packageFolder(from), path);
  };
  const listed = index.marks.map((mark): Mark => {
    const { name } = mark;
    return {
      id: mark.id,
      names: typeof name === "string" ? inAllLanguages(() => name) : name,
      category: mark.category,
      words: mark.words,
      path: pathOf(mark.file),
      trim: true,
      licence: sourceOf(mark.file.split(":")[0] ?? "").licence,
    };
  });
  const flags = readFlags(index.flags, {
    own: join(folder, "own"),
    ownLicence: sourceOf("own").licence,
    licence: sourceOf("flag-icons").licence,
  });
  const marks = [...listed, ...flags];
  const withdrawn = new Map<string, MarkFile>([
    ...Object.entries(index.withdrawn).map(
      ([id, given]) => [id, { path: pathOf(given), trim: true }] as const,
    ),
    ...index.flags.own.map((code) => [`flag-${code}`, packagedFlag(code)] as const),
  ]);
  const ids = new Set<string>(withdrawn.keys());
  for (const mark of marks) {
    if (ids.has(mark.id)) throw new Error(`Two logos are called ${mark.id}`);
    ids.add(mark.id);
    if (!index.categories.some((category) => category.id === mark.category)) {
      throw new Error(`${mark.id} is in no known category: ${mark.category}`);
    }
  }
  const rank = (mark: Mark): number => index.categories.findIndex(({ id }) => id === mark.category);
  return {
    categories: index.categories,
    marks: marks.sort((a, b) => rank(a) - rank(b)),
    withdrawn,
  };
}
