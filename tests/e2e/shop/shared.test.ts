import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { editorOn, settledPicture } from "../editor/support.ts";
import { axeFaults, freshAddress, sayIn, shopHouse, sidewaysScroll } from "./support/shop-house.ts";

const house = shopHouse();
const say = sayIn("nl");

interface Shared {
  owner: string;
  uuid: string;
  path: string;
}

async function sharedDesign(name: string): Promise<Shared> {
  const owner = await house.register(freshAddress("shared"));
  const { uuid } = await house.design(name, owner);
  const where = `/api/configured-sets/${uuid}/share`;
  const { hash } = await house.api<{ hash: string }>("POST", where, undefined, owner);
  return { owner, uuid, path: `/configured-set/${uuid}/shared/${hash}` };
}

/** Steps through every product and side; returns the addresses of the pictures that were seen. */
async function seenPictures(page: Page, name: string): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  const garments = ["jersey", "pants", "gloves", "pit-shirt"].map((id) => `product.${id}`);
  // The kit stands there first; on a rider there is a front and a back.
  for (const product of ["shared.kit", ...garments]) {
    await page.getByRole("tab", { name: say(product), exact: true }).click();
    const own = product === "shared.kit" ? [] : ["left", "right"];
    for (const side of ["front", "back", ...own]) {
      await page.getByRole("tab", { name: say(`side.${side}`), exact: true }).click();
      const words = [name, say(product), say(`side.${side}`)].join(", ");
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

/** In three dimensions a key and a finger turn the garment, and change nothing of it. */
async function turnsInTheRound(page: Page, label: string): Promise<void> {
  await page.getByRole("tab", { name: say("editor.free.title"), exact: true }).click();
  const round = page.getByRole("application", { name: label, exact: true });
  await expect.poll(() => round.getAttribute("aria-busy"), { timeout: 60_000 }).toBe("false");
  const first = await settledPicture(round);
  await round.press("ArrowRight");
  const turned = await settledPicture(round);
  expect(turned === first, "a key turns it").toBe(false);
  const { x = 0, y = 0, width = 0, height = 0 } = (await round.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 90, y + height / 2, { steps: 3 });
  await page.mouse.up();
  expect((await settledPicture(round)) === turned, "a hand turns it").toBe(false);
}

it("a device without graphics sees the sides, and hears why", async () => {
  const { path } = await sharedDesign("Zonder kaart");
  const page = await house.visit({
    stored: { "settings.language": "nl" },
    expects: /WebGL context/,
  });
  await page.addInitScript(() => {
    const proto = HTMLCanvasElement.prototype;
    const ask = Object.getOwnPropertyDescriptor(proto, "getContext")?.value as (
      this: HTMLCanvasElement,
      kind: string,
    ) => unknown;
    proto.getContext = function without(this: HTMLCanvasElement, kind: string) {
      return kind.startsWith("webgl") ? null : ask.call(this, kind);
    } as typeof proto.getContext;
  });
  await page.goto(path);
  await page.getByRole("tab", { name: say("editor.free.title"), exact: true }).click();
  await page.getByText(say("shared.round.unable")).waitFor({ timeout: 60_000 });
  const words = ["Zonder kaart", say("product.jersey"), say("side.back")].join(", ");
  await page.getByRole("img", { name: words }).waitFor({ timeout: 60_000 });
  expect(await page.getByRole("application").count()).toBe(0);
});

it.each(["visitor", "customer"])(
  "a %s sees every side of a shared design, takes it over and edits a copy of their own",
  async (who) => {
    const name = `Gedeeld met ${who}`;
    const { owner, uuid, path } = await sharedDesign(name);
    const read = () => house.api<object>("GET", `/api/configured-sets/${uuid}`, undefined, owner);
    const token = who === "customer" ? await house.register(freshAddress("shared")) : undefined;
    const page = await house.visit({
      // Photographing a graphics card's picture is slow, and Chromium says so.
      expects: /GPU stall/,
      stored: { "settings.language": "nl", ...(token !== undefined && { access_token: token }) },
    });
    await page.addInitScript(() => sessionStorage.setItem("seen.guide", "yes"));
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    // It is the same page to both: one of them looks around in it. LONG: both.
    if (who === "visitor" || process.env["LONG"] === "1") {
      expect((await seenPictures(page, name)).size).toBe(18);
      await turnsInTheRound(page, `${name}, ${say("product.pit-shirt")}`);
    }
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
