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
  /** Whether the server renders it. */
  readonly rendered: boolean;
  /** Whether it is the same for all who ask in one language, and so made once. */
  readonly kept: boolean;
  /** Who it is for; null for everybody. */
  readonly guard: "customers" | "strangers" | null;
  readonly scripts: readonly string[];
  /** Search engines may show it. */
  readonly found: boolean;
  /** The path that search engines are to know it by; null where it is its own. */
  readonly canonical: string | null;
  readonly title: Words | null;
  readonly description: Words | null;
}

interface Built {
  readonly pages: readonly BuiltPage[];
  /** The page that says that there is none. */
  readonly missing: Pick<BuiltPage, "scripts">;
  /** The address of each language's texts. */
  readonly texts: Partial<Words>;
}

/** The pages of a built shop. */
export interface BuiltPages extends Pick<Built, "missing" | "texts"> {
  /** The page at a path; undefined where there is none. */
  readonly at: (path: string) => BuiltPage | undefined;
  /** What stands where nothing is rendered. */
  readonly plain: string;
  readonly all: readonly BuiltPage[];
}

const nothing: Built = { pages: [], missing: { scripts: [] }, texts: {} };

export function builtPages(dist: string, html: string): BuiltPages {
  const file = join(dist, "first-loads.json");
  const built = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Built) : nothing;
  const plain = withStyles(dist, html);
  const patterns = built.pages.map((page) => ({ pattern: new RegExp(page.at), page }));
  return {
    at: (path) =>
      patterns.find(({ pattern }) => pattern.test(path === "/index.html" ? "/" : path))?.page,
    plain,
    all: built.pages,
    missing: built.missing,
    texts: built.texts,
  };
}

/**
 * The page with its one style sheet in it: on a slow line the first paint would wait for another way there and back,
 * and share the line with code that nobody needs yet.
 */
function withStyles(dist: string, html: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (link, path: string) => {
    const file = join(dist, path);
    return existsSync(file) ? `<style>${readFileSync(file, "utf8").trim()}</style>` : link;
  });
}

const codeTag =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<link rel="preload"(?=[^>]* as="fetch")[^>]*>)/g;

/**
 * The page's head with all that loads its code in a template, for the page's own script to take out once it is painted
 * (`apps/web/vite-plugins/code-after-paint.ts`): what the first answer shows needs none of it.
 */
export function codeAfterPaint(head: string): string {
  const code = (head.match(codeTag) ?? []).join("");
  return head
    .replaceAll(codeTag, "")
    .replace("</head>", () => `  <template id="code">${code}\n    </template>\n  </head>`);
}

/** The page with word of its scripts, for a browser to send for before it has read that far. */
export function withScripts(html: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((script) => !html.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
  return html.replace("</head>", () => `${links.join("\n    ")}\n  </head>`);
}
