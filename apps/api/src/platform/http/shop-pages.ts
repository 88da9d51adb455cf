import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/index.ts";
import { Problem } from "../problem.ts";
import { sendProblem } from "./errors.ts";
import { matchesTag } from "./etag.ts";
import { builtFiles } from "./built-files.ts";
import { builtPages } from "./first-loads.ts";
import type { Http } from "./http.ts";
import { type BuiltFile, keptFiles } from "./kept-files.ts";
import type { PageHeadOf } from "./page-head.ts";
import { emptyPage, inlineScripts, type Page, pageSource } from "./page-source.ts";
import { pageRenderer } from "./rendering.ts";
import { siteMapRoutes } from "./site-map.ts";

const DIST = join(import.meta.dirname, "..", "..", "..", "..", "web", "dist");
const ASSETS = join(DIST, "assets");
const YEAR_SECONDS = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** What modules know of the pages that show what is theirs. */
export interface PagesKnown {
  readonly heads: readonly PageHeadOf[];
  /** Paths that search engines may show, beside those that are built. */
  readonly found: () => readonly string[];
}

/** Serves the built shop: every path that is no call is a page of it, or the page that says there is none. */
export async function shopPages(http: Http, known: PagesKnown): Promise<void> {
  const { platform } = http;
  const { config, log } = platform;
  const page = join(DIST, "index.html");
  const html = existsSync(page) ? readFileSync(page, "utf8") : undefined;
  const policy = contentSecurityPolicy(config, inlineScripts(html ?? ""));
  const built = html === undefined ? undefined : builtPages(DIST, html);
  const told = {
    API_URL: config.apiUrl ?? "",
    ANALYTICS_ID: config.analyticsId ?? null,
    ERROR_REPORTING_DSN: config.errorReportingDsn ?? null,
  };
  const pageFor =
    built &&
    pageSource({
      built,
      heads: known.heads,
      shopUrl: config.shopUrl,
      render: pageRenderer(http.server, DIST, told),
      now: () => platform.clock().getTime(),
      log,
    });

  const others = keptFiles({
    storage: platform.storage,
    folder: ASSETS,
    now: () => platform.clock().getTime(),
  });
  http.server.addHook("onListen", async () => {
    others.keep().catch((error: unknown) => log.error({ err: error }, "built files not kept"));
  });

  http.server.get("/config.json", async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(told),
  );
  http.server.setNotFoundHandler(async (request, reply) => {
    // Those who only look whether a page is there (messengers, watchers of uptime) ask for its head.
    const asksForPage = request.method === "GET" || request.method === "HEAD";
    const isPage = asksForPage && !/^\/(?:api|assets)(?:[/?]|$)/.test(request.url);
    if (!isPage || pageFor === undefined) {
      sendProblem(new Problem("not_found"), request, reply);
      return reply;
    }
    const shown = await pageFor(request.url, request.headers.cookie);
    return sendPage(reply, shown, { policy, packs: takesBrotli(request) });
  });
  const own = existsSync(ASSETS) ? builtFiles(ASSETS) : null;
  http.server.get<{ Params: { file: string } }>("/assets/:file", async (request, reply) => {
    const { file } = request.params;
    const packs = takesBrotli(request);
    const found = (await own?.find(file, packs)) ?? (await others.find(file, packs));
    if (found) return sendBuilt(request, reply, { name: file, ...found });
    sendProblem(new Problem("not_found"), request, reply);
    return reply;
  });
  if (html === undefined || built === undefined) return;
  // What browsers keep for times without a network: the page before anybody has rendered anything into it.
  http.server.get("/offline.html", async (_request, reply) =>
    sendPage(reply.header("x-robots-tag", "noindex"), emptyPage(built), { policy, packs: false }),
  );
  siteMapRoutes(http, built.all, known.found);
  await http.server.register(staticFiles, {
    root: DIST,
    wildcard: false,
    index: false,
    // The page itself goes out with its headers, by whatever address.
    globIgnore: ["**/*.html", "**/*.br", "server/**", "assets/**"],
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header("cache-control", "no-cache");
    },
  });
}

function takesBrotli({ headers }: FastifyRequest): boolean {
  return /\bbr\b/.test(String(headers["accept-encoding"] ?? ""));
}

/** A file of this version, or of one that another process serves or that was served before this one. */
function sendBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, bytes, type, packed }: BuiltFile & { readonly name: string },
): FastifyReply {
  // The name says what is in it.
  const tag = `"${name}${packed ? ".br" : ""}"`;
  reply.headers({ "cache-control": IMMUTABLE, etag: tag, vary: "accept-encoding" });
  if (matchesTag(request.headers["if-none-match"], tag)) return reply.status(304).send();
  if (packed) reply.header("content-encoding", "br");
  return reply.type(type).send(bytes);
}

interface Sending {
  readonly policy: string;
  /** Whether the browser takes Brotli. */
  readonly packs: boolean;
}

async function sendPage(
  reply: FastifyReply,
  { status, html, packed }: Page,
  { policy, packs }: Sending,
): Promise<FastifyReply> {
  const body = packs ? await packed() : html;
  return reply
    .status(status)
    .headers({
      ...(packs && { "content-encoding": "br" }),
      "content-security-policy": policy,
      "cache-control": "no-cache",
      vary: "cookie, accept-encoding",
      "x-frame-options": "DENY",
    })
    .type("text/html; charset=utf-8")
    .send(body);
}

/** Where analytics come from and report to, when an id is configured. */
const ANALYTICS_SCRIPT = "https://www.googletagmanager.com";
const ANALYTICS_CALLS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * No inline script but the build's own, by its hash, and no foreign origin but those that are configured. Styles may be
 * inline: the drawing parts set sizes as attributes.
 */
function contentSecurityPolicy(
  config: Pick<Config, "apiUrl" | "payment" | "analyticsId" | "errorReportingDsn" | "storage">,
  inline: readonly string[],
): string {
  const analytics = config.analyticsId !== undefined;
  const own = config.apiUrl === undefined ? "'self'" : `'self' ${new URL(config.apiUrl).origin}`;
  const calls = [
    ...(config.errorReportingDsn ? [new URL(config.errorReportingDsn).origin] : []),
    ...(analytics ? [ANALYTICS_SCRIPT, ...ANALYTICS_CALLS] : []),
  ];
  const { storage } = config;
  const redirected = storage.kind === "s3" && storage.pictures === "redirected";
  const bucket = redirected ? [storage.endpoint] : [];
  return [
    "default-src 'self'",
    [
      "script-src 'self' 'wasm-unsafe-eval'",
      ...inline,
      ...(analytics ? [ANALYTICS_SCRIPT] : []),
    ].join(" "),
    "style-src 'self' 'unsafe-inline'",
    [`img-src ${own} data: blob:`, ...bucket, ...(analytics ? ANALYTICS_CALLS : [])].join(" "),
    `font-src ${own}`,
    [`connect-src ${own}`, ...calls].join(" "),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${config.payment.url}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
