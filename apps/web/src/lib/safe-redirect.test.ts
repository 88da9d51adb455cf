import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

const origin = "https://shop.example";

describe("safeRedirect", () => {
  it.each(["/my-orders", "/my-orders/018f?tab=1#lines", "/checkout", "/"])("follows %s", (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "my-orders",
    "",
    "/login?redirect=/login",
    "/..//evil.example\\@",
    undefined,
    42,
  ])("does not follow %s", (path) => {
    expect(safeRedirect(path, origin)).toBeNull();
  });
});
