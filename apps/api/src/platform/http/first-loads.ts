import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@holeshot/domain";

type Words = Readonly<Record<Language, string>>;

/** What the built shop says of one of its pages; `apps/web/vite-plugins/first-load.ts` writes it. */
export interface BuiltPage {
  /** A regular expression over the path. */
  readonly at: string;
  /** The path, where it is one and not many. */
  readonly path: string | null;
  readonly frame: string | null;
  readonly scripts: readonly string[];
  /** Search engines may show it. */
  readonly found: boolean;
  readonly title: Words | null;
  readonly description: Words | null;
}

/** A page as it goes out, but for its head. */
export interface PageHere {
  readonly facts: BuiltPage;
  readonly html: string;
}

/** The pages of a built shop, made once: each is its `index.html` with the frame that stands first, and word of its scripts. */
export interface BuiltPages {
  /** The page at a path; undefined where there is none. */
  readonly at: (path: string) => PageHere | undefined;
  /** What stands where there is no page. */
  readonly plain: string;
  readonly all: readonly BuiltPage[];
}

export function builtPages(dist: string, html: string): BuiltPages {
  const file = join(dist, "first-loads.json");
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BuiltPage[]) : [];
  const pages = all.map((facts) => {
    const links = facts.scripts
      .filter((script) => !html.includes(`"${script}"`))
      .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
    const linked = html.replace("</head>", () => `${links.join("\n    ")}\n  </head>`);
    const framed = facts.frame
      ? linked.replace("<body>", () => `<body data-frame-of="${facts.frame}">`)
      : linked;
    return { pattern: new RegExp(facts.at), here: { facts, html: framed } };
  });
  return {
    at: (path) =>
      pages.find(({ pattern }) => pattern.test(path === "/index.html" ? "/" : path))?.here,
    plain: html,
    all,
  };
}
