import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshAddress, password, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

async function openSecurity(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Freja Nygaard" }).click();
  await page.getByRole("menuitem", { name: nl("security.menu") }).click();
  await page.getByRole("dialog", { name: nl("security.title") }).waitFor();
}

describe("login and security", () => {
  it("shows where one is logged in, ends it there, and takes a new password", async () => {
    const email = freshAddress("security");
    const token = await house.register(email);
    const elsewhere = await house.api<{ access_token: string }>("POST", "/api/customer/login", {
      email,
      password,
    });
    const page = await house.visit({ stored: { access_token: token } });
    await page.goto("/info/terms");
    await openSecurity(page);
    const rows = page.getByRole("dialog").getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.first().innerText()).toContain(nl("security.this_device"));
    await page.getByRole("button", { name: nl("security.log_out_others") }).click();
    await expect.poll(() => rows.count()).toBe(1);
    const headers = { authorization: `Bearer ${elsewhere.access_token}` };
    const dead = await fetch(`${house.shop.baseUrl}/api/customer`, { headers });
    expect(dead.status).toBe(401);

    await page.getByRole("button", { name: nl("security.change_password") }).click();
    const field = (key: string) => page.getByLabel(nl(key), { exact: true });
    await field("security.current_password").fill(password);
    await field("reset.password").fill("a sandy berm in june");
    await field("person.password_again").fill("a sandy berm in june");
    await page.getByRole("button", { name: nl("reset.submit") }).click();
    await page.getByText(nl("security.password_saved")).waitFor();
    await house.api("POST", "/api/customer/login", { email, password: "a sandy berm in june" });
  });
});

describe("the invoice limit", () => {
  it("is told at the checkout before ordering, with paying now in its place", async () => {
    const token = await house.register(freshAddress("owes"));
    const { uuid, design } = await house.readyCart(token, "Heel de club");
    const rows = [{ properties: { size: "L" }, quantity: 500 }];
    const selections = [{ configuredSetUuid: design, product: "jersey", rows }];
    await house.api("PUT", `/api/cart/${uuid}/quantities`, { selections }, token);
    const page = await house.visit({ stored: { access_token: token, cartUuid: uuid } });
    await page.goto("/checkout");
    const invoice = page.getByRole("radio", { name: nl("payment.invoice") });
    await expect.poll(() => invoice.isDisabled()).toBe(true);
    const reason = nl("checkout.invoice_limit", { limit: "LIMIT", available: "LEFT" });
    await page.getByText(reason.split("LIMIT")[0] ?? "").waitFor();
    expect(await page.getByRole("radio", { name: nl("payment.pay_now") }).isChecked()).toBe(true);
  });
});
