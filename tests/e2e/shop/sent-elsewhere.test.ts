import { expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { axeFaults, freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

it("a house number that is put right while the gear is made is where the parcel goes, and who packs is told", async () => {
  const token = await house.register(freshAddress("moved"));
  const cart = await house.readyCart(token, "Verhuisd");
  const uuid = await house.order(token, cart.uuid);
  const makers = await house.staff("workshop");
  await house.api("PATCH", `/api/staff/orders/${uuid}`, { status: "processing" }, makers);
  const path = `/api/customer/orders/${uuid}`;
  const order = await house.api<{
    order_number: string;
    shipping_address: { street: string; house_number: string };
    lines: { id: string }[];
  }>("GET", path, undefined, token);
  const { street, house_number: mistyped } = order.shipping_address;
  const first = { carrier: null, lines: [{ line_id: order.lines[0]?.id, quantity: 1 }] };
  await house.api("POST", `/api/staff/orders/${uuid}/parcels`, first, makers);

  // Somebody packs already.
  const desk = await house.visit({ stored: { access_token: makers } });
  await desk.goto(`/desk/parcels/${uuid}`);
  await desk.getByText(`${street} ${mistyped}`).waitFor();
  await desk.getByRole("button", { name: words["parcel.everything"].split(" (")[0] }).click();

  const office = await house.visit({ stored: { access_token: await house.staff("finance") } });
  await office.goto(`/desk/orders/${uuid}`);
  await office.getByText(`${street} ${mistyped}`, { exact: true }).first().waitFor();

  const page = await house.visit({ width: 390, stored: { access_token: token } });
  await page.goto(`/my-orders/${uuid}`);
  await page.getByText(nl("order.delivery_until")).waitFor();
  expect(await page.getByRole("button", { name: nl("order.change_billing") }).count()).toBe(0);
  await page.getByRole("button", { name: nl("order.change_delivery") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(nl("address.house_number")).fill("141");
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: nl("order.address_save") }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("main").getByText(`${street} 141`, { exact: true }).waitFor();
  await page.getByText(nl("order.event.address_changed")).waitFor();
  const went = page.getByRole("region", { name: nl("parcels.title") });
  await went.getByText(`${street} ${mistyped}`).waitFor();

  // The packing view shows it by itself, and names the address that labels of before bear.
  const notice = desk.getByRole("status").filter({ hasText: `${street} ${mistyped}` });
  await notice.waitFor();
  await desk.getByText(`${street} 141`).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await office.getByText(`${street} 141`, { exact: true }).waitFor();
  const parcels = office.getByRole("listitem").filter({ hasText: words["parcel.no_carrier"] });
  await parcels.getByText(`${street} ${mistyped}`).waitFor();
  expect(await office.getByRole("button", { name: nl("order.change_billing") }).count()).toBe(0);
  await office.getByRole("button", { name: nl("order.change_delivery") }).click();
  const there = office.getByRole("dialog");
  await there.getByLabel(nl("address.house_number")).fill("143");
  await there.getByRole("button", { name: nl("order.address_save") }).click();
  await desk.getByText(`${street} 143`, { exact: true }).waitFor();
  const label = desk.waitForEvent("download");
  await desk.getByRole("button", { name: words["parcel.label"] }).click();
  expect((await label).suggestedFilename()).toContain(order.order_number);

  // Who began to pack by the old one is told once before it leaves.
  const send = desk.getByRole("button", { name: words["parcel.send_other"].split(" (")[0] });
  await send.click();
  await desk.getByText(words["parcel.elsewhere"].split(".")[0] ?? "").waitFor();
  await send.click();
  await desk.waitForURL(`**/desk/orders/${uuid}`);
  await page.reload();
  await page.getByText(nl("order.status.completed")).first().waitFor();
  expect(await page.getByRole("button", { name: nl("order.change_delivery") }).count()).toBe(0);
}, 120_000);
