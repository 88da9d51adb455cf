import { expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";

const house = shopHouse();

it("who reads in colours of their own sees the shop's where they are what is chosen, and what is chosen", async () => {
  const { page, button } = await openEditor(house, { width: 360, height: 740 });
  await page.emulateMedia({ forcedColors: "active" });
  await button("editor.panel.colours").click();
  // The palette in order, as it is painted.
  const colours = page.locator("[role=radio] span[style], button span[style]");
  await expect.poll(() => colours.count()).toBeGreaterThan(8);
  const painted = await colours.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(new Set(painted).size).toBeGreaterThan(8);
  const grounds = await page
    .locator("[aria-pressed]")
    .evaluateAll((all) =>
      all.map((each) => [each.ariaPressed, getComputedStyle(each).backgroundColor]),
    );
  const of = (pressed: string) =>
    new Set(grounds.filter(([is]) => is === pressed).map(([, ground]) => ground));
  expect(of("true").size).toBe(1);
  expect([...of("true")].some((ground) => of("false").has(ground))).toBe(false);
});
