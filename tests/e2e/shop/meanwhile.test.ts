import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { staffWordsIn } from "../../../apps/web/src/features/configurator/staff/staff-words.ts";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { freshAddress, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const { staff } = house;

interface Shown {
  readonly order_number: string;
  readonly status: string;
  readonly shipping_address: object;
  readonly hold: { readonly reason: string } | null;
  readonly proof: { readonly message: string } | null;
}

async function placed(manualCheck = false) {
  const token = await house.register(freshAddress("meanwhile"));
  const cart = await house.readyCart(token, "Intussen");
  if (manualCheck)
    await house.api("PATCH", `/api/cart/${cart.uuid}`, { manual_check: true }, token);
  const uuid = await house.order(token, cart.uuid);
  const path = `/api/customer/orders/${uuid}`;
  const order = await house.api<Shown>("GET", path, undefined, token);
  return {
    uuid,
    number: order.order_number,
    /** Its customer wants it elsewhere: its version is another, and nothing of how it is made. */
    moves: () =>
      house.api(
        "PATCH",
        path,
        { shipping_address: { ...order.shipping_address, street: "Heideweg" } },
        token,
      ),
  };
}

const act = (page: Page, key: "act.processing" | "act.completed" | "act.hold") =>
  page.getByRole("button", { name: words[key], exact: true });

it("what is kept of an earlier visit is not acted on: the order is shown as it is first", async () => {
  const order = await placed();
  const token = await staff("administrator");
  // A refusal would be told on the console, and fail this.
  const page = await house.visit({ stored: { access_token: token } });
  await page.goto(`/desk/orders/${order.uuid}`);
  await act(page, "act.processing").waitFor();
  await page.getByRole("link", { name: words["nav.orders"], exact: true }).click();
  await page.locator("[data-desk-row]").first().waitFor();
  // What it was told of is said, so that one answer does for all who were told the same.
  const told = page.waitForResponse(/\/api\/staff\/orders\?.*told=[0-9a-f-]{36}\.\d+/);
  await house.api("POST", `/api/staff/orders/${order.uuid}/notes`, { text: "Blauw garen" }, token);
  await told;
  // The line is slow from here.
  await page.route(`**/api/staff/orders/${order.uuid}`, async (route) => {
    if (route.request().method() === "GET") await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.getByRole("link", { name: order.number }).first().click();
  await page.getByRole("heading", { level: 1, name: order.number }).waitFor();
  expect(await page.getByText("Blauw garen").count(), "as it was").toBe(0);
  await act(page, "act.processing").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words["act.processing"], exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Blauw garen").waitFor();
  await act(page, "act.completed").waitFor();
});

it("a change that what is done does not rest on comes between, told or not told: it is done all the same", async () => {
  const token = await staff("administrator");
  for (const isTold of [true, false]) {
    const order = await placed();
    const page = await house.visit({
      stored: { access_token: token },
      ...(!isTold && { expects: /status of 409|ERR_FAILED|staff\/live/ }),
    });
    if (!isTold) await page.route("**/api/staff/live", (route) => route.abort());
    await page.goto(`/desk/orders/${order.uuid}`).catch(() => undefined);
    await act(page, "act.hold").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(words["hold.reason"]).fill("Eerst bellen");
    await order.moves();
    if (isTold) await page.getByText("Heideweg").first().waitFor();
    await dialog.getByRole("button", { name: words["act.hold"], exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Heideweg").first().waitFor();
    const path = `/api/staff/orders/${order.uuid}`;
    const now = await house.api<Shown>("GET", path, undefined, token);
    expect(now.hold?.reason).toBe("Eerst bellen");
    expect(now.shipping_address).toMatchObject({ street: "Heideweg" });
  }
});

it("what a colleague did is told once, and whoever says it again means it", async () => {
  const order = await placed();
  const token = await staff("designer");
  const colleague = await staff("administrator");
  const page = await house.visit({ stored: { access_token: token } });
  await page.goto(`/desk/orders/${order.uuid}`);
  await act(page, "act.hold").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words["hold.reason"]).fill("Mijn reden");
  const note = { text: "Klant belde" };
  await house.api("POST", `/api/staff/orders/${order.uuid}/notes`, note, colleague);
  // Behind the dialog, where it is seen.
  await page.getByText("Klant belde").waitFor();
  const press = dialog.getByRole("button", { name: words["act.hold"], exact: true });
  await press.click();
  await dialog.getByText(words["error.stale_version"]).waitFor();
  await press.click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Mijn reden").first().waitFor();
  const path = `/api/staff/orders/${order.uuid}`;
  const now = await house.api<Shown>("GET", path, undefined, token);
  expect(now.hold?.reason).toBe("Mijn reden");
});

it("a proof that is sent from the configurator: what a colleague did is told once, any other change is taken over", async () => {
  const order = await placed(true);
  const token = await staff("designer");
  const colleague = await staff("administrator");
  const say = staffWordsIn("nl");
  const page = await house.visit({ stored: { access_token: token }, expects: /status of 409/ });
  await page.goto(`/desk/proof/${order.uuid}`);
  await page.getByRole("button", { name: words["proof_page.mend"] }).first().click();
  const bar = page.getByRole("region", { name: say.bar });
  await bar.getByRole("button", { name: new RegExp(say.send) }).click({ timeout: 60_000 });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say.message).fill("Zo dan?");
  const note = { text: "Klant belde" };
  await house.api("POST", `/api/staff/orders/${order.uuid}/notes`, note, colleague);
  const press = dialog.getByRole("button", { name: say.send, exact: true });
  await press.click();
  await dialog.getByText(say.stale).waitFor();
  await order.moves();
  await press.click();
  await page.waitForURL(/\/desk\/orders\//);
  await page.getByText(words["proof.awaiting_customer"]).first().waitFor();
  const path = `/api/staff/orders/${order.uuid}`;
  const now = await house.api<Shown>("GET", path, undefined, token);
  expect(now.proof?.message).toBe("Zo dan?");
  expect(now.shipping_address).toMatchObject({ street: "Heideweg" });
});

it("what was done though its answer was lost is done once, and no colleague is blamed for it", async () => {
  const order = await placed();
  const token = await staff("administrator");
  const page = await house.visit({ stored: { access_token: token }, expects: /ERR_FAILED/ });
  const sent: string[] = [];
  const losing = async (route: Route): Promise<void> => {
    if (route.request().method() === "GET") return route.continue();
    sent.push(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    await route.fetch();
    return route.abort();
  };
  await page.route(`**/api/staff/orders/${order.uuid}**`, losing);
  await page.route(`**/api/staff/orders/${order.uuid}/**`, losing);
  await page.goto(`/desk/orders/${order.uuid}`);
  const note = page.getByLabel(words["notes.label"]);
  await note.fill("Blauw garen");
  await page.getByRole("button", { name: words["notes.add"] }).click();
  await page.getByRole("listitem").getByText("Blauw garen").waitFor();
  expect(await note.inputValue()).toBe("");
  await act(page, "act.processing").click();
  const dialog = page.getByRole("dialog");
  // A number with hyphens is not broken at one of them.
  const number = dialog.getByText(order.number, { exact: true });
  expect(await number.evaluate((part) => part.getClientRects().length)).toBe(1);
  await dialog.getByRole("button", { name: words["act.processing"], exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.goto(`/desk/parcels/${order.uuid}`);
  await page.getByRole("button", { name: words["parcel.everything"].split(" (")[0] ?? "" }).click();
  await page.getByRole("button", { name: words["parcel.send_other"].split(" (")[0] ?? "" }).click();
  await page.waitForURL(`**/desk/orders/${order.uuid}`);
  expect(sent).toEqual(["notes", order.uuid, "parcels"]);
});
