import { expect, it } from "vitest";
import { axeFaults, shopHouse } from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";

const house = shopHouse();

it("marks a colour that cannot be printed, offers the nearest, and shows the garment as printed", async () => {
  const { page, button } = await openEditor(house, { language: "en", height: 1200 });
  await button("editor.panel.colours").click();
  const panel = page.getByRole("complementary", { name: "Colours" });
  await panel.getByText("As printed", { exact: true }).waitFor();
  await panel
    .getByRole("button", { name: /^More colours/ })
    .first()
    .click();
  const hex = panel.getByRole("textbox").first();
  await hex.fill("#ccff00");
  await hex.press("Enter");
  const row = panel.getByRole("listitem").filter({ hasText: "#ccff00 becomes about #" });
  await row.getByText("Fluorescent: cannot be printed").waitFor();
  await panel.getByRole("checkbox", { name: "Show the garment as printed" }).check();
  await panel.getByRole("img", { name: "As printed, Front" }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await row.getByRole("button", { name: /^Use #/ }).click();
  await row.waitFor({ state: "detached" });
  await button("app.undo").first().click();
  await row.waitFor();
});
