import { limits } from "@holeshot/domain";
import { afterAll, describe, expect, it } from "vitest";
import { orderLinkUrl } from "./modules/orders/index.ts";
import { payingShop, placedOrder, postDesign } from "./testing/index.ts";

const { provider, shop, rider, close } = await payingShop();
afterAll(close);

const pathOf = (url: string) => new URL(url).pathname;

async function page(path: string) {
  const { status, text, headers } = await shop.visitor.get(path);
  return { status, text, type: headers["content-type"] };
}

/** A page that a browser draws as any other, of which every program hears that there is nothing. */
async function expectGone(path: string): Promise<void> {
  const gone = await page(path);
  expect([gone.status, gone.type], path).toEqual([404, "text/html; charset=utf-8"]);
  expect(gone.text).toContain(`<div id="root">`);
  expect(gone.text).toContain(`<meta name="robots" content="noindex" />`);
  // Nothing of what was once there is told on.
  expect(gone.text).not.toMatch(/og:image|Kiezelpad/);
}

async function alive(path: string): Promise<string> {
  expect((await page(path)).status, path).toBe(200);
  return path;
}

/** The same address with another secret at its end. */
const otherSecret = (path: string) => path.replace(/[^/]{12}$/, "aaaaaaaaaaaa");

async function saved(): Promise<string> {
  return (await postDesign(rider, { name: "Kiezelpad" })).json.design.uuid as string;
}

describe("the page of a link that opens nothing answers 404", () => {
  it.each(["withdrawn", "deleted"])("a design whose link was shared and then %s", async (how) => {
    const at = `/api/configured-sets/${await saved()}`;
    const path = await alive(pathOf((await rider.post(`${at}/share`)).json.url));
    await expectGone(otherSecret(path));
    expect((await rider.delete(how === "deleted" ? at : `${at}/share`)).status).toBe(204);
    await expectGone(path);
  });

  it("an invitation to draw along that was taken back", async () => {
    const at = `/api/configured-sets/${await saved()}/together`;
    const path = await alive(pathOf((await rider.post(at)).json.url));
    await expectGone(otherSecret(path));
    expect((await rider.delete(at)).status).toBe(204);
    await expectGone(path);
  });

  it("an order, and its payment, whose link was not copied whole or is over", async () => {
    const { uuid, payment, total } = await placedOrder(rider);
    const { created_at } = await shop.db
      .selectFrom("orders")
      .select("created_at")
      .where("id", "=", uuid)
      .executeTakeFirstOrThrow();
    const shows = pathOf(orderLinkUrl(shop, { id: uuid, created_at }));
    await provider.notify(shop.visitor, payment, "failed", total);
    const { facts } = await shop.db
      .selectFrom("mails")
      .select("facts")
      .where("kind", "=", "order-payment")
      .executeTakeFirstOrThrow();
    const pays = pathOf((facts as Record<string, string>)["link"] ?? "");
    expect(pays).toContain(`/pay/${uuid}/`);
    for (const path of [shows, pays]) {
      await alive(path);
      await expectGone(path.slice(0, -1));
      await expectGone(otherSecret(path));
    }
    const { orderLinkSeconds, paymentLinkSeconds } = limits;
    shop.setClock(
      new Date(Date.now() + (Math.max(orderLinkSeconds, paymentLinkSeconds) + 60) * 1000),
    );
    for (const path of [shows, pays]) await expectGone(path);
  });

  it("an address that no link of the shop ever had", async () => {
    for (const path of [
      "/order/1/a",
      "/pay/1/a",
      "/configured-set/1/shared/a",
      "/configured-set/1/together/a",
    ])
      await expectGone(path);
  });
});
