import { expect, it } from "vitest";
import { atRest, axeFaults, shopHouse } from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";
import { touch } from "./tasks/fingers.ts";

const house = shopHouse();

it("a phone's way back closes what lies above the garment, the last opened first, and then leaves", async () => {
  const editor = await openEditor(house, { width: 390, height: 844 });
  const { page, say, button } = editor;
  const address = new URL(page.url());
  // A busy phone takes its time to go back by itself.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (by) => void setTimeout(() => go(by), 900);
  });
  // Somewhere to go back to.
  await page.goto("/info/sizes");
  await page.goto(address.pathname);
  await editor.ready();
  const sheet = (key: string) => page.getByRole("region", { name: say(key) });
  const dialog = page.getByRole("dialog");

  await button("editor.panel.colours").click();
  await sheet("editor.panel.colours").waitFor();
  await button("editor.more").click();
  await page.getByRole("menuitem", { name: say("editor.help") }).click();
  await dialog.waitFor();
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await sheet("editor.panel.colours").count()).toBe(1);
  await page.goBack();
  await expect.poll(() => sheet("editor.panel.colours").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(address.pathname);

  // Closed by its own button it is gone from the way back too.
  await button("editor.layers").click();
  await button("app.close").click();
  await expect
    .poll(() => page.evaluate(() => (history.state as { above?: number }).above ?? 0))
    .toBe(0);
  // One for another in one press is one step.
  await button("editor.panel.colours").click();
  await button("editor.panel.text").click();
  await sheet("editor.panel.text").waitFor();
  await page.goBack();
  await expect.poll(() => sheet("editor.panel.text").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(address.pathname);
  await page.goBack();
  await page.waitForURL("**/info/sizes");
});

it("what is opened from a sheet is left by one step, to the garment, at the address that it has by then", async () => {
  const editor = await openEditor(house, { width: 390, height: 844 });
  const { page, say, button } = editor;
  // The first saving gives the page another address while something lies above it.
  await button("editor.panel.colours").click();
  await page.getByRole("region", { name: say("editor.panel.colours") }).waitFor();
  await button("editor.more").click();
  await page.getByRole("menuitem", { name: say("app.save") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: say("editor.name") }).fill("Lierop");
  await dialog.getByRole("button", { name: say("app.save"), exact: true }).click();
  await page.waitForFunction(() => location.pathname.startsWith("/configured-set/"));
  await expect.poll(() => dialog.count()).toBe(0);
  const saved = page.url();
  await page.goBack();
  await expect
    .poll(() => page.getByRole("region", { name: say("editor.panel.colours") }).count())
    .toBe(0);
  expect(page.url()).toBe(saved);
  // What lay above the page before a load is gone with it.
  await button("editor.panel.colours").click();
  await page.reload();
  await editor.ready();
  expect(page.url()).toBe(saved);
  const text = page.getByRole("region", { name: say("editor.panel.text") });
  await button("editor.panel.text").click();
  await text.waitFor();
  await page.goBack();
  await expect.poll(() => text.count()).toBe(0);
  expect(page.url()).toBe(saved);
});

it("a sheet is pulled up by its grip, down again, and away; a press does what a pull does", async () => {
  const editor = await openEditor(house, { width: 390, height: 844 });
  const { page, say, button } = editor;
  await button("editor.panel.colours").click();
  const sheet = page.getByRole("region", { name: say("editor.panel.colours") });
  const grip = sheet.getByRole("button", { name: say("editor.sheet.taller") });
  const heightOf = async (): Promise<number> => (await sheet.boundingBox())?.height ?? 0;
  // It comes up from below.
  await atRest(page);
  const half = await heightOf();
  const pull = async (by: number): Promise<void> => {
    await atRest(page);
    const box = await grip.boundingBox();
    if (!box) throw new Error("no grip");
    const from = { x: box.x + box.width / 2, y: box.y + 10 };
    await touch(page, [from], [{ x: from.x, y: from.y + by }]);
    await atRest(page);
  };

  await pull(-160);
  await expect.poll(() => grip.getAttribute("aria-pressed")).toBe("true");
  expect(await heightOf()).toBeGreaterThan(half + 100);
  const stage = await editor.stage.boundingBox();
  expect(stage?.height ?? 0, "a strip of the garment stays").toBeGreaterThan(60);
  expect(await axeFaults(page)).toEqual([]);
  await pull(30);
  expect(await grip.getAttribute("aria-pressed"), "too short a way").toBe("true");
  await pull(200);
  await expect.poll(() => grip.getAttribute("aria-pressed")).toBe("false");
  await grip.press("Enter");
  expect(await grip.getAttribute("aria-pressed")).toBe("true");
  await grip.press("Enter");
  await pull(200);
  await expect.poll(() => sheet.count()).toBe(0);
});
