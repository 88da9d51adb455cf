import type { ElementHandle, Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** No press of a mouse, no focus by script: what is not reached by Tab is not reached. */
export function handsOn(page: Page) {
  const isHere = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement).catch(() => false);
  /** The same of an element that was found before: to find one by its name, all of the page is named. */
  const isFocused = (element: ElementHandle) =>
    element
      .evaluate((each) => (each.isConnected ? each === document.activeElement : null))
      .catch(() => null);
  async function reach(target: Locator, most = 150): Promise<void> {
    await target.first().waitFor();
    let found: ElementHandle | null = null;
    for (let step = 0; step < most; step += 1) {
      // Looked for anew now and then, as what stands first may be another by now.
      if (step % 20 === 0) found = await target.first().elementHandle();
      let focused = found && (await isFocused(found));
      if (focused === null) {
        found = await target.first().elementHandle();
        focused = found && (await isFocused(found));
      }
      if (focused === true && (await isHere(target.first()))) {
        // Whoever cannot see where they are cannot go on: a ring around it, in a shape cut out, or around the stage.
        const seen = await target.first().evaluate((element) => {
          const stage = element.closest(".stage");
          const isRinged = (each: Element | null, part?: string): boolean => {
            if (each === null) return false;
            const { outlineStyle, boxShadow, borderTopWidth, content } = getComputedStyle(
              each,
              part,
            );
            if (part !== undefined) return content !== "none" && borderTopWidth !== "0px";
            return outlineStyle !== "none" || boxShadow !== "none";
          };
          const near = [element, element.closest("label"), ...element.children];
          return near.some((each) => isRinged(each)) || isRinged(stage, "::after");
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
