import { describe, expect, it } from "vitest";
import { addressOf, leadsHere, matchPath } from "./address.ts";

const design = "/configured-set/:configuredSetUuid/:hash?";

describe("an address", () => {
  it("is built from a place and what its path and search ask for", () => {
    expect(addressOf({ to: "/cart" })).toBe("/cart");
    expect(addressOf({ to: "/my-orders/:orderUuid", params: { orderUuid: "1" } })).toBe(
      "/my-orders/1",
    );
    expect(addressOf({ to: design, params: { configuredSetUuid: "a" } })).toBe("/configured-set/a");
    expect(addressOf({ to: design, params: { configuredSetUuid: "a", hash: "b" } })).toBe(
      "/configured-set/a/b",
    );
    expect(addressOf({ to: "/login", search: { view: "forgot" } })).toBe("/login?view=forgot");
  });

  it("is a type error when there is no such place, or when it lacks a parameter", () => {
    // @ts-expect-error -- no such place
    addressOf({ to: "/boots" });
    // @ts-expect-error -- its order is missing
    addressOf({ to: "/my-orders/:orderUuid" });
    // @ts-expect-error -- a parameter of another place
    addressOf({ to: "/my-orders/:orderUuid", params: { orderUuid: "1", hash: "2" } });
    // @ts-expect-error -- the cart has no search
    addressOf({ to: "/cart", search: { order: "1" } });
    // @ts-expect-error -- none of the views
    addressOf({ to: "/login", search: { view: "admin" } });
    expect(addressOf).toBeTypeOf("function");
  });

  it.each(["a b", "a/b", "å?#&", "100%", "%2F"])("carries %j there and back", (hash) => {
    const address = addressOf({ to: design, params: { configuredSetUuid: "u", hash } });
    expect(address.split("/")).toHaveLength(4);
    expect(matchPath(design, address)).toEqual({ configuredSetUuid: "u", hash });
  });

  it("with a percent sign that encodes nothing is taken as it stands", () => {
    expect(matchPath("/info/:topic", "/info/50%")).toEqual({ topic: "50%" });
  });

  it("matches whole paths only, with or without a slash at the end", () => {
    expect(matchPath("/cart", "/cart/")).toEqual({});
    expect(matchPath("/cart", "/cart/more")).toBeNull();
    expect(matchPath("/my-orders/:orderUuid", "/my-orders")).toBeNull();
    expect(matchPath(design, "/configured-set/a/shared/b")).toBeNull();
    expect(matchPath(design, "/configured-set/a")).toEqual({ configuredSetUuid: "a" });
  });
});

describe("a link", () => {
  it("leads here on its own page, on those below it, and whatever else the search says", () => {
    expect(leadsHere("/my-orders", "/my-orders")).toBe(true);
    expect(leadsHere("/my-orders", "/my-orders/1?x=2")).toBe(true);
    expect(leadsHere("/login?view=forgot", "/login?redirect=%2Fcart&view=forgot")).toBe(true);
  });

  it("leads elsewhere otherwise", () => {
    expect(leadsHere("/my-orders", "/my-orders-of-old")).toBe(false);
    expect(leadsHere("/my-orders/1", "/my-orders")).toBe(false);
    expect(leadsHere("/login?view=forgot", "/login")).toBe(false);
  });
});
