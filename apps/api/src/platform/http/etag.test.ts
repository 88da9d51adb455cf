import { expect, it } from "vitest";
import { entityTag, matchesTag } from "./etag.ts";

it("gives equal content the same tag, and other content another", () => {
  expect(entityTag("a cart")).toBe(entityTag(Buffer.from("a cart")));
  expect(entityTag("a cart")).not.toBe(entityTag("another"));
  expect(entityTag("a cart")).toMatch(/^"[\w-]{27}"$/);
});

// Examples of RFC 9110, 13.1.2, and what proxies make of them.
it.each([
  ['"xyzzy"', true],
  ['W/"xyzzy"', true],
  ['"xyzzy", "r2d2xxxx"', true],
  ['"r2d2xxxx",W/"xyzzy"', true],
  ["*", true],
  ['"r2d2xxxx"', false],
  ["xyzzy", false],
  ["", false],
  [undefined, false],
])("%s names it: %s", (header, named) => {
  expect(matchesTag(header, '"xyzzy"')).toBe(named);
});
