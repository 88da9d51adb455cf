import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { freshAddress, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();

/** A number in a sentence of the desk's. */
const numbered = (key: keyof typeof words, number: number): string =>
  String(words[key]).replace("{{number}}", String(number));

async function proofPage(): Promise<{ page: Page; uuid: string; token: string }> {
  const customer = await house.register(freshAddress("marked"));
  const cart = await house.readyCart(customer, "Gemarkeerd");
  await house.api("PATCH", `/api/cart/${cart.uuid}`, { manual_check: true }, customer);
  const uuid = await house.order(customer, cart.uuid);
  const token = await house.staff("designer");
  const page = await house.visit({
    stored: { access_token: token, "settings.language": "nl" },
  });
  await page.goto(`/desk/proof/${uuid}`);
  await page.locator("[data-pins=ready]").first().waitFor({ timeout: 60_000 });
  return { page, uuid, token };
}

it("a marked place that was taken away comes back as it was, in its place among the others", async () => {
  const { page, uuid, token } = await proofPage();
  const layer = page.getByLabel(words["proof_page.layer"]);
  const place = (number: number) =>
    page.getByLabel(numbered("proof_page.pin", number), { exact: true });
  const marks = page.locator("[data-pin]");
  const whereIs = (number: number): Promise<string | null> =>
    page.locator(`[data-pin="${number}"]`).first().getAttribute("style");
  const layers = await layer
    .locator("option")
    .evaluateAll((all) =>
      all.map((each) => (each as HTMLOptionElement).value).filter((value) => value !== ""),
    );
  for (const [at, text] of ["Iets hoger.", "Kleiner.", "Recht."].entries()) {
    await layer.selectOption(layers[at] ?? "");
    await place(at + 1).fill(text);
  }
  const [first, second] = [await whereIs(1), await whereIs(2)];
  const before = await marks.count();

  await page.getByRole("button", { name: numbered("proof_page.pin_remove", 1) }).click();
  await expect.poll(() => place(1).inputValue()).toBe("Kleiner.");
  // Meanwhile another is written on: that stays.
  await place(2).fill("Recht, graag.");
  await page.getByText(numbered("proof_page.pin_removed", 1)).waitFor();
  await page.getByRole("button", { name: words["board.undo"], exact: true }).click();

  await expect.poll(() => place(1).inputValue()).toBe("Iets hoger.");
  expect(await place(2).inputValue()).toBe("Kleiner.");
  expect(await place(3).inputValue()).toBe("Recht, graag.");
  await expect.poll(() => marks.count()).toBe(before);
  expect([await whereIs(1), await whereIs(2)]).toEqual([first, second]);

  // What the customer is sent has all three, in that order.
  await page.getByLabel(words["proof.message"]).fill("Zo?");
  await page.getByRole("button", { name: words["act.send_proof"], exact: true }).click();
  await page.getByText(words["proof.awaiting_customer"]).first().waitFor();
  const { proof } = await house.api<{ proof: { rounds: { pins: { text: string }[] }[] } }>(
    "GET",
    `/api/staff/orders/${uuid}`,
    undefined,
    token,
  );
  expect(proof.rounds.at(-1)?.pins.map(({ text }) => text)).toEqual([
    "Iets hoger.",
    "Kleiner.",
    "Recht, graag.",
  ]);
});

it("one that nothing was written at goes without a word", async () => {
  const { page } = await proofPage();
  const layer = page.getByLabel(words["proof_page.layer"]);
  await layer.selectOption({ index: 1 });
  const place = page.getByLabel(numbered("proof_page.pin", 1), { exact: true });
  await place.waitFor();
  await page.getByRole("button", { name: numbered("proof_page.pin_remove", 1) }).click();
  await place.waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: words["board.undo"] }).count()).toBe(0);
});
