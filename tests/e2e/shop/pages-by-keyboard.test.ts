import { expect, it } from "vitest";
import { walkBack, walkByTab } from "./support/keyboard-walk.ts";
import { atRest, freshAddress, isLive, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();

it.each([
  [1440, 600],
  [390, 700],
])(
  "at %i px each page is walked there and back: all is reached, named, ringed and in sight",
  async (width, height) => {
    const token = await house.register(freshAddress("walked"));
    for (const name of ["Zandhaas", "Duinpan", "Lange duin", "Winter"])
      await house.design(name, token);
    const { uuid: cart } = await house.readyCart(token, "Besteld");
    const order = await house.order(token, cart);
    const { uuid } = await house.readyCart(token, "In de kar");
    const stored = { access_token: token, cartUuid: uuid };
    const page = await house.visit({ width, height, stored });
    const faults: string[] = [];
    for (const path of [
      "/cart",
      "/checkout",
      "/my-designs",
      "/my-orders",
      `/my-orders/${order}`,
      "/info/sizes",
      "/info/terms",
    ]) {
      await page.goto(path);
      await isLive(page);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.locator(".skeleton").count()).toBe(0);
      await atRest(page);
      const { stops, faults: there } = await walkByTab(page);
      const found = [...there, ...(await walkBack(page))];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      expect(stops.length, path).toBeGreaterThan(8);
    }
    expect([...new Set(faults)]).toEqual([]);
  },
);
