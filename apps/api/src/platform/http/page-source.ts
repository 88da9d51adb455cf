import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameters,
  storageKeys,
} from "@holeshot/domain";
import type { Log } from "../log.ts";
import { type BuiltPage, type BuiltPages, codeAfterPaint, withScripts } from "./first-loads.ts";
import { keptPages } from "./kept-pages.ts";
import { type PageHead, type PageHeadOf, withHead } from "./page-head.ts";
import type { RenderPage } from "./rendering.ts";

interface Parts {
  readonly built: BuiltPages;
  readonly heads: readonly PageHeadOf[];
  readonly shopUrl: string;
  /** Null where the build has no renderer: pages then come empty, and the browser draws them. */
  readonly render: RenderPage | null;
  readonly now: () => number;
  readonly log: Pick<Log, "error">;
}

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
  /** The same as Brotli, packed when it is first asked for: a kept page once. */
  readonly packed: () => Promise<Buffer>;
  /** Whether it is worth keeping: there is such a page, and nothing went wrong with it. */
  readonly whole: boolean;
}

/** Pages by address and the cookies that came along, of which the chosen language alone is read. */
export type PageSource = (url: string, cookies: string | undefined) => Promise<Page>;

/** Some hundred pages in five languages, at about 60 kB. */
const KEPT_MOST = 600;
/** What is in them counts as fresh in the browser for as long. */
const KEPT_MS = 5 * 60_000;

/** What makes a page another: nothing of who asks for it. */
interface Wanted {
  readonly path: string;
  /** What stands behind the question mark, but for the language. */
  readonly search: string;
  readonly language: Language;
}

export function pageSource(parts: Parts): PageSource {
  const kept = keptPages<Page>(KEPT_MOST, KEPT_MS, parts.now);
  return (url, cookies) => {
    const wanted = wantedOf(url, cookies);
    const page = parts.built.at(wanted.path);
    const make = (): Promise<Page> => makePage(parts, page, wanted);
    // A path may be a secret, and a search is anybody's words: such pages are made each time.
    if (!page?.kept || wanted.search !== "") return make();
    return kept.get(`${wanted.language} ${wanted.path}`, make, ({ whole }) => whole);
  };
}

function wantedOf(url: string, cookies: string | undefined): Wanted {
  const [path = "/", query] = url.split("?");
  const search = new URLSearchParams(query);
  const [asked, mailed] = [languageParameters.asked, languageParameters.mailed].map((name) => {
    const said = search.get(name);
    search.delete(name);
    return isLanguage(said) ? said : undefined;
  });
  const language = asked ?? chosenLanguage(cookies) ?? mailed ?? defaultLanguage;
  const here = path === "/index.html" ? "/" : path;
  return { path: here, search: search.size === 0 ? "" : `?${search}`, language };
}

/** The language that was chosen in this browser, which mirrors it into a cookie. */
function chosenLanguage(cookies = ""): Language | undefined {
  const name = `${storageKeys.language}=`;
  const pair = cookies.split("; ").find((each) => each.startsWith(name));
  const chosen = pair?.slice(name.length);
  return isLanguage(chosen) ? chosen : undefined;
}

async function makePage(parts: Parts, page: BuiltPage | undefined, wanted: Wanted): Promise<Page> {
  const { language } = wanted;
  const { status, head } = await headFor(parts, page, wanted);
  const body = await bodyFor(parts, page, wanted);
  const html = withHead(body ?? bareOf(parts, page), head, language);
  return { status, html, packed: packer(html), whole: status === 200 && body !== null };
}

const pack = promisify(brotliCompress);
/** A fifth larger than at its best, in a fiftieth of the time: most pages are made for one. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function packer(html: string): Page["packed"] {
  let packed: Promise<Buffer> | null = null;
  return () => (packed ??= pack(html, PACKING));
}

/** The page of no address, for browsers that are to draw any of them themselves. */
export function emptyPage({ plain }: BuiltPages): Page {
  return { status: 200, html: plain, packed: packer(plain), whole: false };
}

/** The head of whoever knows the page, or its own. */
async function headFor(
  { heads, shopUrl }: Parts,
  page: BuiltPage | undefined,
  { path, language }: Wanted,
): Promise<{ readonly status: Page["status"]; readonly head: PageHead }> {
  const nothing = { status: 404, head: { title: "", url: shopUrl, hidden: true } } as const;
  if (!page) return nothing;
  for (const headOf of heads) {
    const head = await headOf(path, language);
    if (head === "missing") return nothing;
    if (head) return { status: 200, head };
  }
  const head: PageHead = {
    title: page.title?.[language] ?? "",
    ...(page.description ? { description: page.description[language] } : {}),
    // The address of what is somebody's own may hold what opens it.
    url: page.found ? `${shopUrl}${page.canonical ?? path}` : shopUrl,
    hidden: !page.found,
  };
  return { status: 200, head };
}

/** The page without its content: the browser draws it. */
function bareOf({ built }: Parts, page: BuiltPage | undefined): string {
  return withScripts(built.plain, (page ?? built.missing).scripts);
}

/** The page as the browser is going to draw it; null where it is not rendered, or that goes wrong. */
async function bodyFor(
  parts: Parts,
  page: BuiltPage | undefined,
  { path, search, language }: Wanted,
): Promise<string | null> {
  const { built, render, log } = parts;
  if (render === null || page?.rendered === false) return null;
  try {
    const { html, first } = await render(`${path}${search}`, language);
    return withContent(bareOf(parts, page), {
      ...takeLinks(html),
      first,
      texts: built.texts[language],
      marks: { language, ...guardOf(page) },
    });
  } catch (error) {
    // The address may hold what opens it; its pattern does not.
    log.error({ err: error, page: page?.at ?? "missing" }, "a page could not be rendered");
    return null;
  }
}

/**
 * Who a page is for. What is missing is so to strangers: whoever is signed in may be of the staff, whose pages the server
 * does not know, and waits for what the browser draws.
 */
function guardOf(page: BuiltPage | undefined): Readonly<Record<string, string>> {
  const guard = page ? page.guard : "strangers";
  return guard === null ? {} : { guard };
}

interface Content {
  readonly links: string;
  readonly html: string;
  readonly first: unknown;
  readonly texts: string | undefined;
  readonly marks: Readonly<Record<string, string>>;
}

/** The renderer names the pictures it shows before its first element: that is for the page's head. */
function takeLinks(rendered: string): Pick<Content, "links" | "html"> {
  const [links = ""] = /^(?:<link [^>]*\/>)*/.exec(rendered) ?? [];
  return { links, html: rendered.slice(links.length) };
}

function withContent(page: string, { links, html, first, texts, marks }: Content): string {
  const told = JSON.stringify(first).replaceAll("<", "\\u003c");
  const data = Object.entries(marks).map(([name, value]) => ` data-${name}="${value}"`);
  const words =
    texts === undefined
      ? ""
      : `<link rel="preload" href="${texts}" as="fetch" crossorigin="anonymous">`;
  // Functions, so that a dollar sign in a text means itself.
  const [, top = "", rest = ""] = /^([^]*?<\/head>)([^]*)$/.exec(page) ?? [];
  return `${codeAfterPaint(top.replace("</head>", () => `${links}${words}\n  </head>`))}${rest}`
    .replace(/<html (lang="\w+")/, (_, lang: string) => `<html ${lang}${data.join("")}`)
    .replace(
      /<div id="root">\s*<\/div>/,
      () =>
        `<div id="root">${html}</div>\n    <script type="application/json" id="first-answer">${told}</script>`,
    );
}

/** The scripts that stand in the page itself, as its policy names them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}
