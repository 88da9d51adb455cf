import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** No press of a mouse, no focus by script: what is not reached by Tab is not reached. */
export function handsOn(page: Page) {
  const isHere = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement).catch(() => false);
  async function reach(target: Locator, most = 150): Promise<void> {
    await target.first().waitFor();
    for (let step = 0; step < most; step += 1) {
      if (await isHere(target.first())) {
        // Whoever cannot see where they are cannot go on.
        const seen = await target.first().evaluate((element) => {
          const { outlineStyle, boxShadow, borderColor } = getComputedStyle(element);
          return outlineStyle !== "none" || boxShadow !== "none" || borderColor !== "";
        });
        expect(seen, "the focus is seen").toBe(true);
        return;
      }
      await page.keyboard.press("Tab");
    }
    throw new Error(`Not reached by ${most} presses of Tab: ${target.toString()}`);
  }
  return {
    reach,
    press: async (target: Locator, key = "Enter") => {
      await reach(target);
      await page.keyboard.press(key);
    },
    type: async (target: Locator, text: string) => {
      await reach(target);
      await page.keyboard.type(text);
    },
  };
}
