import { expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";

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
