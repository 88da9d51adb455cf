import { expect, it } from "vitest";
import { staffWordsIn } from "../../../apps/web/src/features/configurator/staff/staff-words.ts";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { handsOn } from "./support/hands-on.ts";
import { axeFaults, freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const staffWords = staffWordsIn("nl");

async function staff(role: string): Promise<string> {
  const email = freshAddress(role);
  const password = "staff entrance 42";
  const made = ["staff", "add", email, "--role", role, "--name", "Bo Werk"];
  await house.shop.command(made, `${password}\n`);
  const body = { email, password };
  return (await house.api<{ access_token: string }>("POST", "/api/customer/login", body))
    .access_token;
}

/** An order that is to be checked. */
async function placed() {
  const token = await house.register(freshAddress("keys"));
  const cart = await house.readyCart(token, "Toetsen");
  await house.api("PATCH", `/api/cart/${cart.uuid}`, { manual_check: true }, token);
  const uuid = await house.order(token, cart.uuid);
  const path = `/api/customer/orders/${uuid}`;
  const { order_number: number } = await house.api<{ order_number: string }>(
    "GET",
    path,
    undefined,
    token,
  );
  return { uuid, number, token };
}

it("a day at the counter without a mouse: checked in the configurator, held, made, packed, sent", async () => {
  const order = await placed();
  const page = await house.visit({ stored: { access_token: await staff("administrator") } });
  const { reach, press, type } = handsOn(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const title = () => page.getByRole("heading", { level: 1, name: order.number });
  await page.goto("/desk");

  // Found by its number, opened by Enter.
  await page.locator("[data-desk-row]").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(order.number.slice(-6));
  await expect
    .poll(() => page.locator("[data-desk-row]").allTextContents())
    .toEqual([order.number]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await title().waitFor();

  // Put aside with a reason, and let go.
  await press(button(words["act.hold"]));
  await page.getByRole("dialog").waitFor();
  await type(page.getByLabel(words["hold.reason"]), "Even wachten");
  await press(page.getByRole("dialog").getByRole("button", { name: words["act.hold"] }));
  await page.getByText("Even wachten").first().waitFor();
  await press(button(words["act.release"]));

  // Into the configurator: a layer chosen and moved, its place marked, words written, sent.
  await press(button(words["proof_page.mend"]));
  await page.waitForURL(/configured-set/);
  const bar = page.getByRole("region", { name: staffWords.bar });
  await bar.getByRole("button", { name: staffWords.mark }).waitFor();
  // The list begins with the areas of the garment; layers lie below them.
  await reach(page.locator("[role=treeitem][tabindex='0']"));
  const layer = page.locator("[role=treeitem][data-row]:focus");
  for (let step = 0; step < 10 && (await layer.count()) === 0; step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await press(layer);
  await reach(page.getByRole("application"));
  await page.keyboard.press("Shift+ArrowRight");
  await press(bar.getByRole("button", { name: staffWords.markLayer }));
  // The words are asked for at once, where the place is.
  await expect.poll(() => page.getByLabel(staffWords.words(1)).count()).toBe(1);
  await type(page.getByLabel(staffWords.words(1)), "Tien millimeter opzij");
  await page.keyboard.press("Enter");
  await press(bar.getByRole("button", { name: new RegExp(staffWords.send) }));
  const dialog = page.getByRole("dialog");
  await type(dialog.getByLabel(staffWords.message), "Akkoord zo?");
  await press(dialog.getByRole("button", { name: staffWords.send, exact: true }));
  await page.getByText(words["proof.awaiting_customer"]).first().waitFor();
  await house.api("POST", `/api/customer/orders/${order.uuid}/proof/approve`, {}, order.token);
  await page.getByText(words["proof.approved"]).first().waitFor({ timeout: 20_000 });

  // An address put right, and a note for those who come after.
  await press(page.getByRole("button", { name: nl("order.change_delivery") }));
  const street = dialog.getByLabel(nl("address.street"));
  await reach(street);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Heideweg");
  await press(dialog.getByRole("button", { name: nl("order.address_save") }));
  await dialog.waitFor({ state: "detached" });
  await page
    .getByText(/Heideweg/)
    .first()
    .waitFor();

  // Made, with what the press gets.
  await press(button(words["act.processing"]));
  await press(button(words["packs.start"]));
  await button(words["packs.download"]).waitFor({ timeout: 120_000 });

  // At the board: a station, a garment chosen, moved on.
  await press(page.getByRole("link", { name: words["nav.production"] }));
  await press(page.getByRole("link", { name: new RegExp(`^${words["stage.print"]}`) }));
  const mine = page.getByRole("row", { name: new RegExp(order.number) });
  await mine.first().waitFor();
  await press(mine.first().getByRole("checkbox"), "Space");
  await press(button(words["board.move"]));
  await page.getByRole("status").filter({ hasText: words["stage.press"] }).first().waitFor();

  // Packed by what a scanner types, and sent.
  await page.keyboard.press("Escape");
  await press(page.getByRole("link", { name: words["nav.orders"], exact: true }));
  await page.locator("[data-desk-row]").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(order.number.slice(-6));
  await expect
    .poll(() => page.locator("[data-desk-row]").allTextContents())
    .toEqual([order.number]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await title().waitFor();
  await press(page.getByRole("link", { name: words["parcel.new"] }).first());
  await type(page.getByLabel(words["parcel.scan"], { exact: true }), "3STOETS1234567");
  await page.keyboard.press("Enter");
  await press(page.getByRole("button", { name: /^Alles wat er nog is/ }));
  await reach(page.getByLabel(words["parcel.carrier"]));
  await page.keyboard.type("PostNL");
  await press(page.getByRole("button", { name: /^Verzenden/ }));
  await page.getByText("3STOETS1234567").first().waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const { status } = await house.api<{ status: string }>(
    "GET",
    `/api/customer/orders/${order.uuid}`,
    undefined,
    order.token,
  );
  expect(status).toBe("completed");
}, 300_000);
