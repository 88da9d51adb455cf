import { CacheableResponsePlugin } from "workbox-cacheable-response";
import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from "workbox-strategies";
import { privateCaches } from "../lib/offline/names.ts";
import { isStrangers, type Keeping, keepingOf } from "../lib/offline/rules.ts";
import { sessionMark } from "./whose.ts";

// The editor works without a network: this keeps its code, the kits and the designs that were opened last. There is no
// skipWaiting: a version that is at work keeps its own files until its last page is closed, so no page ever runs two.

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: its own files and the empty page, each with what tells its content. */
declare const BUILT_FILES: PrecacheEntry[];
const builtFiles = BUILT_FILES;

const EMPTY_PAGE = "/offline.html";
/** A line that gives nothing for so long counts as none, where there is something kept. */
const PATIENCE_S = 6;
const MONTH_S = 30 * 24 * 3600;

const onlyWhole = new CacheableResponsePlugin({ statuses: [200] });

function atMost(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true });
}

/** A stranger's answer counts as none: what was kept before serves on, and nothing is broken for a month by what is kept. */
const onlyShops: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isStrangers(response)) throw new TypeError("Another answered in the shop's place.");
    return response;
  },
};

/** The same of what is built, where one page is kept too: it names the files of this version. */
const onlyBuilt: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const isPage = new URL(request.url).pathname === EMPTY_PAGE;
    const page = isPage ? await response.clone().text() : "";
    if (isPage ? !builtFiles.some(({ url }) => page.includes(url)) : isStrangers(response)) {
      throw new TypeError("Another answered in the shop's place.");
    }
    return response;
  },
};

/** One session never sees what another was answered. */
const bySession: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const key = new URL(request.url);
    key.searchParams.set("session", await sessionMark(request));
    return key.href;
  },
};

const strategies: Readonly<Record<Exclude<Keeping, "page">, Strategy>> = {
  forever: new CacheFirst({
    cacheName: "named-by-content",
    plugins: [onlyShops, onlyWhole, atMost(400)],
  }),
  picture: new CacheFirst({
    cacheName: privateCaches.pictures,
    plugins: [onlyShops, onlyWhole, atMost(60)],
  }),
  fresh: new NetworkFirst({
    cacheName: "for-everybody",
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [onlyShops, onlyWhole, atMost(60)],
  }),
  own: new NetworkFirst({
    cacheName: privateCaches.answers,
    plugins: [onlyShops, onlyWhole, bySession, atMost(24)],
  }),
};

addPlugins([onlyBuilt]);
precacheAndRoute(builtFiles, { cleanURLs: false });
cleanupOutdatedCaches();

// The page that asked for this worker is its first: what it opens from now on is kept.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const network = new NetworkOnly();
const emptyPage = createHandlerBoundToURL(EMPTY_PAGE);

registerRoute(
  ({ url, request }) => howKept(request, url) === "page",
  async (options) => {
    try {
      return await network.handle(options);
    } catch {
      return emptyPage(options);
    }
  },
);

for (const [keeping, strategy] of Object.entries(strategies)) {
  registerRoute(({ url, request }) => howKept(request, url) === keeping, strategy);
}

function howKept(request: Request, url: URL): Keeping | null {
  const navigates = request.mode === "navigate";
  return keepingOf({ method: request.method, url, origin: self.location.origin, navigates });
}
