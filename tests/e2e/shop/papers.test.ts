import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { axeFaults, freshAddress, password, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const say = sayIn("nl");

interface Papers {
  readonly order_number: string;
  readonly papers: readonly { readonly number: string }[];
}

/** An order with an invoice and a credit note, whose customer has gone since. */
async function leftBehind(finance: string): Promise<{ uuid: string; numbers: string[] }> {
  const token = await house.register(freshAddress("papers"));
  const { uuid: cart } = await house.readyCart(token, "Papieren");
  const uuid = await house.order(token, cart);
  const at = `/api/staff/orders/${uuid}`;
  const key = { "idempotency-key": `papers-${uuid}` };
  const wish = { amount: 900, reason: "Een mouw zat scheef." };
  await house.api("POST", `${at}/refunds`, wish, finance, key);
  await house.api("DELETE", "/api/customer", { password }, token);
  const { papers } = await house.api<Papers>("GET", at, undefined, finance);
  return { uuid, numbers: papers.map(({ number }) => number) };
}

const list = (page: Page) => page.getByRole("list", { name: words["money.papers"] });

it("the office opens invoice and credit note of an order by keyboard, whose customer has erased the account", async () => {
  const finance = await house.staff("finance");
  const { uuid, numbers } = await leftBehind(finance);
  expect(numbers.map((number) => number.slice(0, 2))).toEqual(["HI", "HC"]);
  for (const width of [1440, 360]) {
    const page = await house.visit({ width, stored: { access_token: finance } });
    await page.goto(`/desk/orders/${uuid}`);
    await page.getByText(words["orders.nobody"]).first().waitFor();
    for (const [at, key] of (["order.supplement", "order.credit_note_number"] as const).entries()) {
      const number = numbers[at] ?? "";
      const button = list(page).getByRole("button", { name: say(key, { number }) });
      await button.focus();
      const [file] = await Promise.all([page.waitForEvent("download"), button.press("Enter")]);
      expect(file.suggestedFilename()).toBe(`${number}.pdf`);
      expect(readFileSync(await file.path(), "latin1").slice(0, 5)).toBe("%PDF-");
    }
    expect(await axeFaults(page), `${width} px`).toEqual([]);
  }
});

it("the workshop sees what was invoiced and no paper", async () => {
  const { uuid } = await leftBehind(await house.staff("finance"));
  const page = await house.visit({ stored: { access_token: await house.staff("workshop") } });
  await page.goto(`/desk/orders/${uuid}`);
  await page.getByRole("heading", { level: 2, name: words["section.money"] }).waitFor();
  await page.getByText(words["money.invoiced"]).waitFor();
  expect(await list(page).count()).toBe(0);
});
