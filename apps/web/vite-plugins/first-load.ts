import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@holeshot/domain";
import type { Plugin, Rolldown } from "vite";
import { type BuildFacts, type PageFacts, pages } from "../src/lib/navigation/pages.ts";
import { beforePaintScript } from "./before-paint.ts";
import { codeAfterPaintScript } from "./code-after-paint.ts";
import { closure } from "./files-first.ts";

/** What the server reads beside the page: which addresses it belongs to, what it is called and what to send for at once. */
export interface FirstLoad {
  /** A regular expression over the path. */
  readonly at: string;
  /** The path, where it is one and not many. */
  readonly path: string | null;
  /** Whether the server renders it. */
  readonly rendered: boolean;
  /** Whether it is the same for all who ask in one language, and so made once. */
  readonly kept: boolean;
  /** Who it is for: customers or strangers; null for everybody. */
  readonly guard: string | null;
  /** Paths of all scripts it shows with. */
  readonly scripts: readonly string[];
  /** Search engines may show it. */
  readonly found: boolean;
  /** The path that search engines are to know it by; null where it is its own. */
  readonly canonical: string | null;
  readonly title: Words | null;
  readonly description: Words | null;
}

/** A text in every language of the shop. */
type Words = Readonly<Record<string, string>>;

type Bundle = Rolldown.OutputBundle;

/** Puts what runs before the first paint into the page, and writes `first-loads.json` for the server. */
export function firstLoad(): Plugin {
  return {
    name: "first-load",
    applyToEnvironment: ({ name }) => name === "client",
    transformIndexHtml: () => [
      {
        tag: "script",
        children: `${beforePaintScript};${codeAfterPaintScript}`,
        injectTo: "head-prepend",
      },
    ],
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const known = Object.entries<PageFacts>(pages).flatMap(([path, page]) =>
          // The server knows nothing of the desk: to it, as to everybody but staff, there is no such page.
          page.guard === "staff" ? [] : loadsOf(path, page, bundle),
        );
        const missing = { scripts: scriptsOf(["app/NotFoundPage.tsx"], bundle) };
        const source = JSON.stringify({ pages: known, missing, texts: textsIn(bundle) });
        this.emitFile({ type: "asset", fileName: "first-loads.json", source });
      },
    },
  };
}

/** The address of each language's texts. */
function textsIn(bundle: Bundle): Words {
  const names = Object.keys(bundle);
  return Object.fromEntries(
    languages.map((language) => {
      const file = names.find((name) =>
        new RegExp(`^assets/${language}-[\\w-]+\\.json$`).test(name),
      );
      if (file === undefined) throw new Error(`The texts in ${language} are in no file.`);
      return [language, `/${file}`];
    }),
  );
}

/** One page, or one for each title of those that have several. */
function loadsOf(path: string, page: PageFacts, bundle: Bundle): FirstLoad[] {
  const { module, title, titles, guard, build } = page;
  const {
    rendered = true,
    also = [],
    found = false,
    kept = false,
    description,
    descriptions,
    canonical = null,
  }: BuildFacts = build || {};
  const own = rendered ? [...(module ? [module] : []), ...also] : [];
  const scripts = scriptsOf(own, bundle);
  const named = Object.entries(titles ?? {}).map(
    ([value, key]) => [path.replace(/:\w+$/, value), key, descriptions?.[value]] as const,
  );
  const each = named.length > 0 ? named : [[path, title, description] as const];
  return each.map(([at, key, said]) => ({
    at: `^${at === "/" ? "" : pattern(at)}/?$`,
    path: at.includes(":") ? null : at,
    rendered,
    kept: rendered && (kept || !at.includes(":")),
    guard: guard?.startsWith("customers") ? "customers" : guard === "strangers" ? guard : null,
    scripts,
    found,
    canonical,
    title: key ? wordsOf(key) : null,
    description: said ? wordsOf(said) : null,
  }));
}

function pattern(path: string): string {
  return path.replaceAll(/\/:\w+(\?)?/g, (_, open?: string) => (open ? "(?:/[^/]+)?" : "/[^/]+"));
}

function scriptsOf(modules: readonly string[], bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const own = modules.map((name) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}`)));
    if (!chunk) throw new Error(`${name} is in no chunk.`);
    return chunk.fileName;
  });
  const files = new Set(own.flatMap((file) => [...closure(file, bundle)]));
  return [...files].map((file) => `/${file}`);
}

function wordsOf(key: string): Words {
  return Object.fromEntries(
    languages.map((language) => {
      const file = join(import.meta.dirname, "..", "src", "messages", `${language}.json`);
      const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      return [language, texts[key] ?? ""];
    }),
  );
}
