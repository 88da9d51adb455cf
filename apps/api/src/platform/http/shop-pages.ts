import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyReply } from "fastify";
import type { Config } from "../../config/index.ts";
import { Problem } from "../problem.ts";
import { sendProblem } from "./errors.ts";
import { defaultLanguage, isLanguage, type Language } from "@holeshot/domain";
import { type BuiltPages, builtPages } from "./first-loads.ts";
import type { Http } from "./http.ts";
import { type PageHead, type PageHeadOf, withHead } from "./page-head.ts";
import { siteMapRoutes } from "./site-map.ts";

const DIST = join(import.meta.dirname, "..", "..", "..", "..", "web", "dist");
const YEAR_SECONDS = 31_536_000;

/** What modules know of the pages that show what is theirs. */
export interface PagesKnown {
  readonly heads: readonly PageHeadOf[];
  /** Paths that search engines may show, beside those that are built. */
  readonly found: () => readonly string[];
}

/** Serves the built shop: every path that is no call is a page of it, or the page that says there is none. */
export async function shopPages(http: Http, known: PagesKnown): Promise<void> {
  const { config } = http.platform;
  const policy = contentSecurityPolicy(config);
  const page = join(DIST, "index.html");
  const html = existsSync(page) ? readFileSync(page, "utf8") : undefined;
  const built = html === undefined ? undefined : builtPages(DIST, html);

  http.server.get("/config.json", async (_request, reply) =>
    reply.header("cache-control", "no-cache").send({
      API_URL: config.apiUrl ?? "",
      ANALYTICS_ID: config.analyticsId ?? null,
      ERROR_REPORTING_DSN: config.errorReportingDsn ?? null,
    }),
  );
  http.server.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" && !/^\/(?:api|assets)(?:[/?]|$)/.test(request.url);
    if (!isPage || built === undefined) {
      sendProblem(new Problem("not_found"), request, reply);
      return reply;
    }
    const { status, html: shown } = await pageFor(built, request.url, known.heads, config.shopUrl);
    return sendPage(reply.status(status), shown, policy);
  });
  if (html === undefined || built === undefined) return;
  siteMapRoutes(http, built.all, known.found);
  await http.server.register(staticFiles, {
    root: DIST,
    wildcard: false,
    index: false,
    // The page itself goes out with its headers, by whatever address.
    globIgnore: ["**/*.html", "**/*.br"],
    // The build lays them beside: a shop's scripts weigh a third of themselves on the way.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      reply.header(
        "cache-control",
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
}

/** The page at an address with the head of whoever knows it, or its own. */
async function pageFor(
  built: BuiltPages,
  url: string,
  heads: readonly PageHeadOf[],
  shopUrl: string,
): Promise<{ readonly status: 200 | 404; readonly html: string }> {
  const [path = "/", query] = url.split("?");
  const language = languageOf(query);
  const page = built.at(path);
  const nothing = { title: "", url: shopUrl, hidden: true };
  if (!page) return { status: 404, html: withHead(built.plain, nothing, language) };
  const { facts, html } = page;
  for (const headOf of heads) {
    const head = await headOf(path, language);
    if (head === "missing") return { status: 404, html: withHead(html, nothing, language) };
    if (head) return { status: 200, html: withHead(html, head, language) };
  }
  const own: PageHead = {
    title: facts.title?.[language] ?? "",
    ...(facts.description ? { description: facts.description[language] } : {}),
    // The address of what is somebody's own may hold what opens it.
    url: facts.found ? `${shopUrl}${path}` : shopUrl,
    hidden: !facts.found,
  };
  return { status: 200, html: withHead(html, own, language) };
}

function languageOf(query: string | undefined): Language {
  const asked = new URLSearchParams(query).get("lang");
  return isLanguage(asked) ? asked : defaultLanguage;
}

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .headers({
      "content-security-policy": policy,
      "cache-control": "no-cache",
      "x-frame-options": "DENY",
    })
    .type("text/html; charset=utf-8")
    .send(html);
}

/** Where analytics come from and report to, when an id is configured. */
const ANALYTICS_SCRIPT = "https://www.googletagmanager.com";
const ANALYTICS_CALLS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * No inline script, and no foreign origin but those that are configured. Styles may be inline:
 * the drawing parts set sizes as attributes.
 */
function contentSecurityPolicy(
  config: Pick<Config, "apiUrl" | "payment" | "analyticsId" | "errorReportingDsn">,
): string {
  const analytics = config.analyticsId !== undefined;
  const own = config.apiUrl === undefined ? "'self'" : `'self' ${new URL(config.apiUrl).origin}`;
  const calls = [
    ...(config.errorReportingDsn ? [new URL(config.errorReportingDsn).origin] : []),
    ...(analytics ? [ANALYTICS_SCRIPT, ...ANALYTICS_CALLS] : []),
  ];
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...(analytics ? [ANALYTICS_SCRIPT] : [])].join(" "),
    "style-src 'self' 'unsafe-inline'",
    [`img-src ${own} data: blob:`, ...(analytics ? ANALYTICS_CALLS : [])].join(" "),
    `font-src ${own}`,
    [`connect-src ${own}`, ...calls].join(" "),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${config.payment.url}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
