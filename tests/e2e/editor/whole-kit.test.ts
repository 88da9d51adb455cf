import { expect, it } from "vitest";
import { axeFaults, shopHouse } from "../shop/support/shop-house.ts";
import { openEditor, settledPicture } from "./support.ts";

const house = shopHouse();

it("gives a colour to the whole kit, and to one garment once that is let go", async () => {
  const { page, stage, button } = await openEditor(house);
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  const zone = page.getByRole("button", { name: "Schouder en been", exact: true });
  const link = button("editor.colours.whole_kit");
  const white = page.getByRole("button", { name: "Wit, #ffffff", exact: true }).first();

  async function pants(): Promise<string> {
    await tab("Broek").click();
    const picture = await settledPicture(stage);
    await tab("Shirt").click();
    return picture;
  }

  await button("editor.panel.colours").click();
  await zone.click();
  expect(await link.getAttribute("aria-pressed")).toBe("true");
  const before = await pants();
  await zone.click();
  await white.click();
  const after = await pants();
  expect(after).not.toBe(before);
  // One step takes it back on all of them.
  await button("editor.undo").click();
  expect(await pants()).toBe(before);

  await zone.click();
  await link.click();
  expect(await link.getAttribute("aria-pressed")).toBe("false");
  await white.click();
  expect(await pants()).toBe(before);
  await zone.click();
  expect(await link.getAttribute("aria-pressed")).toBe("false");
  expect(await axeFaults(page)).toEqual([]);
  // Taking hold again gives this garment's colour to the others.
  await link.click();
  expect(await link.getAttribute("aria-pressed")).toBe("true");
  expect(await pants()).toBe(after);
});
