import { expect, it } from "vitest";
import { entryOf } from "./new-release.ts";

it("a page is known by the scripts it begins with", () => {
  const page = (name: string) =>
    `<html><head><script>a()</script><script type="module" crossorigin src="/assets/runtime.js"></script><script type="module" src="/assets/${name}.js"></script>` +
    `<link rel="modulepreload" href="/assets/shop-1.js"></head></html>`;
  expect(entryOf(page("index-a1"))).toBe("/assets/runtime.js /assets/index-a1.js");
  expect(entryOf(page("index-b2"))).not.toBe(entryOf(page("index-a1")));
  expect(entryOf("<html>the server is having a rest</html>")).toBeNull();
});
