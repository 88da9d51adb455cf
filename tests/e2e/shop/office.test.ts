import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { type Device, faultsInEveryLook, type Looking, unreadable } from "./support/every-look.ts";
import { axeFaults, freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const { staff } = house;

interface Placed {
  readonly uuid: string;
  readonly number: string;
  readonly email: string;
  readonly token: string;
  readonly customer: string;
}

async function placed(): Promise<Placed> {
  const email = freshAddress("office");
  const token = await house.register(email);
  const { uuid: cart } = await house.readyCart(token, "Kantoor");
  const uuid = await house.order(token, cart);
  const { order_number: number } = await house.api<{ order_number: string }>(
    "GET",
    `/api/customer/orders/${uuid}`,
    undefined,
    token,
  );
  const { id: customer } = await house.api<{ id: string }>(
    "GET",
    "/api/customer",
    undefined,
    token,
  );
  return { uuid, number, email, token, customer };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

it("a day at the office, by keyboard: a code is made, limited, used, ended", async () => {
  const page = await house.visit({
    stored: { access_token: await staff("finance") },
    expects: /status of 409/,
  });
  await page.goto("/desk");
  await page.getByRole("link", { name: words["discounts.title"] }).press("Enter");
  await heading(page, words["discounts.title"]).waitFor();
  const make = page.getByRole("button", { name: words["discounts.make"], exact: true });
  await make.press("Enter");
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: words["discounts.make"], exact: true });
  const code = `KANTOOR-${Date.now().toString(36)}`;
  await dialog.getByLabel(words["discounts.code"]).fill(code);
  await dialog.getByLabel(words["discounts.worth"], { exact: true }).fill("0");
  await send.press("Enter");
  await dialog.getByText(words["discounts.fault_worth"]).waitFor();
  expect(await axeFaults(page), "the dialog").toEqual([]);
  await dialog.getByLabel(words["discounts.worth"], { exact: true }).fill("10");
  await dialog.getByLabel(words["discounts.per_customer"]).fill("1");
  await dialog.getByLabel(words["discounts.last_day"]).fill("2090-12-31");
  // Twice as fast as anybody could mean it: one code.
  await send.dblclick();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("link", { name: code }).press("Enter");
  await heading(page, code).waitFor();
  await page.getByText(words["discounts.no_orders"]).waitFor();

  // Somebody else changes it meanwhile: the second is told, and what was typed stays.
  const id = page.url().split("/").at(-1) ?? "";
  await page.getByRole("button", { name: words["discounts.change"] }).press("Enter");
  await dialog.getByLabel(words["discounts.max_uses"]).fill("25");
  const other = await staff("administrator");
  const path = `/api/staff/discount-codes/${id}`;
  await house.api("PATCH", path, { minimum: 5000, version: 1 }, other);
  await dialog.getByRole("button", { name: words["people.save"] }).press("Enter");
  await dialog.getByText(words["office.stale"]).waitFor();
  expect(await dialog.getByLabel(words["discounts.max_uses"]).inputValue()).toBe("25");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // A customer below the minimum is told from how much on it counts.
  const rider = await house.register(freshAddress("code"));
  const cart = await house.readyCart(rider, "Met code");
  await house.api("PUT", `/api/cart/${cart.uuid}/discount-code`, { code }, rider);
  await house.order(rider, cart.uuid);
  await page.reload();
  await page.getByRole("table", { name: words["discounts.orders"] }).waitFor();
  expect(await page.getByRole("table").getByRole("row").count()).toBe(2);

  await page.getByRole("button", { name: words["discounts.end"], exact: true }).press("Enter");
  await dialog.getByRole("button", { name: words["discounts.end"], exact: true }).press("Enter");
  await page.getByText(words["discount_state.ended"]).first().waitFor();
  expect(
    await page.getByRole("button", { name: words["discounts.end"], exact: true }).count(),
  ).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
});

it("a code below its minimum says from how much on it counts, and takes nothing off", async () => {
  const finance = await staff("finance");
  const code = `VEEL-${Date.now().toString(36)}`;
  const wish = { code, percent: 10, minimum: 90_000 };
  await house.api("POST", "/api/staff/discount-codes", wish, finance);
  const token = await house.register(freshAddress("minimum"));
  const cart = await house.readyCart(token, "Te weinig");
  const page = await house.visit({ stored: { access_token: token, cartUuid: cart.uuid } });
  await house.api("PUT", `/api/cart/${cart.uuid}/discount-code`, { code }, token);
  await page.goto("/cart");
  await page
    .getByText(
      nl("cart.discount.minimum", { code, amount: "€ 900,00" }).replaceAll("€ ", "€\u00a0"),
    )
    .waitFor();
  const { totals } = await house.api<{ totals: { discount: number } }>(
    "GET",
    `/api/cart/${cart.uuid}`,
  );
  expect(totals.discount).toBe(0);
});

