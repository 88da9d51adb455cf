import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProblem } from "../api/api-problem.ts";
import { queryKeys } from "../api/query-keys.ts";
import { queryClient } from "../query-client.ts";
import { holdCart, loadCart, onCart, releaseCart } from "./cart-store.ts";

const stored = new Map<string, string>();
const page = new EventTarget();
let asked: string[] = [];
/** What a claim of the old one finds: it was merged into this. */
let mergedInto: object | null = null;

/** A server that knows no cart but the ones it makes. */
function answer(request: Request): Response {
  const { pathname } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  if (pathname === "/api/cart/old/claim") {
    if (mergedInto !== null) return Response.json(mergedInto);
    return Response.json({ code: "not_found" }, { status: 404 });
  }
  if (pathname === "/api/cart/new/claim") {
    return Response.json({ uuid: "new", items: ["of another device"] });
  }
  if (request.method === "POST") return Response.json({ uuid: "new" }, { status: 201 });
  if (pathname === "/api/cart/new") return Response.json({ uuid: "new", items: [] });
  return Response.json({ code: "not_found" }, { status: 404 });
}

beforeEach(() => {
  asked = [];
  mergedInto = null;
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

  it("is the one that it was merged into, when its customer signed in on another device", async () => {
    stored.set("access_token", "token");
    mergedInto = { uuid: "theirs", fingerprint: "", items: ["all", "of", "it"] };
    expect(await loadCart()).toEqual(mergedInto);
    expect(asked).toEqual(["GET /api/cart/old", "POST /api/cart/old/claim"]);
    expect(stored.get("cartUuid")).toBe("theirs");
    expect(stored.get("cart.designs")).toBe("3");
  });

  it("was ordered on another device: what was begun there since is theirs here, too", async () => {
    stored.set("access_token", "token");
    expect(await loadCart()).toMatchObject({ uuid: "new", items: ["of another device"] });
    expect(asked.slice(1)).toEqual([
      "POST /api/cart/old/claim",
      "POST /api/cart",
      "GET /api/cart/new",
      "POST /api/cart/new/claim",
    ]);
    expect(stored.get("cartUuid")).toBe("new");
  });

  it("is acted on where it is now, once; an act that is refused there too is refused", async () => {
    stored.set("access_token", "token");
    mergedInto = { uuid: "theirs", fingerprint: "", items: [] };
    const gone = new ApiProblem({ ok: false, status: 404, problem: null, retryAfter: null });
    const tried: string[] = [];
    const act = (refused: readonly string[]) =>
      onCart((uuid) => {
        tried.push(uuid);
        return refused.includes(uuid) ? Promise.reject(gone) : Promise.resolve(uuid);
      });
    expect(await act(["old"])).toBe("theirs");
    stored.set("cartUuid", "old");
    queryClient.clear();
    await expect(act(["old", "theirs"])).rejects.toBe(gone);
    expect(queryClient.getQueryData(queryKeys.cart)).toEqual(mergedInto);
    expect(tried).toEqual(["old", "theirs", "old", "theirs"]);
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
