import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults, freshAddress, sayIn, shopHouse, sidewaysScroll } from "./support/shop-house.ts";

const house = shopHouse();
const say = sayIn("nl");
/** A folder for pictures to be looked at; none are taken without it. */
const look = process.env["LOOK"];

async function sharedPath(name: string): Promise<string> {
  const owner = await house.register(freshAddress("take"));
  const { uuid } = await house.design(name, owner);
  const where = `/api/configured-sets/${uuid}/share`;
  const { hash } = await house.api<{ hash: string }>("POST", where, undefined, owner);
  return `/configured-set/${uuid}/shared/${hash}`;
}

async function keep(page: Page, name: string): Promise<void> {
  if (look === undefined) return;
  mkdirSync(look, { recursive: true });
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.screenshot({ path: `${look}/${name}-${width}.png` });
  }
}

it("a visitor takes a shared design along: a model in two files, and a picture that turns", async () => {
  const path = await sharedPath("Meenemen");
  const page = await house.visit({ stored: { "settings.language": "nl" } });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(path);
  await page.getByRole("button", { name: say("take.menu") }).click();
  const dialog = page.getByRole("dialog", { name: say("take.title") });
  await dialog.getByRole("tab", { name: say("product.gloves"), exact: true }).click();
  const begin = (word: string) => dialog.getByRole("button", { name: say(word) });
  await begin("take.model.make").waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await keep(page, "before");
  await begin("take.model.make").click();
  await begin("take.turn.make").click();
  await dialog.getByText(say("take.waiting")).first().waitFor();
  await keep(page, "waiting");
  const files = dialog.getByRole("link", { name: /GLB|USDZ/ });
  await files.first().waitFor({ timeout: 180_000 });
  const saved = await Promise.all((await files.all()).map((link) => link.getAttribute("download")));
  expect(saved).toEqual(["Meenemen-gloves.glb", "Meenemen-gloves.usdz"]);
  const [download] = await Promise.all([page.waitForEvent("download"), files.first().click()]);
  expect(download.suggestedFilename()).toBe("Meenemen-gloves.glb");

  const words = { name: "Meenemen", product: say("product.gloves") };
  const turn = dialog.getByRole("img", { name: say("take.turn.alt", words) });
  await turn.waitFor({ timeout: 180_000 });
  await expect.poll(() => turn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(540);
  expect(await axeFaults(page)).toEqual([]);
  await keep(page, "ready");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysScroll(page)).toBe(0);
  // Not a phone that shows things in a room, and no stranger is asked for anything.
  expect(await dialog.getByText(say("take.room")).count()).toBe(0);
  expect(new Set(asked).size).toBe(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.getByRole("button", { name: say("take.menu") }).click();
  await dialog.getByRole("tab", { name: say("product.gloves"), exact: true }).click();
  await dialog.getByRole("button", { name: say("take.turn.play") }).waitFor();
  expect(await turn.count()).toBe(0);
  await dialog.getByRole("button", { name: say("take.turn.play") }).click();
  await turn.waitFor();
});
