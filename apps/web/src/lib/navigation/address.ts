import { parse } from "regexparam";
import { matchRoute } from "wouter";
import type { Target } from "./pages.ts";
import { writeSearch } from "./search.ts";

/** The address of a place within the shop: path and search, encoded. */
export function addressOf({ to, params, search }: Target): string {
  const given: Readonly<Record<string, string | undefined>> = { ...params };
  const path = to.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = given[name];
    return value === undefined ? "" : `/${encodeURIComponent(value)}`;
  });
  return path + writeSearch(search);
}

/** What a path says at a place, decoded, or null when it leads elsewhere. */
export function matchPath(place: string, path: string): Record<string, string> | null {
  const found: Readonly<Record<string, string | undefined>> | null = matchRoute(
    parse,
    place,
    path,
  )[1];
  if (found === null) return null;
  const params: Record<string, string> = {};
  for (const name of parse(place).keys) {
    const value = found[name];
    if (value !== undefined) params[name] = decode(value);
  }
  return params;
}

/** Somebody's mistyped `%` is no reason to fail: it is taken as it stands. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Whether one address stands for the page at another, or for one above it: a link says so. */
export function leadsHere(address: string, here: string): boolean {
  const link = new URL(address, "http://shop");
  const now = new URL(here, "http://shop");
  const above = now.pathname === link.pathname || now.pathname.startsWith(`${link.pathname}/`);
  return (
    above && [...link.searchParams].every(([name, value]) => now.searchParams.get(name) === value)
  );
}
