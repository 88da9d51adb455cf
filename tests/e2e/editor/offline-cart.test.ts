import { expect, it } from "vitest";
import { axeFaults, shopHouse } from "../shop/support/shop-house.ts";
import { answerSamples, openEditor } from "./support.ts";

const house = shopHouse();
const expects =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|saving a design|adding|call (?:addToCart|setQuantities)/;

it("adding to the cart without a network says so in place, loses nothing, and goes on when it is back", async () => {
  const { page, button, say } = await openEditor(house, { expects });
  const context = page.context();
  // Dialogs have come by the time that the page is at rest.
  const came = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      const parts = ["NameDialog", "QuantitiesDialog", "FreeStage", "watch"];
      return parts.filter((part) => names.some((name) => name.includes(`/${part}-`))).length;
    });
  await expect.poll(came, { timeout: 60_000 }).toBe(4);
  await context.setOffline(true);
  await button("editor.add_to_cart").click();
  await answerSamples({ page, say });
  const name = page.getByRole("dialog", { name: say("editor.name_title") });
  await name.getByRole("textbox").fill("Zonder net");
  await name.getByRole("button", { name: say("app.save") }).click();
  const told = page.getByRole("alert").filter({ hasText: say("error.save_failed") });
  await told.waitFor();
  expect(await axeFaults(page)).toEqual([]);
  // It stays there, however long: what passes by is missed by who looks elsewhere.
  await page.waitForTimeout(4000);
  await told.waitFor();
  await context.setOffline(false);
  // Saved by itself meanwhile: nothing says any more that it was not, and the cart is still to be pressed for.
  const notYet = page.getByRole("alert").filter({ hasText: say("editor.added_not_yet") });
  await notYet.waitFor();
  expect(await told.count()).toBe(0);
  await notYet.getByRole("button", { name: say("app.retry") }).click();
  const sheet = page.getByRole("dialog", { name: say("quantities.title") });
  await sheet.getByText("Zonder net").waitFor();
  await sheet.getByRole("button", { name: say("roster.add") }).click();
  await sheet.getByRole("textbox", { name: say("roster.name_of", { row: 1 }) }).fill("Kim");
  await sheet
    .getByRole("combobox", {
      name: say("roster.size_of", { row: 1, product: say("product.jersey") }),
    })
    .selectOption({ index: 3 });
  await context.setOffline(true);
  const save = sheet.getByRole("button", { name: say("quantities.add", { count: 1 }) });
  await save.click();
  const kept = sheet.getByRole("alert").filter({ hasText: say("error.network") });
  await kept.waitFor();
  expect(
    await sheet.getByRole("textbox", { name: say("roster.name_of", { row: 1 }) }).inputValue(),
  ).toBe("Kim");
  await context.setOffline(false);
  await kept.getByRole("button", { name: say("app.retry") }).click();
  await sheet.waitFor({ state: "detached" });
  const uuid = await page.evaluate(() => localStorage.getItem("cartUuid"));
  const { items } = await house.api<{ items: { name: string; rider: object | null }[] }>(
    "GET",
    `/api/cart/${uuid}`,
  );
  expect(items.filter(({ rider }) => rider !== null)).toMatchObject([
    { name: "Zonder net", rider: { name: "Kim" } },
  ]);
});
