import { buildUrl, endpoints } from "@holeshot/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pages } from "../navigation/pages.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** What the server makes: 128 bits or more in letters of an address. */
const secret = fc.string({
  unit: fc.constantFrom(...Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789-_")),
  minLength: 22,
  maxLength: 64,
});
const uuid = "0192f3a4-1111-7abc-8def-0123456789ab";
const secretNames = ["hash", "token", "signature", "document", "redirect", "access_token"];

/** Every address of the shop's server and pages; `hash` and the ids that open something are the secret. */
const opening = [
  ...Object.values(endpoints).map(({ path }) => path),
  ...Object.keys(pages).map((path) => path.replace(/:(\w+)\??/g, "{$1}")),
];

function address(path: string, hidden: string, queried: string | null): string {
  const holder = /\/cart\b|\/images/.test(path);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const first = names[0];
  const params = Object.fromEntries(
    names.map((name) => [
      name,
      name === "hash" || name === "token" || name === "link" || (holder && name === first)
        ? hidden
        : uuid,
    ]),
  );
  const built = buildUrl({ method: "GET", path }, params);
  return queried === null ? built : `${built}?size=320&${queried}=${hidden}&view=register`;
}

const wrapped = fc.constantFrom<(url: string) => string>(
  (url) => url,
  (url) => `https://shop.example${url}`,
  (url) => `GET ${url} failed: 500`,
  (url) => `Error: no "${url}"\n    at load (https://shop.example/assets/Page-1.js:3:7)`,
  (url) => `/login?redirect=${encodeURIComponent(url)}`,
  (url) => `/login?view=register&redirect=${encodeURIComponent(encodeURIComponent(url))}`,
  (url) => `see ${encodeURIComponent(url)} and ${url}#end`,
);

describe("what leaves for a third party [S7.17, S7.18]", () => {
  it("holds no hash, token or signature, whatever address it stood in", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...opening),
        secret,
        fc.option(fc.constantFrom(...secretNames)),
        wrapped,
        (path, hidden, queried, wrap) => {
          const text = wrap(address(path, hidden, queried));
          expect(withoutSecrets(text)).not.toContain(hidden);
        },
      ),
      { numRuns: 4000 },
    );
  });

  it("twice is once, and a report stays whole", () => {
    fc.assert(
      fc.property(fc.constantFrom(...opening), secret, wrapped, (path, hidden, wrap) => {
        const once = withoutSecrets(wrap(address(path, hidden, "hash")));
        expect(withoutSecrets(once)).toBe(once);
      }),
    );
  });

  it.each([
    [`/configured-set/${uuid}/aB3_-x9Kq`, `/configured-set/${uuid}/[removed]`],
    [`/configured-set/${uuid}/shared/aB3_x9Kq`, `/configured-set/${uuid}/shared/[removed]`],
    [`/configured-set/${uuid}/together/aB3_x9Kq`, `/configured-set/${uuid}/together/[removed]`],
    [
      `/api/configured-sets/${uuid}/together?link=aB3_x9Kq&after=3`,
      `/api/configured-sets/${uuid}/together?link=[removed]&after=[removed]`,
    ],
    [`/api/configured-sets/${uuid}?hash=aB3x9`, `/api/configured-sets/${uuid}?hash=[removed]`],
    ["/reset-password?token=aB3x9", "/reset-password?token=[removed]"],
    ["/api/cart/0192-x/quote?country=nl", "/api/cart/[removed]/quote?country=nl"],
    [
      `/api/configured-sets/${uuid}/preview/jersey/back.webp?document=1&expires=2&signature=x&size=320`,
      `/api/configured-sets/${uuid}/preview/jersey/back.webp?document=[removed]&expires=[removed]&signature=[removed]&size=320`,
    ],
  ])("%s leaves as %s", (given, sent) => {
    expect(withoutSecrets(given)).toBe(sent);
  });

  it.each([
    `/configured-set/${uuid}`,
    `/set/${uuid}`,
    `/api/configured-sets/${uuid}/take-over`,
    "/login?view=register",
    "Freja Nygård",
    "TypeError: x is undefined at https://shop.example/assets/CartPage-DkPq0f3a1.js:12:34",
  ])("%s is nobody's secret and stays", (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });
});
