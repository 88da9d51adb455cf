import { describe, expect, it } from "vitest";
import { endpoints } from "@holeshot/contract";
import { keepingOf } from "./rules.ts";

const origin = "https://shop.example";

function kept(path: string, { method = "GET", navigates = false, from = origin } = {}) {
  return keepingOf({ method, url: new URL(path, from), origin, navigates });
}

const filled = (path: string) =>
  path.replaceAll(/\{\w+\}/g, "0199a1b2-1111-7000-8000-000000000001");

describe("what the service worker keeps", () => {
  it("is what the editor opens with, and nothing else that is private", () => {
    const found = Object.entries(endpoints).flatMap(([name, { method, path }]) => {
      const keeping = kept(filled(path), { method });
      return keeping === null ? [] : [`${name} ${keeping}`];
    });
    expect(found.toSorted()).toEqual([
      "getCatalogueFile forever",
      "getConfiguratorSet fresh",
      "getCustomer own",
      "getDesign own",
      "getImageFile picture",
      "getLogoFile forever",
      "getShop fresh",
      "listConfiguratorSets fresh",
      "listCountries fresh",
      "listLogos fresh",
    ]);
  });

  it("follows calls to another origin, but takes no page and no code from there", () => {
    const from = "https://calls.example";
    expect(kept("/api/configurator-sets", { from })).toBe("fresh");
    expect(kept("/assets/shop-1.js", { from })).toBeNull();
    expect(kept("/cart", { from, navigates: true })).toBeNull();
  });

  it("asks anew after what keeps its name", () => {
    expect(kept("/api/catalogue/files/cloth.json")).toBe("fresh");
    expect(kept("/api/catalogue/files/ridgeline.0123456789abcdef.webp")).toBe("forever");
  });

  it.each(["/", "/cart", "/set/1", "/configured-set/1/secret", "/desk/orders"])(
    "has a page for %s without a network",
    (path) => expect(kept(path, { navigates: true })).toBe("page"),
  );

  it.each([
    "/api/customer/orders/1/invoice.pdf",
    "/_internal/mail",
    "/sitemap.xml",
    "/robots.txt",
    "/config.json",
  ])("leaves %s to the server when it is opened as a page", (path) =>
    expect(kept(path, { navigates: true })).toBeNull(),
  );
});