it("a customer is found, their design seen as staff, one made for them, their data fetched, and they are erased", async () => {
  const buyer = await placed();
  const token = await staff("administrator");
  const own = await house.design("Voor een klant", token);
  const page = await house.visit({ stored: { access_token: token }, expects: /status of 404/ });
  await page.goto("/desk/customers");
  await heading(page, words["customers.title"]).waitFor();
  await page.getByLabel(words["customers.search"]).fill(buyer.number);
  await page.waitForURL(/search=/);
  const found = page.getByRole("table").getByRole("link");
  await expect.poll(() => found.count()).toBe(1);
  await found.press("Enter");
  await page.getByRole("complementary").getByText(buyer.email).waitFor();
  await page.getByRole("link", { name: buyer.number }).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("button", { name: words["customers.make_design"] }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words["customers.make_from"]).selectOption(own.uuid);
  await dialog.getByLabel(words["customers.make_name"]).fill("Van ons");
  expect(await axeFaults(page), "the dialog").toEqual([]);
  await dialog.getByRole("button", { name: words["customers.make_design"] }).dblclick();
  await dialog.waitFor({ state: "detached" });
  const made = await house.api<{ data: { name: string }[] }>(
    "GET",
    "/api/customer/configured-sets?made_by=staff",
    undefined,
    buyer.token,
  );
  expect(made.data.map(({ name }) => name)).toEqual(["Van ons"]);

  // Looking at theirs says that staff look, and offers nothing that would save.
  await page.getByRole("link", { name: "Kantoor", exact: true }).press("Enter");
  await page.getByText(nl("editor.administrator")).first().waitFor();
  await page.goto(`/desk/customers/${buyer.customer}`);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words["customers.export"] }).press("Enter"),
  ]);
  const held = JSON.parse(await readFile(await file.path(), "utf8")) as {
    customer: { email: string };
    orders: unknown[];
  };
  expect(held.customer.email).toBe(buyer.email);
  expect(held.orders).toHaveLength(1);

  await page.getByRole("button", { name: words["customers.erase"], exact: true }).press("Enter");
  const erase = dialog.getByRole("button", { name: words["customers.erase"], exact: true });
  await dialog.getByRole("textbox").fill("iemand@anders.example");
  await erase.press("Enter");
  await dialog.getByText(words["customers.erase_wrong"]).waitFor();
  await dialog.getByRole("textbox").fill(buyer.email);
  await erase.press("Enter");
  await heading(page, words["customers.title"]).waitFor();
  await page.goto(`/desk/customers/${buyer.customer}`);
  await page.getByText(words["office.missing"]).waitFor();
});

it("a garment is blocked with a reason at the board, and let go", async () => {
  const { uuid, number } = await placed();
  const token = await staff("workshop");
  await house.api("PATCH", `/api/staff/orders/${uuid}`, { status: "processing" }, token);
  const page = await house.visit({ stored: { access_token: token } });
  await page.goto("/desk/production/print");
  await page.getByLabel(words["orders.sort"]).selectOption("waiting");
  const own = page.getByRole("row").filter({ hasText: `${number}1, 1/1` });
  await own.getByRole("button", { name: words["act.hold"] }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words["hold.reason"]).fill("Scheur in de mouw");
  await dialog.getByRole("button", { name: words["act.hold"], exact: true }).press("Enter");
  await own.getByText("Scheur in de mouw").waitFor();
  await own.getByRole("button", { name: words["act.release"] }).press("Enter");
  await expect.poll(() => own.getByText("Scheur in de mouw").count()).toBe(0);
});

it("the phone's camera reads a label's code, by a reader that is fetched only then", async () => {
  const { uuid, number } = await placed();
  const token = await staff("workshop");
  await house.api("PATCH", `/api/staff/orders/${uuid}`, { status: "processing" }, token);
  // Written by another program than the one that prints labels.
  const wasm = await readFile(new URL(import.meta.resolve("zxing-wasm/writer/zxing_writer.wasm")));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const { svg } = await writeBarcode(`${number}|1|jersey|L|1/1`, { format: "QRCode", scale: 6 });
  const page = await house.visit({ width: 390, stored: { access_token: token } });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/zxing/.test(request.url())) fetched.push(request.url());
  });
  await page.addInitScript((label: string) => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 640;
    const draw = (): void => {
      const context = canvas.getContext("2d");
      if (context === null) return;
      context.fillStyle = "white";
      context.fillRect(0, 0, 640, 640);
      context.drawImage(picture, 120, 120, 400, 400);
    };
    const picture = new Image();
    picture.onload = () => setInterval(draw, 50);
    picture.src = `data:image/svg+xml;base64,${btoa(label)}`;
    const getUserMedia = () => Promise.resolve(canvas.captureStream(20));
    Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia } });
    Object.defineProperty(window, "BarcodeDetector", { value: undefined });
  }, svg);
  await page.goto("/desk/scan");
  const camera = page.getByRole("button", { name: words["scan.camera"] });
  await camera.waitFor();
  // Long enough for what is fetched ahead of need.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(fetched).toEqual([]);
  await camera.click();
  await page.getByRole("button", { name: words["stage.press"] }).waitFor({ timeout: 60_000 });
  expect(fetched.every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true);
  expect(fetched.length).toBeGreaterThan(0);
  expect(await axeFaults(page)).toEqual([]);
});

const pages = [
  "customers",
  "cases",
  "discounts",
  "numbers",
  "catalogue",
  "lots",
  "production",
  "scan",
] as const;

it.each<Device>([
  { device: "on a desk", widths: [1440, 1024], languages: ["nl", "fr"] },
  { device: "on a phone", widths: [390], languages: ["dk"] },
])("the office is accessible and fits $device", async (device) => {
  const { customer } = await placed();
  const token = await staff("administrator");
  const code = `BREED-${Date.now().toString(36)}`;
  const { id } = await house.api<{ id: string }>(
    "POST",
    "/api/staff/discount-codes",
    { code, percent: 5 },
    token,
  );
  const paths = [...pages, `customers/${customer}`, `discounts/${id}`];
  const looking: Looking = {
    shown: async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.locator(".skeleton").count(), { timeout: 60_000 }).toBe(0);
    },
    wrong: unreadable,
  };
  const all = paths.map((path) => `/desk/${path}`);
  expect(await faultsInEveryLook(house, device, token, all, looking)).toEqual([]);
});
