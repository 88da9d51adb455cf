import { beforeAll, describe, expect, it } from "vitest";
import { linkInMail } from "../../wire/support/mail-links.ts";
import { freshAddress, isLive, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
/** A busy phone: the answers to what the frame asks are there long before the page inside it is gone on from. */
const SLOWER = 20;

interface Visited {
  readonly path: string;
  readonly token?: string;
  readonly status?: number;
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
let visits: Readonly<Record<(typeof paths)[number], Visited>>;

beforeAll(async () => {
  const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
  const set = data[0]?.uuid ?? "";
  const token = await house.register(freshAddress("busy"));
  const { uuid } = await house.design("Op een drukke telefoon", token);
  const share = `/api/configured-sets/${uuid}/share`;
  const { hash } = await house.api<{ hash: string }>("POST", share, undefined, token);
  const order = await house.order(token, (await house.readyCart(token, "Besteld")).uuid);
  const detail = `/api/customer/orders/${order}`;
  const { order_number: number } = await house.api<{ order_number: string }>(
    "GET",
    detail,
    undefined,
    token,
  );
  const link = await linkInMail(house.shop, number, /(https?:\/\/\S+?\/order\/[\w-]+\/[\w-]+)/);
  // Something is in the cart again.
  await house.readyCart(token, "In de winkelwagen");
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
    "order by its link": { path: new URL(link).pathname, token },
    checkout: { path: "/checkout", token },
    "not there": { path: "/nothing/here", token, status: 404 },
  };
});

describe.each(["its own", "nobody's"])("a page whose device is %s", (whose) => {
  it.each(paths)(
    "%s is gone on from as it was rendered, whatever has come before",
    async (name) => {
      const { path, token, status } = visits[name];
      const isOwn = whose === "its own";
      // A page that is thrown away and drawn anew is told on the console, and fails this.
      const page = await house.visit({
        ...(isOwn && token !== undefined && { stored: { access_token: token } }),
        ...(status === 404 && { expects: /404/ }),
      });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.goto(path);
      await isLive(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      expect(await page.locator("main, form").first().isVisible()).toBe(true);
    },
  );
});
