import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { hasProgram } from "../../programs.ts";
import { axeFaults, shopHouse, sidewaysScroll } from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";

const house = shopHouse();

it("shows the kit from the fence, mends in one step that is undone in one, tells the last day, and gives a sheet", async () => {
  const { page, say, button } = await openEditor(house, { height: 1100 });
  // The kit's own words are examples: of a number and a sponsor of one's own a sheet is made.
  await button("samples.fill_in").click();
  const asked = page.getByRole("dialog", { name: say("samples.title") });
  await asked.getByRole("textbox", { name: say("samples.your_number") }).fill("38");
  for (const text of ["TORQAL", "ZANDVAST"]) {
    await asked.getByRole("textbox", { name: say("samples.instead", { text }) }).fill("RIJNMOND");
  }
  await asked.getByRole("button", { name: say("samples.apply") }).click();
  await asked.waitFor({ state: "detached" });
  await button("editor.panel.race").click();
  const panel = page.getByRole("complementary", { name: say("editor.panel.race") });
  const picture = panel.getByRole("img");
  await panel.locator("[data-fence]").waitFor();
  const blur = () =>
    picture.evaluate((node) => parseFloat(/\d[\d.]*/.exec(node.style.filter)?.[0] ?? "0"));
  const near = await blur();
  await panel.getByRole("button", { name: say("race.metres", { metres: 30 }) }).click();
  // Twice as far, twice as unsharp.
  await expect.poll(blur).toBeCloseTo(2 * near, 2);
  const numbers = panel.getByText(/% van de kijkers/);
  await expect.poll(() => numbers.count()).toBe(3);
  expect(await axeFaults(page)).toEqual([]);

  // Something is covered by what a rider wears: with nothing over it nothing is.
  const covered = panel.getByText(/^(\d|[1-6]\d) % zichtbaar|^(\d|[1-6]\d)% zichtbaar/);
  await expect.poll(() => covered.count()).toBeGreaterThan(0);
  const before = await covered.count();
  const move = panel.getByRole("button", { name: /mm (omhoog|omlaag)$/ }).first();
  await move.click();
  await expect.poll(() => covered.count()).toBe(before - 1);
  await page
    .getByRole("button", { name: say("app.undo"), exact: true })
    .last()
    .click();
  await expect.poll(() => covered.count()).toBe(before);
  for (const kind of ["chest_protector", "neck_brace", "tucked"]) {
    await panel.getByRole("checkbox", { name: say(`race.gear.${kind}`) }).uncheck();
  }
  await expect.poll(() => covered.count()).toBeLessThan(before);

  // A race a year away can be reached by every way of delivery, one tomorrow by none.
  const days = panel.locator("[data-method]");
  const day = panel.getByLabel(say("race.day"));
  const inDays = (count: number) =>
    new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  await day.fill(inDays(365));
  await expect.poll(() => days.count()).toBeGreaterThan(1);
  expect(await days.allTextContents()).toEqual(expect.not.arrayContaining([say("race.too_late")]));
  await day.fill(inDays(1));
  await expect
    .poll(async () => new Set(await days.allTextContents()))
    .toEqual(new Set([say("race.too_late")]));

  const downloads = [];
  for (const kind of ["pdf", "card"] as const) {
    const coming = page.waitForEvent("download");
    await button(`race.sheet.${kind}`).click();
    downloads.push(await coming);
  }
  const [pdf, card] = downloads;
  expect(pdf?.suggestedFilename()).toMatch(/\.pdf$/);
  expect(card?.suggestedFilename()).toMatch(/\.png$/);
  if (!pdf || !hasProgram("pdftotext")) return;
  const text = execFileSync("pdftotext", ["-layout", await pdf.path(), "-"]).toString();
  expect(text).toContain(say("race.sheet.subtitle"));
  expect(text).toMatch(/RIJNMOND +.+ \d+ × \d+ mm +\d+/);
});

it("is reached on a phone from the menu of its head", async () => {
  const { page, say } = await openEditor(house, { width: 360, height: 780 });
  await page.getByRole("button", { name: say("editor.more") }).click();
  await page.getByRole("menuitem", { name: say("editor.panel.race") }).click();
  await page.locator("[data-fence]").waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
});
