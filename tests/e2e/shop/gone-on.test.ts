import { beforeAll, describe, expect, it } from "vitest";
import { freshAddress, isLive, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
/**
 * As on a busy phone, the answers to what the frame asks are there before the page inside it is gone on from: each is
 * waited for where it is asked, so that nothing else comes between.
 */
function answerAtOnce(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isReading = request.method === "GET" && new URL(request.url).pathname.startsWith("/api/");
    if (!isReading) return ask(input, init);
    const way = new XMLHttpRequest();
    way.open("GET", request.url, false);
    for (const [name, value] of request.headers) way.setRequestHeader(name, value);
    way.send();
    const headers = new Headers();
    for (const line of way.getAllResponseHeaders().trim().split("\r\n")) {
      const [name = "", value = ""] = line.split(": ");
      if (name !== "") headers.append(name, value);
    }
    return Promise.resolve(new Response(way.responseText, { status: way.status, headers }));
  };
}

interface Visited {
  readonly path: string;
  readonly token?: string;
  /** The console says so, too. */
  readonly refused?: true;
}
const paths = [
  "cart",
  "login",
  "register",
  "forgotten",
  "reset",
  "sizes",
  "delivery",
  "start",
  "set",
  "shared",
  "own design",
  "designs",
  "orders",
  "order",
  "order by its link",
  "checkout",
  "not there",
] as const;
let cart: string;
let visits: Readonly<Record<(typeof paths)[number], Visited>>;

beforeAll(async () => {
  const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
  const set = data[0]?.uuid ?? "";
  const token = await house.register(freshAddress("busy"));
  const { uuid } = await house.design("Op een drukke telefoon", token);
  const share = `/api/configured-sets/${uuid}/share`;
  const { hash } = await house.api<{ hash: string }>("POST", share, undefined, token);
  const order = await house.order(token, (await house.readyCart(token, "Besteld")).uuid);
  // The way in that is in no mail shows what every such page begins with.
  const link = `/order/${order}/1799999999-${"A".repeat(43)}`;
  // Something is in the cart again.
  cart = (await house.readyCart(token, "In de winkelwagen")).uuid;
  visits = {
    cart: { path: "/cart", token },
    login: { path: "/login" },
    register: { path: "/login?view=register" },
    forgotten: { path: "/login?view=forgot" },
    reset: { path: "/reset-password?token=x" },
    sizes: { path: "/info/sizes", token },
    delivery: { path: "/info/delivery", token },
    start: { path: `/set/${set}/start`, token },
    set: { path: `/set/${set}`, token },
    shared: { path: `/configured-set/${uuid}/shared/${hash}`, token },
    "own design": { path: `/configured-set/${uuid}`, token },
    designs: { path: "/my-designs", token },
    orders: { path: "/my-orders", token },
    order: { path: `/my-orders/${order}`, token },
    "order by its link": { path: link, token, refused: true },
    checkout: { path: "/checkout", token },
    "not there": { path: "/nothing/here", token, refused: true },
  };
});

const long = process.env["LONG"] === "1";

describe.each(["its own", "nobody's"])("a page whose device is %s", (whose) => {
  // Every second page on one device, the others on the other; LONG: all of them on both.
  const turn = whose === "its own" ? 0 : 1;
  it.each(paths.filter((_, at) => long || at % 2 === turn))(
    "%s is gone on from as it was rendered, whatever has come before",
    async (name) => {
      const { path, token, refused } = visits[name];
      const isOwn = whose === "its own";
      // A page that is thrown away and drawn anew is told on the console, and fails this.
      const page = await house.visit({
        ...(isOwn && { stored: { cartUuid: cart, ...(token && { access_token: token }) } }),
        ...((refused || (token !== undefined && !isOwn)) && {
          expects: /status of 40[0-9]|status of 410/,
        }),
      });
      await page.addInitScript(answerAtOnce);
      await page.goto(path);
      await isLive(page);
      expect(await page.locator("main, form").first().isVisible()).toBe(true);
    },
  );
});
