import type { ComponentType, ReactNode } from "react";
import { addressOf, matchPath } from "./address.ts";
import type { Page } from "./page.ts";
import { pages, type PageFacts, type Place, type Target } from "./pages.ts";
import { readSearch } from "./search.ts";

export interface Visit {
  /** Path, search and hash, as the address bar shows them. */
  readonly href: string;
  readonly params: Readonly<Record<string, string>>;
}

/** May send a visit elsewhere, to a place or a whole address of the shop, or say that there is nothing here. */
export type Guard = (visit: Visit) => Target | Pick<Visit, "href"> | "missing" | undefined;

export interface Route extends Pick<PageFacts, "title"> {
  readonly path: Place;
  readonly guard?: Guard;
  /** Logging out leaves such a page. */
  readonly needsLogin?: boolean;
  readonly layout?: ComponentType<{ children: ReactNode }>;
  /** Absent where a guard always leads elsewhere. */
  readonly page?: Page;
}

export interface RouteTable {
  readonly routes: readonly Route[];
  readonly notFound: Page;
}

/** A visit that may go ahead; without a route it is the not-found page's. */
export interface Found extends Visit {
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
  readonly route: Route | null;
  readonly page: Page;
}

/** More than one guard may send a visit on, none may send it round in circles. */
const redirectsAtMost = 5;

/** Which page an address leads to, after its guards were asked. */
export function findPage(table: RouteTable, address: string): Found {
  let href = address;
  for (let redirects = 0; redirects <= redirectsAtMost; redirects += 1) {
    const { pathname, search } = new URL(href, "http://shop");
    const missing = { href, pathname, params: {}, search: {}, route: null };
    const match = findRoute(table.routes, pathname);
    if (match === null) return { ...missing, page: table.notFound };
    const { route, params } = match;
    const answer = route.guard?.({ href, params });
    if (answer === "missing" || (answer === undefined && route.page === undefined)) {
      return { ...missing, page: table.notFound };
    }
    if (answer === undefined && route.page !== undefined) {
      const read = readSearch(pages[route.path].search, search);
      return { href, pathname, params, search: read, route, page: route.page };
    }
    if (answer !== undefined) href = "href" in answer ? answer.href : addressOf(answer);
  }
  throw new Error(`${address} is sent round in circles`);
}

/** The place that a path is at, whoever may come in. */
export function findRoute(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Record<string, string> } | null {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params };
  }
  return null;
}
