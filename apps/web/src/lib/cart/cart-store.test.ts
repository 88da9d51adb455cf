import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdCart, loadCart, releaseCart } from "./cart-store.ts";

const stored = new Map<string, string>();
const page = new EventTarget();
let asked: string[] = [];

/** A server that knows no cart but the ones it makes. */
function answer(request: Request): Response {
  const { pathname } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  if (request.method === "POST") return Response.json({ uuid: "new" }, { status: 201 });
  if (pathname === "/api/cart/new") return Response.json({ uuid: "new", items: [] });
  return Response.json({ code: "not_found" }, { status: 404 });
}

beforeEach(() => {
  asked = [];
  stored.clear();
  stored.set("cartUuid", "old");
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const fetch = (url: string, init?: RequestInit): Promise<Response> =>
    Promise.resolve(answer(new Request(new URL(url, "http://shop"), init)));
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("window", {
    localStorage,
    fetch,
    addEventListener: page.addEventListener.bind(page),
  });
});

afterEach(() => {
  releaseCart();
  vi.unstubAllGlobals();
});

describe("a cart that the server no longer knows", () => {
  it("is made anew", async () => {
    expect(await loadCart()).toMatchObject({ uuid: "new" });
    expect(asked).toEqual(["GET /api/cart/old", "POST /api/cart", "GET /api/cart/new"]);
    expect(stored.get("cartUuid")).toBe("new");
  });

  it("is kept while its order is placed, so that a cancelled payment finds it again", async () => {
    holdCart();
    await expect(loadCart()).rejects.toMatchObject({ status: 404 });
    expect(asked).toEqual(["GET /api/cart/old"]);
    expect(stored.get("cartUuid")).toBe("old");
  });

  it("is made anew once the order was refused, or the page comes back from the browser's memory", async () => {
    holdCart();
    releaseCart();
    expect(await loadCart()).toMatchObject({ uuid: "new" });
    stored.set("cartUuid", "old");
    holdCart();
    page.dispatchEvent(new Event("pageshow"));
    expect(await loadCart()).toMatchObject({ uuid: "new" });
  });
});
