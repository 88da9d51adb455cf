import { describe, expect, it } from "vitest";
import { page } from "./page.ts";

function Cart(): null {
  return null;
}

describe("a page's code", () => {
  it("is fetched once, when it is first wanted, and at hand from then on", async () => {
    let fetched = 0;
    const cart = page(() => {
      fetched += 1;
      return Promise.resolve({ Cart });
    }, "Cart");
    expect([fetched, cart.ready()]).toEqual([0, null]);
    expect(await Promise.all([cart.load(), cart.load()])).toEqual([Cart, Cart]);
    expect([fetched, cart.ready()]).toEqual([1, Cart]);
    await cart.load();
    expect(fetched).toBe(1);
  });

  it("is fetched again after it did not come", async () => {
    let works = false;
    const cart = page(
      () => (works ? Promise.resolve({ Cart }) : Promise.reject(new Error("offline"))),
      "Cart",
    );
    await expect(cart.load()).rejects.toThrow("offline");
    expect(cart.ready()).toBeNull();
    works = true;
    expect(await cart.load()).toBe(Cart);
  });
});
