import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFaults, freshAddress, password, sayIn, shopHouse } from "./support/shop-house.ts";

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

describe("name and phone", () => {
  it("are put right where they were mistyped, and the next order begins with them", async () => {
    const token = await house.register(freshAddress("person"));
    const { uuid } = await house.readyCart(token, "Naam");
    const page = await house.visit({ stored: { access_token: token, cartUuid: uuid } });
    await page.goto("/info/terms");
    await openSecurity(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: nl("security.change_person") }).click();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByLabel(nl("person.last_name"), { exact: true }).fill("Nygård");
    await dialog.getByLabel(nl("person.phone"), { exact: true }).fill("+45 20 12 34 56");
    await dialog.getByRole("button", { name: nl("app.save") }).click();
    await dialog.getByText(nl("security.person_saved")).waitFor();
    await dialog.getByRole("button", { name: nl("app.close") }).click();
    await page.getByRole("button", { name: "Freja Nygård" }).waitFor();
    await page.goto("/checkout");
    const field = (key: string) => page.getByLabel(nl(key), { exact: true }).first().inputValue();
    await expect.poll(() => field("person.last_name")).toBe("Nygård");
    expect(await field("person.phone")).toBe("+45 20 12 34 56");
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
