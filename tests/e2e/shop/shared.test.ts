import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { editorOn } from "../editor/support.ts";
import { axeFaults, sayIn, shopHouse, sidewaysScroll } from "./support/shop-house.ts";

const house = shopHouse();
const say = sayIn("nl");

interface Shared {
  owner: string;
  uuid: string;
  path: string;
}

async function sharedDesign(name: string): Promise<Shared> {
  const owner = await house.register(`${crypto.randomUUID()}@e2e.example`);
  const { uuid } = await house.design(name, owner);
  const where = `/api/configured-sets/${uuid}/share`;
  const { hash } = await house.api<{ hash: string }>("POST", where, undefined, owner);
  return { owner, uuid, path: `/configured-set/${uuid}/shared/${hash}` };
}

/** Steps through every product and side; returns the addresses of the pictures that were seen. */
async function seenPictures(page: Page, name: string): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const product of ["jersey", "pants", "gloves"]) {
    await page.getByRole("tab", { name: say(`product.${product}`) }).click();
    for (const side of ["front", "back", "left", "right"]) {
      await page.getByRole("tab", { name: say(`side.${side}`), exact: true }).click();
      const words = [name, say(`product.${product}`), say(`side.${side}`)].join(", ");
      const picture = page.getByRole("img", { name: words });
      await picture.waitFor({ timeout: 120_000 });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
      shown.add((await picture.getAttribute("src")) ?? "");
    }
  }
  return shown;
}

it.each(["visitor", "customer"])(
  "a %s sees every side of a shared design, takes it over and edits a copy of their own",
  async (who) => {
    const name = `Gedeeld met ${who}`;
    const { owner, uuid, path } = await sharedDesign(name);
    const read = () => house.api<object>("GET", `/api/configured-sets/${uuid}`, undefined, owner);
    const token =
      who === "customer" ? await house.register(`${crypto.randomUUID()}@e2e.example`) : undefined;
    const page = await house.visit({
      stored: { "settings.language": "nl", ...(token !== undefined && { access_token: token }) },
    });
    await page.addInitScript(() => sessionStorage.setItem("seen.guide", "yes"));
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect((await seenPictures(page, name)).size).toBe(12);
    expect(await page.getByRole("textbox").count(), "nothing to edit with").toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const before = await read();

    await page.getByRole("button", { name: say("shared.take_over") }).click();
    await page.waitForURL((url) => !url.pathname.includes("/shared/"));
    const mine = new URL(page.url()).pathname.split("/")[2] ?? "";
    expect(mine).not.toBe(uuid);
    const editor = editorOn(page, say);
    await editor.ready();
    await editor.choose("TORQAL");
    await editor.field("editor.text.words").fill("EIGEN WERK");
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === "PUT" && answer.url().includes(mine),
    );
    await editor.button("app.save").click();
    const answer = await saved;
    expect(answer.status()).toBe(200);
    expect(answer.request().postData()).toContain("EIGEN WERK");
    expect(await read()).toEqual(before);
  },
);
