import { describe, expect, it } from "vitest";
import {
  checkoutBody,
  choose,
  countWays,
  newCart,
  postDesign,
  shopWithRider,
} from "../../testing/index.ts";

const house = shopWithRider();

describe("ways to the database and back", () => {
  it("of a purchase are at most 27 once its statements are known, of choosing quantities 6", async () => {
    const ways = countWays(house.shop.database.pool);
    const saved = await postDesign(house.rider);
    const design = saved.json.design.uuid as string;
    const rows = { jersey: [{}], pants: [{}], gloves: [{}] };
    let chosen = 0;
    const buy = async (key: string) => {
      const cart = await newCart(house.rider);
      await house.rider.post(`/api/cart/${cart}/add/${design}`);
      const before = ways();
      await choose(house.rider, cart, design, rows);
      chosen = ways() - before;
      const body = await checkoutBody(house.rider, cart);
      const headers = { "idempotency-key": key };
      const answer = await house.rider.post(`/api/cart/${cart}/checkout`, body, headers);
      expect(answer.status, answer.text).toBe(201);
      // Who owes too much may order no more.
      await house.shop.database.pool.query("update payments set status = 'paid'");
      await house.shop.database.pool.query("delete from rate_limits");
    };
    for (let time = 0; time < 6; time += 1) await buy(`known-${time}`);
    const before = ways();
    await buy("counted");
    // Two of them are the test's own.
    expect(ways() - before - 2).toBeLessThanOrEqual(27);
    expect(chosen).toBeLessThanOrEqual(6);
  });
});
