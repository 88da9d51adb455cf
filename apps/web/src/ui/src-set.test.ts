import { expect, it } from "vitest";
import { srcSetOf } from "./src-set.ts";

it("names the widths of a kit's picture", () => {
  expect(srcSetOf("/api/catalogue/files/bengal.1b599c049fbdc076.webp")).toBe(
    [160, 320, 480, 720]
      .map((w) => `/api/catalogue/files/bengal.1b599c049fbdc076.webp?size=${w} ${w}w`)
      .join(", "),
  );
});

it("keeps what opens a signed picture, at whatever place the calls go to", () => {
  const url =
    "https://api.example/api/configured-sets/01/preview/jersey/front.webp?document=ab&expires=1&signature=x";
  expect(srcSetOf(url)).toBe(`${url}&size=320 320w, ${url}&size=900 900w`);
});

it("leaves an address alone that names its width already", () => {
  const side = "/api/configured-sets/01/preview/jersey/front.webp";
  for (const url of [`${side}?document=ab&size=320`, `${side}?size=320&signature=x`])
    expect(srcSetOf(url), url).toBeUndefined();
});

it("leaves other pictures as they are", () => {
  for (const url of [
    "/api/images/01/w320.png",
    "/assets/hero-1a.webp",
    "blob:1",
    "data:image/webp;base64,",
  ])
    expect(srcSetOf(url), url).toBeUndefined();
});
