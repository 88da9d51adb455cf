import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { axeFaults, freshAddress, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();

interface Order {
  readonly order_number: string;
  readonly totals: { readonly total: number };
}

/** An invoice that was paid by transfer and given back in part: only a person can send that money. */
async function transferDue(finance: string): Promise<{ uuid: string; number: string }> {
  const token = await house.register(freshAddress("transfer"));
  const { uuid: cart } = await house.readyCart(token, "Overboeking");
  const uuid = await house.order(token, cart);
  const at = `/api/staff/orders/${uuid}`;
  const { order_number: number, totals } = await house.api<Order>("GET", at, undefined, finance);
  await house.api("POST", `${at}/invoice-payment`, { amount: totals.total }, finance);
  const key = { "idempotency-key": `transfer-${uuid}` };
  const wish = { amount: 1500, reason: "Een mouw zat scheef." };
  await house.api("POST", `${at}/refunds`, wish, finance, key);
  return { uuid, number };
}

const rowOf = (page: Page, number: string) => page.getByRole("row").filter({ hasText: number });

it("a transfer that is due is found, made and closed at the desk, and then counts as given back", async () => {
  const finance = await house.staff("finance");
  const { uuid, number } = await transferDue(finance);
  const page = await house.visit({ stored: { access_token: finance } });
  await page.goto("/desk");
  await page.getByRole("link", { name: words["cases.title"] }).click();
  const row = rowOf(page, number);
  await row.getByText(words["case.transfer_due"]).waitFor();
  expect(await row.innerText()).toContain("15,00");
  await row.getByText(words["case_do.transfer_due"]).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // The order says the same, where whoever looks at it can do something about it.
  await row.getByRole("link", { name: number }).click();
  const cases = page.getByRole("region", { name: words["cases.of_order"] });
  await cases.getByRole("button", { name: new RegExp(`^${words["cases.close"]}`) }).click();
  const dialog = page.getByRole("dialog", { name: words["case.transfer_due"] });
  expect(await axeFaults(page), "the question").toEqual([]);
  const send = dialog.getByRole("button", { name: words["cases.close"], exact: true });
  await send.click();
  expect(await dialog.isVisible(), "nothing is closed without saying what was done").toBe(true);
  await dialog.getByLabel(words["cases.note"]).fill("Overgemaakt, afschrift 12.");
  await send.click();
  await page.getByText(words["cases.is_closed"]).waitFor();
  await cases.waitFor({ state: "detached" });
  const order = await house.api<{
    readonly refunds: readonly { readonly status: string }[];
    readonly cases: readonly unknown[];
  }>("GET", `/api/staff/orders/${uuid}`, undefined, finance);
  expect([order.cases, order.refunds.map(({ status }) => status)]).toEqual([[], ["done"]]);

  await page.goto("/desk/cases?view=closed");
  await rowOf(page, number).getByText("Overgemaakt, afschrift 12.").waitFor();
  await page.goto("/desk/cases");
  await page.getByRole("heading", { level: 1, name: words["cases.title"] }).waitFor();
  await page.getByRole("navigation", { name: words["cases.states"] }).waitFor();
  await expect.poll(() => rowOf(page, number).count()).toBe(0);
});

it("is not for who only makes: the workshop sees neither page nor button", async () => {
  const { uuid } = await transferDue(await house.staff("finance"));
  const page = await house.visit({ stored: { access_token: await house.staff("workshop") } });
  await page.goto(`/desk/orders/${uuid}`);
  await page.getByRole("heading", { level: 2, name: words["section.money"] }).waitFor();
  expect(await page.getByRole("link", { name: words["cases.title"] }).count()).toBe(0);
  const close = page.getByRole("button", { name: new RegExp(`^${words["cases.close"]}`) });
  expect(await close.count()).toBe(0);
  await page.goto("/desk/cases");
  await page.getByText(words["nav.not_yours"]).waitFor();
});
