import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { writeXlsx } from "../../../apps/web/src/parts/quantities/list/testing/write-xlsx.ts";
import {
  axeFaults,
  freshAddress,
  freshCode,
  sayIn,
  shopHouse,
  sidewaysScroll,
} from "./support/shop-house.ts";

const house = shopHouse();
const dk = sayIn("dk");

/** A club's list as it stands in a spreadsheet: name, number, jersey, pants, gloves. */
const riders = [
  ["Nygaard", "12", "M", "32", "L"],
  ["Østergaard", "7", "L", "34", "L"],
  ["Kjær", "47", "S", "30", "M"],
  ["Møller", "101", "XL", "36", "XL"],
  ["Sørensen", "3", "M", "32", "M"],
  ["Bæk", "88", "L", "34", "XL"],
  ["Aagaard", "24", "M", "30", "M"],
  ["Højbjerg", "61", "2XL", "38", "XL"],
  ["Dahl", "5", "S", "28", "S"],
  ["Lykke", "19", "M", "32", "L"],
  ["Ravn", "33", "L", "34", "L"],
  ["Vestergaard", "76", "XL", "36", "XL"],
] as const;

function orderButton(page: Page): Locator {
  const start = dk("checkout.order_pay", { amount: "" }).replace(/[,\s]+$/, "");
  return page.getByRole("button", { name: new RegExp(`^${start}`) });
}

/** Their club writes its own headings. */
const header = ["Kører", "Startnr.", "Trøjestørrelse", "Str. bukser", "Handsker"] as const;

async function readList(dialog: Locator, lines: readonly (readonly string[])[]): Promise<void> {
  const field = dialog.getByRole("textbox", { name: dk("paste.label") });
  await field.fill(lines.map((line) => line.join("\t")).join("\r\n"));
  await dialog.getByRole("button", { name: dk("paste.read"), exact: true }).click();
}

/** A size that does not exist is told on its row, with what it may be, and nothing is taken over before that is asked. */
async function pasteList(dialog: Locator, lines: readonly (readonly string[])[]): Promise<void> {
  await readList(dialog, [...lines.slice(0, 3), ["Falk", "9", "XLL", "32", "L"]]);
  const product = dk("roster.problem.size_unknown", { value: "XLL", product: "" }).trim();
  await dialog.getByText(product).waitFor();
  await dialog.getByText(dk("roster.to_check", { count: 1 })).waitFor();
  await dialog
    .getByRole("button", { name: dk("paste.read_as", { value: "XLL", size: "XL" }) })
    .click();
  await dialog.getByText(dk("paste.all_read")).waitFor();
  expect(await axeFaults(dialog.page())).toEqual([]);
  await dialog.getByRole("button", { name: dk("paste.other_list") }).click();
  await readList(dialog, lines);
}

/** The list again, as a workbook: instead of what is there or beside it is asked, and one step takes it back. */
async function readAgain(page: Page, dialog: Locator): Promise<void> {
  const bytes = writeXlsx({ Hold: [header, ...riders], Noter: [["Husk kaffe"]] });
  await dialog.getByRole("button", { name: dk("roster.paste") }).click();
  const file = {
    name: "hold.xlsx",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(bytes),
  };
  expect(await dialog.getByText(dk("paste.drop")).isVisible()).toBe(true);
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByRole("combobox", { name: dk("paste.sheet") }).waitFor();
  await dialog.getByText(dk("paste.already", { count: 12 })).waitFor();
  await dialog.getByRole("button", { name: dk("paste.add", { count: 24 }) }).click();
  await dialog.getByText(dk("roster.filled", { count: 24, total: 24 })).waitFor();
  await dialog
    .getByRole("button", { name: dk("app.undo") })
    .first()
    .click();
  await dialog.getByText(dk("roster.filled", { count: 12, total: 12 })).waitFor();
  // What is not in the cart yet is not closed away.
  await page.keyboard.press("Escape");
  const asks = page.getByRole("dialog", { name: dk("quantities.unsaved_title") });
  await asks
    .getByRole("button", { name: dk("quantities.keep_editing") })
    .last()
    .click();
  await asks.waitFor({ state: "detached" });
}

