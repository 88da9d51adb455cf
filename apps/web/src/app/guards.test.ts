import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "@holeshot/domain";
import { guards } from "./guards.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", {
    location: { origin: "https://shop.example" },
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
  });
});
afterEach(() => vi.unstubAllGlobals());

const visit = (href: string) => ({ href, params: {} });
const signIn = () => stored.set(storageKeys.accessToken, "token");

describe("the login page", () => {
  it("stays for who is not signed in", () => {
    expect(guards.strangers.guard?.(visit("/login?redirect=%2Fcheckout"))).toBeUndefined();
  });

  it.each([
    ["/login", "/cart"],
    ["/login?view=register", "/cart"],
    ["/login?redirect=%2Fmy-orders%2F1%3Fa%3Db%23c", "/my-orders/1?a=b#c"],
    ["/login?redirect=https%3A%2F%2Fevil.example", "/cart"],
    ["/login?redirect=%2Flogin", "/cart"],
  ])("sends who is signed in on from %s to %s", (href, to) => {
    signIn();
    expect(guards.strangers.guard?.(visit(href))).toEqual({ href: to });
  });
});

describe("the end of a checkout", () => {
  it("leads home without an order", () => {
    signIn();
    expect(guards.customers_with_order.guard?.(visit("/checkout/complete"))).toEqual({ to: "/" });
    expect(guards.customers_with_order.guard?.(visit("/checkout/complete?order="))).toEqual({
      to: "/",
    });
    expect(
      guards.customers_with_order.guard?.(visit("/checkout/complete?order=1")),
    ).toBeUndefined();
  });

  it("asks for the login first", () => {
    const target = { to: "/login", search: { redirect: "/checkout/complete" } };
    expect(guards.customers_with_order.guard?.(visit("/checkout/complete"))).toEqual(target);
    expect(guards.customers.guard?.(visit("/checkout/complete"))).toEqual(target);
  });
});
