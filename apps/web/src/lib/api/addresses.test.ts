import { describe, expect, it } from "vitest";
import { withAddresses } from "./addresses.ts";

const elsewhere = (path: string): string =>
  path.startsWith("/") ? `https://api.shop.example${path}` : path;

describe("the addresses in an answer [S7.01]", () => {
  const answer = {
    name: "/api/is a name",
    preview_url: "/api/sets/1.webp",
    missing_url: null,
    payment_url: "https://pay.example/1",
    templates: [{ art_url: "/api/art", texts: { a: ["#ffffff"] } }],
    count: 3,
  };

  it("lead to the server, wherever they stand", () => {
    expect(withAddresses(answer, elsewhere)).toEqual({
      ...answer,
      preview_url: "https://api.shop.example/api/sets/1.webp",
      templates: [{ art_url: "https://api.shop.example/api/art", texts: { a: ["#ffffff"] } }],
    });
  });

  it("stay where the server is the pages' own; a file is no answer to look through", () => {
    expect(withAddresses(answer, (path) => path)).toBe(answer);
    const file = new Blob(["x"]);
    expect(withAddresses(file, elsewhere)).toBe(file);
  });
});
