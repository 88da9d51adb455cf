/** How an answer is kept on this device. */
export type Keeping =
  /** A page: always the server's; without a network this version's own empty page, which the code fills. */
  | "page"
  /** Named by its content: asked for once. */
  | "forever"
  /** The same of a picture that somebody uploaded: it goes when they sign out. */
  | "picture"
  /** The same for everybody: the newest that could be had. */
  | "fresh"
  /** Whoever is signed in: the newest that could be had, for that session alone. */
  | "own";

interface Asked {
  readonly method: string;
  readonly url: URL;
  /** Where the shop's pages are from. Calls may go to another place. */
  readonly origin: string;
  readonly navigates: boolean;
}

/** What the server answers itself, whoever opens it as a page. */
const notPages = /^\/(?:api|assets|_internal|sitemap|robots)\b|\.(?:json|xml|txt|webmanifest)$/;

/** `cloth.json` keeps its name when it changes. */
const namedByContent = [
  /^\/api\/catalogue\/files\/(?!cloth\.json$)[^/]+$/,
  /^\/api\/logos\/[^/]+\/file$/,
];
const uploaded = [/^\/api\/images\/[^/]+\/[^/]+$/];
const forEverybody = [
  /^\/api\/catalogue\/(?:shop|countries|files\/cloth\.json)$/,
  /^\/api\/configurator-sets(?:\/[^/]+)?$/,
  /^\/api\/logos$/,
];
/** A design that was opened, and who opened it. Carts, orders and lists of designs are never kept. */
const ofOne = [/^\/api\/configured-sets\/[^/]+$/, /^\/api\/customer$/];

/** How the answer to a request is kept; null for what goes to the server and nowhere else. */
export function keepingOf({ method, url, origin, navigates }: Asked): Keeping | null {
  if (method !== "GET") return null;
  const { pathname } = url;
  const here = url.origin === origin;
  if (navigates) return here && !notPages.test(pathname) ? "page" : null;
  if (here && pathname.startsWith("/assets/")) return "forever";
  if (here && pathname === "/config.json") return "fresh";
  const isOneOf = (patterns: readonly RegExp[]) => patterns.some((each) => each.test(pathname));
  if (isOneOf(namedByContent)) return "forever";
  if (isOneOf(uploaded)) return "picture";
  if (isOneOf(forEverybody)) return "fresh";
  return isOneOf(ofOne) ? "own" : null;
}

/**
 * Whether an answer is of somebody between here and the shop, and nothing that could be kept: of a network that wants to be
 * signed in to, or of a proxy whose server is away. What is kept is never a page.
 */
export function isStrangers(answer: Pick<Response, "headers">): boolean {
  return /^text\/html\b/i.test(answer.headers.get("content-type") ?? "");
}
