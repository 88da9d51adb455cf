import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";

interface Hands {
  readonly page: Page;
  readonly reach: (target: Locator) => Promise<void>;
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
}

/** From an order's page to its proof, by keys alone: a place is marked where a layer lies, with words; more to the customer. */
export async function writeProof(
  { page, reach, press, type }: Hands,
  said: { readonly pin: string; readonly message: string },
): Promise<void> {
  await press(page.getByRole("link", { name: words["proof_page.open"] }));
  await page.locator("[data-pins=ready]").first().waitFor({ timeout: 60_000 });
  await reach(page.getByLabel(words["proof_page.layer"]));
  await page.keyboard.press("ArrowDown");
  await page.locator("[data-pin='1']").first().waitFor({ timeout: 60_000 });
  // Its words are asked for at once.
  const place = page.getByLabel(/^Plek 1$/);
  await expect.poll(() => place.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type(said.pin);
  await type(page.getByLabel(words["proof.message"]), said.message);
}

/** Sends what was written; the order then waits for its customer. */
export async function sendProof({ page, press }: Hands): Promise<void> {
  await press(page.getByRole("button", { name: words["act.send_proof"], exact: true }));
  await page.getByText(words["proof.awaiting_customer"]).first().waitFor();
}