/** The list is taken out as a workbook, and what was taken out reads back as it is: nobody is asked about anything. */
async function takeOut(page: Page, dialog: Locator): Promise<void> {
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: dk("roster.download") }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${dk("roster.title")}.xlsx`);
  await dialog.getByRole("button", { name: dk("roster.paste") }).click();
  await dialog.locator('input[type="file"]').setInputFiles(await file.path());
  await dialog.getByText(dk("paste.all_read")).waitFor();
  await dialog.getByRole("button", { name: dk("paste.replace", { count: 12 }) }).click();
  await dialog.getByText(dk("roster.filled", { count: 12, total: 12 })).waitFor();
  for (const [at, [name, number]] of riders.entries()) {
    const row = at + 1;
    const said = (key: "roster.name_of" | "roster.number_of") =>
      dialog.getByRole("textbox", { name: dk(key, { row }), exact: true }).inputValue();
    expect([await said("roster.name_of"), await said("roster.number_of")]).toEqual([name, number]);
  }
}

/** A name without room is told while it is typed, on its row and aloud, before anything is saved. */
async function tellUnfit(dialog: Locator, name: Locator): Promise<void> {
  const written = await name.inputValue();
  const row = dialog.locator('[data-roster-row="12"]');
  const problem = dk("roster.problem.lettering_unfit", { products: dk("product.jersey") });
  await name.fill("W".repeat(40));
  await row.getByText(problem).waitFor();
  const aloud = dialog.getByRole("status").filter({ hasText: problem });
  await expect.poll(() => aloud.textContent()).toContain("W".repeat(40));
  await name.fill(written);
  await row.getByText(problem).waitFor({ state: "detached" });
  await dialog.getByText(dk("roster.filled", { count: 12, total: 12 })).waitFor();
}

/** A name without room is told before it is taken over, of a pasted list as of a file: by the status and on its row. */
async function readUnfit(dialog: Locator): Promise<void> {
  const long = "W".repeat(40);
  const lines = [header, [long, "12", "XL", "36", "XL"], ["Lykke", "19", "XL", "36", "XL"]];
  const problem = dk("roster.problem.lettering_unfit", { products: dk("product.jersey") });
  async function isTold(): Promise<void> {
    const rows = dialog.locator("tbody");
    await rows.filter({ hasText: long }).getByText(problem).waitFor();
    const aloud = dialog.getByRole("status");
    await aloud.filter({ hasText: dk("roster.to_check", { count: 1 }) }).waitFor();
    expect(await rows.filter({ hasText: "Lykke" }).getByText(problem).count()).toBe(0);
    await dialog.getByRole("button", { name: dk("paste.other_list") }).click();
  }
  await readList(dialog, lines);
  await isTold();
  const csv = Buffer.from(lines.map((line) => line.join(";")).join("\r\n"));
  const file = { name: "hold.csv", mimeType: "text/csv", buffer: csv };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await isTold();
}

async function pasteRiders(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: dk("cart.problem.fix_quantity") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: dk("quantities.title") });
  await dialog.getByRole("button", { name: dk("roster.paste") }).click();
  await readUnfit(dialog);
  await pasteList(dialog, [header, ...riders]);
  await dialog.getByRole("button", { name: dk("paste.take", { count: 12 }) }).click();
  const last = dialog.getByRole("textbox", { name: dk("roster.name_of", { row: 12 }) });
  expect(await last.inputValue()).toBe("Vestergaard");
  expect(await axeFaults(page)).toEqual([]);
  await tellUnfit(dialog, last);
  await readAgain(page, dialog);
  await takeOut(page, dialog);
  await expectRidersDrawn(dialog);
  await dialog.getByRole("button", { name: dk("quantities.add", { count: 36 }) }).click();
  await dialog.waitFor({ state: "detached" });
}

interface CartItem {
  readonly product: { readonly id: string };
  readonly quantity: number;
  readonly properties: { readonly size: string };
  readonly rider: { readonly name: string; readonly number: string } | null;
}

/** What the list said of each rider is what lies in the cart for him, garment by garment. */
async function expectInCart(cart: string, token: string): Promise<void> {
  const path = `/api/cart/${cart}`;
  const { items } = await house.api<{ items: CartItem[] }>("GET", path, undefined, token);
  const found = items
    .filter(({ quantity }) => quantity > 0)
    .map(({ product, quantity, properties, rider }) =>
      [rider?.name, rider?.number, product.id, properties.size, quantity].join(" "),
    );
  const wanted = riders.flatMap(([name, number, jersey, pants, gloves]) =>
    [`jersey ${jersey}`, `pants W${pants}`, `gloves ${gloves}`].map(
      (garment) => `${name} ${number} ${garment} 1`,
    ),
  );
  expect(found.toSorted()).toEqual(wanted.toSorted());
}

/** Each rider is shown on the garment with his own name and number. */
async function expectRidersDrawn(dialog: Locator): Promise<void> {
  const pictures: string[] = [];
  for (const name of ["Nygaard", "Østergaard"]) {
    const canvas = dialog.locator(`[data-rider="${name}"] canvas`);
    await canvas.waitFor();
    pictures.push(await canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL()));
    await dialog.getByRole("button", { name: dk("roster.next") }).click();
  }
  expect(new Set(pictures).size).toBe(2);
  expect(Math.min(...pictures.map(({ length }) => length))).toBeGreaterThan(10_000);
}

async function consentAndOrder(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: dk("consents.colour") }).check();
  await page.getByRole("checkbox", { name: dk("consents.terms") }).check();
  await orderButton(page).click();
}

async function fillAddress(page: Page): Promise<void> {
  const fill = (key: string, value: string) =>
    page.getByRole("textbox", { name: dk(key), exact: true }).fill(value);
  const country = page.getByRole("combobox", { name: dk("address.country") });
  await country.fill("");
  await country.pressSequentially("danm");
  await country.press("Enter");
  await fill("address.postcode", "8600");
  await fill("address.house_number", "21");
  await fill("address.street", "Søndergade");
  await fill("address.city", "Silkeborg");
}

interface StaffLine {
  id: string;
  document: { products: { jersey: { layers: { role?: string; y: number }[] } } };
}

/** A designer moves the lettering of all jerseys; each rider's own is looked at, then approved in two steps. */
async function approveCorrection(page: Page, order: string): Promise<void> {
  const designer = await house.staff("designer");
  const path = `/api/staff/orders/${order}`;
  const { lines } = await house.api<{ lines: StaffLine[] }>("GET", path, undefined, designer);
  const corrected = lines.map(({ id, document }) => {
    const { jersey } = document.products;
    const layers = jersey.layers.map((each) => (each.role ? { ...each, y: each.y + 20 } : each));
    const products = { ...document.products, jersey: { ...jersey, layers } };
    return { line_id: id, document: { ...document, products } };
  });
  await house.api(
    "POST",
    `${path}/proof`,
    { message: "Flyttet 20 mm.", lines: corrected },
    designer,
  );
  await page.reload();
  await page.getByText("Flyttet 20 mm.").waitFor();
  const jersey = page.getByRole("region", { name: dk("product.jersey") });
  const pictures = await Promise.all(
    ["Nygaard 12", "Østergaard 7", "Kjær 47"].map(async (rider) => {
      const canvas = jersey.locator(`[data-rider="${rider}"] canvas`);
      await canvas.waitFor({ timeout: 60_000 });
      return canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL());
    }),
  );
  expect(new Set(pictures).size).toBe(3);
  expect(await axeFaults(page)).toEqual([]);

  await jersey.getByRole("button", { name: /Nygaard 12/ }).click();
  const large = page.getByRole("dialog", { name: "Nygaard 12" });
  // Before and after stand beside each other.
  await expect.poll(() => large.locator("[data-rider] canvas").count()).toBe(2);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: "Østergaard 7" }).waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: dk("proof.approve") }).click();
  const sure = page.getByRole("dialog", { name: dk("proof.confirm_title") });
  await sure.getByRole("button", { name: dk("proof.confirm_back") }).click();
  await page.getByRole("button", { name: dk("proof.approve") }).click();
  await sure.getByRole("button", { name: dk("proof.confirm_yes") }).click();
  await page.getByText(dk("proof.approved")).waitFor();
}

async function changeStreet(page: Page): Promise<void> {
  await page.getByRole("button", { name: dk("order.change_delivery") }).click();
  const dialog = page.getByRole("dialog", { name: dk("order.change_delivery") });
  await dialog.getByRole("textbox", { name: dk("address.street") }).fill("Vestergade");
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: dk("order.address_save") }).click();
  // Where the parcel goes, the invoice goes too.
  await expect.poll(() => page.getByText("Vestergade 21", { exact: true }).count()).toBe(2);
}

it("a club orders for twelve riders in Danish: pasted list, code, manual check, cancelled once, paid, ordered again [S2.33, S2.34, S2.35, S2.36]", async () => {
  const code = freshCode("KLUB");
  const finance = await house.staff("finance");
  await house.api("POST", "/api/staff/discount-codes", { code, percent: 10 }, finance);
  const token = await house.register(freshAddress("team"));
  const design = await house.design("MK Silkeborg", token);
  const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart", undefined, token);
  await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}`, undefined, token);
  const stored = { "settings.language": "dk", access_token: token, cartUuid: uuid };
  // The ordered cart is gone, and the browser logs its 404.
  const page = await house.visit({ stored, expects: /status of 404/ });
  await page.goto("/cart");
  await page.getByRole("heading", { level: 2, name: "MK Silkeborg" }).waitFor();

  await pasteRiders(page);
  await page
    .getByText(dk("cart.pieces", { count: 36 }))
    .first()
    .waitFor();
  await expectInCart(uuid, token);
  await page.getByRole("textbox", { name: dk("cart.discount.label") }).fill(code.toLowerCase());
  await page.getByRole("button", { name: dk("cart.discount.apply") }).click();
  await page.getByText(code).first().waitFor();
  await page.getByRole("checkbox", { name: dk("cart.check.label") }).check();
  // From ten pieces on the check costs nothing.
  const check = page.getByRole("definition").filter({ hasText: dk("totals.free") });
  await check.waitFor();

  await page.getByRole("button", { name: dk("cart.checkout") }).click();
  await page.getByRole("heading", { level: 1, name: dk("checkout.title") }).waitFor();
  await fillAddress(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await consentAndOrder(page);
  await page.getByRole("button", { name: "Annuller", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: dk("complete.cancelled_title") }).waitFor();
  await page.getByRole("link", { name: dk("complete.try_again") }).click();
  await page.getByRole("heading", { level: 1, name: dk("checkout.title") }).waitFor();
  // The address is kept, the code and the check are back.
  const city = page.getByRole("textbox", { name: dk("address.city"), exact: true });
  await expect.poll(() => city.inputValue(), { timeout: 60_000 }).toBe("Silkeborg");
  await page.getByText(new RegExp(code)).first().waitFor();
  await consentAndOrder(page);
  await page.getByRole("button", { name: "Betal", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: dk("complete.title") }).waitFor();

  const orders = await house.api<{ data: { uuid: string; status: string }[] }>(
    "GET",
    "/api/customer/orders",
    undefined,
    token,
  );
  expect(orders.data.map(({ status }) => status).toSorted()).toEqual(["cancelled", "confirmed"]);
  const paid = orders.data.find(({ status }) => status === "confirmed");
  const order = await house.api<{ proof: object | null; totals: { discount: number } }>(
    "GET",
    `/api/customer/orders/${paid?.uuid}`,
    undefined,
    token,
  );
  expect(order.proof).not.toBeNull();
  expect(order.totals.discount).toBeGreaterThan(0);
  await page.getByRole("link", { name: dk("complete.view_order") }).click();
  await page.getByText("Vestergaard").first().waitFor();
  await page.getByText(dk("totals.discount", { code }), { exact: true }).waitFor();
  if (paid) await approveCorrection(page, paid.uuid);
  await changeStreet(page);
  await page.getByRole("button", { name: dk("order.reorder") }).click();
  await page.waitForURL("**/cart");
  await page
    .getByText(dk("cart.pieces", { count: 36 }))
    .first()
    .waitFor();
  expect(await axeFaults(page)).toEqual([]);
});
