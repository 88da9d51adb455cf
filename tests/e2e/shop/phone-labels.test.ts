import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isLive, sayIn, shopHouse, type Language } from "./support/shop-house.ts";

const house = shopHouse();
const phone = { width: 360, height: 780 } as const;

/** The words among these that a field has no room for, at its size, beside what else it holds. */
function wordsCut(field: Locator): Promise<string[]> {
  return field.evaluate((it) => {
    const select = it as HTMLSelectElement;
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("no canvas to measure on");
    pen.font = style.font;
    const room =
      select.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    return [...select.options]
      .map(({ text }) => text)
      .filter((text) => pen.measureText(text).width > room);
  });
}

describe("on a phone", () => {
  it.each<Language>(["nl", "en", "de", "fr", "dk"])(
    "make and year are read whole, in %s",
    async (language) => {
      const say = sayIn(language);
      const { data } = await house.api<{ data: { uuid: string }[] }>(
        "GET",
        "/api/configurator-sets",
      );
      const page = await house.visit({ ...phone, density: 1 });
      await page.goto(`/set/${data[0]?.uuid}/start?lang=${language}`);
      await isLive(page);
      await page.evaluate(() => document.fonts.ready);
      for (const key of ["start.make", "start.year"]) {
        const field = page.getByRole("combobox", { name: say(key), exact: true });
        expect(await wordsCut(field), key).toEqual([]);
      }
    },
  );

  it("each size of a rider stands under its garment's name, with room for the longest", async () => {
    const fr = sayIn("fr");
    const design = await house.design("Poste");
    const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart");
    await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`);
    const rider = { name: "Bo", number: "1" };
    const selections = Object.entries({ jersey: "M", pants: "W32", gloves: "M" }).map(
      ([product, size]) => ({
        configuredSetUuid: design.uuid,
        product,
        rows: [
          { properties: { size }, quantity: 1, rider },
          { properties: { size }, quantity: 1, rider: { name: "Kim", number: "2" } },
        ],
      }),
    );
    await house.api("PUT", `/api/cart/${uuid}/quantities`, { selections });
    const page = await house.visit({
      ...phone,
      density: 1,
      stored: { cartUuid: uuid, guestDesigns: JSON.stringify([design]) },
    });
    await page.goto("/cart?lang=fr");
    await page
      .getByRole("button", { name: fr("cart.sizes_and_riders") })
      .first()
      .click();
    const row = page.getByRole("dialog").locator('[data-roster-row="1"]');
    await row.waitFor();
    const sizes = row.getByRole("combobox");
    const seen: string[] = [];
    for (const field of await sizes.all()) {
      const name = await field.evaluate((it) => {
        const above = it.previousElementSibling as HTMLElement | null;
        const [its, field] = [above?.getBoundingClientRect(), it.getBoundingClientRect()];
        const over = its !== undefined && its.height > 0 && its.bottom <= field.top + 1;
        return over && above && above.scrollWidth <= above.clientWidth ? above.innerText : "";
      });
      seen.push(name);
      expect(await wordsCut(field), name).toEqual([]);
    }
    const garments = ["jersey", "pants", "gloves"].map((product) => fr(`product.${product}`));
    expect(seen.slice(0, 3)).toEqual(garments);
  });
});
