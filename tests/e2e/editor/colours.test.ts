import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { type OpenEditor, openEditor, sharedEditor } from "./support.ts";

const house = shopHouse();
const inOne = sharedEditor(() => openEditor(house, { stays: true }));

type Dropper = new () => { open: () => Promise<{ sRGBHex: string }> };

/** The whole palette of the chosen zone, with what stands under it. */
async function openColours({ page, say, button }: OpenEditor): Promise<void> {
  await button("editor.panel.colours").click();
  const more = new RegExp(`^${say("editor.colour.more", { label: "" }).trim()}`);
  await page.getByRole("button", { name: more }).first().click();
}

/** Stands in for the browser's own dropper: what is under it is this colour. */
async function dropper(page: Page, hex: string): Promise<void> {
  await page.evaluate((colour) => {
    (window as { EyeDropper?: Dropper }).EyeDropper = class {
      open(): Promise<{ sRGBHex: string }> {
        return Promise.resolve({ sRGBHex: colour });
      }
    };
  }, hex);
}

describe("colours from elsewhere", () => {
  it(
    "are taken from the screen where the browser can, else from its own chooser as one step",
    inOne(async (editor) => {
      const { page, say, button } = editor;
      const code = page.getByRole("textbox", { name: say("editor.colour.code") }).first();
      await dropper(page, "#12A35B");
      await openColours(editor);
      await button("editor.colour.screen").first().click();
      await expect.poll(() => code.inputValue()).toBe("#12a35b");
      await button("editor.undo").click();
      expect(await button("editor.undo").isDisabled()).toBe(true);

      // Firefox, Safari and telephones have no dropper: no button promises one.
      await page.evaluate(() => delete (window as { EyeDropper?: Dropper }).EyeDropper);
      await button("editor.panel.text").click();
      // The whole palette goes with its panel, once the next one is here.
      const text = page.getByRole("complementary", { name: say("editor.panel.text") });
      await text.getByRole("button").first().waitFor();
      await openColours(editor);
      expect(await button("editor.colour.screen").count()).toBe(0);
      const any = page.getByLabel(say("editor.colour.any")).first();
      for (const hex of ["#101010", "#203040", "#4b1d8f"]) {
        await any.evaluate((input: HTMLInputElement, value) => {
          // React watches the field's own value: only the prototype's counts as chosen.
          const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
          native?.set?.call(input, value);
          input.dispatchEvent(new Event("input", { bubbles: true }));
        }, hex);
      }
      await any.evaluate((input) => input.dispatchEvent(new Event("change", { bubbles: true })));
      await expect.poll(() => code.inputValue()).toBe("#4b1d8f");
      await button("editor.undo").click();
      expect(await button("editor.undo").isDisabled(), "one step").toBe(true);
    }),
  );

  it(
    "are taken from the garment as they are printed, without its light, and Escape takes none",
    inOne(async (editor) => {
      const { page, say, button, stage } = editor;
      const code = page.getByRole("textbox", { name: say("editor.colour.code") }).first();
      const zones = page.locator("ul button[aria-pressed]");
      await openColours(editor);
      // Bare cloth above the hem: a tap there chooses its zone.
      const box = await stage.boundingBox();
      const hem = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) * 0.8 };
      await stage.click({ position: hem });
      const there = await code.inputValue();
      const names = await zones.allTextContents();
      const chosen = await zones.and(page.locator("[aria-pressed=true]")).textContent();
      const other = names.find((name) => name !== chosen) ?? "";
      await zones.filter({ hasText: other }).first().click();
      await code.fill("#12a35b");
      await code.press("Enter");
      const dropper = button("editor.colour.pick").first();
      const hint = page.getByText(say("editor.colour.picking"));
      await dropper.click();
      await hint.waitFor();
      await page.keyboard.press("Escape");
      await hint.waitFor({ state: "hidden" });
      expect(await code.inputValue(), "nothing was taken").toBe("#12a35b");

      await dropper.click();
      // A press beside the garment is no colour; the next one on it is.
      await stage.click({ position: { x: 8, y: 8 } });
      await hint.waitFor();
      await stage.click({ position: hem });
      await expect.poll(() => code.inputValue()).toBe(there);
      await hint.waitFor({ state: "hidden" });
      const after = await zones.and(page.locator("[aria-pressed=true]")).textContent();
      expect(after, "the zone that is coloured stays").toBe(other);
      await button("editor.undo").click();
      await expect.poll(() => code.inputValue()).toBe("#12a35b");
    }),
  );

  it("that were used last are at hand again, the last one first", async () => {
    const editor = await openEditor(house);
    const { page, say, button } = editor;
    await openColours(editor);
    const code = page.getByRole("textbox", { name: say("editor.colour.code") }).first();
    for (const hex of ["#111213", "#a1b2c3"]) {
      await code.fill(hex);
      await code.press("Enter");
    }
    await button("editor.undo").click();
    await button("editor.undo").click();
    const recent = page.getByRole("group", { name: say("editor.colour.recent") }).first();
    const names = recent.getByRole("button");
    await expect
      .poll(() => names.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label"))))
      .toEqual(["#a1b2c3", "#111213"]);
    await page.locator("[data-journal=kept]").waitFor({ state: "attached" });
    await page.reload();
    await editor.ready();
    await openColours(editor);
    await names.last().click();
    await expect.poll(() => code.inputValue()).toBe("#111213");
    // What is in the design is shown there, and not twice.
    expect(await recent.getByRole("button", { name: "#111213" }).count()).toBe(0);
  });
});
