import { languages, languageTags } from "@holeshot/domain";
import type { BuiltPage } from "./first-loads.ts";
import type { Http } from "./http.ts";
import { inLanguage } from "../in-language.ts";

/** Pages that are for their owners, and calls. */
const PRIVATE = [
  "/api/",
  "/checkout",
  "/my-designs",
  "/my-orders",
  "/_internal/",
  "/reset-password",
  "/confirm-email",
];
const HOUR_S = 3600;

/** Tells search engines where to look: the pages that are built to be found, and `more`, what the shop sells. */
export function siteMapRoutes(
  { server, platform }: Http,
  built: readonly BuiltPage[],
  more: () => readonly string[],
): void {
  const { shopUrl } = platform.config;
  const cached = { "cache-control": `public, max-age=${HOUR_S}` };
  server.get("/robots.txt", async (_request, reply) =>
    reply.headers(cached).type("text/plain; charset=utf-8").send(robots(shopUrl)),
  );
  server.get("/sitemap.xml", async (_request, reply) => {
    const paths = built.flatMap(({ found, path, canonical }) =>
      found && path !== null && canonical === null ? [path] : [],
    );
    return reply
      .headers(cached)
      .type("application/xml; charset=utf-8")
      .send(siteMap(shopUrl, [...paths, ...more()]));
  });
}

function robots(shopUrl: string): string {
  return [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    // Pictures of what is sold stand behind calls.
    "Allow: /api/catalogue/",
    "Allow: /api/configured-sets/",
    `Sitemap: ${shopUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Each page once in each language, with its others beside it (sitemaps.org). */
function siteMap(shopUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const url = `${shopUrl}${path}`;
    const others = languages.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${languageTags[each]}" href="${inLanguage(url, each)}"/>`,
    );
    return languages.map(
      (language) => `<url><loc>${inLanguage(url, language)}</loc>${others.join("")}</url>`,
    );
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</urlset>`,
    "",
  ].join("\n");
}
