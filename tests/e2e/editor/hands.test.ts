import { expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { openEditor, settledPicture } from "./support.ts";

const house = shopHouse();

it("chooses all layers and no words of the page by Ctrl+A; copies, cuts and pastes them as one step each", async () => {
  const { page, stage, button, layer } = await openEditor(house);
  const rows = page.getByRole("treeitem", { selected: true });
  const undo = button("editor.undo");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const names = await layer("LINDHOLM").count();
  expect(names).toBeGreaterThan(0);

  await stage.focus();
  // Its code comes beside the garment.
  await expect
    .poll(async () => {
      await page.keyboard.press("Control+a");
      return rows.count();
    })
    .toBeGreaterThan(1);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  const chosen = await rows.count();
  const all = await page.locator("[data-row]").count();

  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  await expect.poll(() => page.locator("[data-row]").count()).toBe(all + chosen);
  // The copies are chosen, and go as they came.
  expect(await rows.count()).toBe(chosen);
  await undo.click();
  await expect.poll(() => page.locator("[data-row]").count()).toBe(all);
  expect(await undo.isDisabled()).toBe(true);

  await stage.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+x");
  await expect.poll(() => page.locator("[data-row]").count()).toBe(all - chosen);
  // Into another garment: what its pieces do not have stands in the middle.
  await page.getByRole("tab", { name: "Broek", exact: true }).click();
  const before = await page.locator("[data-row]").count();
  await page.keyboard.press("Control+v");
  await expect.poll(() => page.locator("[data-row]").count()).toBe(before + chosen);
});

it("pastes words as a text, beside what is being typed into", async () => {
  const { page, stage, button, field, layer } = await openEditor(house);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("HARD ENDURO"));
  await stage.focus();
  await expect
    .poll(async () => {
      if ((await layer("HARD ENDURO").count()) === 0) await page.keyboard.press("Control+v");
      return layer("HARD ENDURO").count();
    })
    .toBe(1);
  await field("editor.text.words").fill("");
  await page.keyboard.press("Control+v");
  expect(await field("editor.text.words").inputValue()).toBe("HARD ENDURO");
  expect(await layer("HARD ENDURO").count()).toBe(1);
  await button("editor.undo").click();
});

it("chooses what a rectangle drawn with Shift touches, and changes one colour in all of it as one step", async () => {
  const { page, stage, button, say } = await openEditor(house);
  const rows = page.getByRole("treeitem", { selected: true });
  const box = await stage.boundingBox();
  if (!box) throw new Error("there is no stage");
  const { x, y, width, height } = box;
  const drag = async (from: number, to: number) => {
    await page.keyboard.down("Shift");
    await page.mouse.move(x + width * from, y + height * from);
    await page.mouse.down();
    await page.mouse.move(x + width * to, y + height * to, { steps: 6 });
  };
  // Its code comes beside the garment.
  await expect
    .poll(
      async () => {
        await drag(0.05, 0.95);
        const drawn = await page.locator("svg rect[stroke-dasharray]").count();
        await page.mouse.up();
        await page.keyboard.up("Shift");
        return drawn === 1 ? rows.count() : 0;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(2);
  const chosen = await rows.count();
  expect(await page.locator("svg rect[stroke-dasharray]").count()).toBe(0);

  // Another one over nothing adds nothing and takes nothing away; one that is given up neither.
  await drag(0.01, 0.03);
  await page.mouse.up();
  expect(await rows.count()).toBe(chosen);
  await drag(0.2, 0.8);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.keyboard.up("Shift");
  expect(await page.locator("svg rect[stroke-dasharray]").count()).toBe(0);
  expect(await rows.count()).toBe(chosen);
  expect(await button("editor.undo").isDisabled()).toBe(true);

  const colours = page.getByRole("group", { name: say("editor.selection.colours"), exact: true });
  const before = await settledPicture(stage);
  await colours.getByRole("button").first().click();
  const picker = page.getByRole("group", {
    name: say("editor.selection.colour", { count: String(chosen) }),
  });
  await picker.locator("button.swatch[aria-pressed=false]").last().click();
  await expect.poll(() => button("editor.undo").isDisabled()).toBe(false);
  const after = await settledPicture(stage);
  expect(after).not.toBe(before);
  await button("editor.undo").click();
  expect(await settledPicture(stage)).toBe(before);
  // One act for all of them: there is nothing more to take back.
  expect(await button("editor.undo").isDisabled()).toBe(true);
  expect(await rows.count()).toBe(chosen);
});
