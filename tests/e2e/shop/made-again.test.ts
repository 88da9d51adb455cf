import { expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { axeFaults, freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

interface Ordered {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
}

it("what arrived damaged is made again at the desk, and its customer sees it until it leaves once more", async () => {
  const token = await house.register(freshAddress("torn"));
  const cart = await house.readyCart(token, "Gescheurd");
  const uuid = await house.order(token, cart.uuid);
  const makers = await house.staff("workshop");
  const at = `/api/staff/orders/${uuid}`;
  await house.api("PATCH", at, { status: "processing" }, makers);
  const { lines } = await house.api<Ordered>("GET", at, undefined, makers);
  const all = lines.map(({ id, quantity }) => ({ line_id: id, quantity }));
  await house.api("POST", `${at}/parcels`, { carrier: null, lines: all }, makers);

  const desk = await house.visit({ stored: { access_token: makers } });
  await desk.goto(`/desk/orders/${uuid}`);
  const press = `${words["remake.act"]}: ${words["parcel.name"].replace("{{number}}", "1")}`;
  await desk.getByRole("button", { name: press }).click();
  const dialog = desk.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: words["remake.act"] });
  await submit.click();
  await dialog.getByText(words["again.none"]).waitFor();
  await dialog.getByRole("checkbox").first().check();
  await submit.click();
  await dialog.getByRole("alert").getByText(words["again.choose"]).waitFor();
  await dialog.getByLabel(words["again.cause"]).selectOption("damaged");
  await dialog.getByLabel(words["again.words"]).fill("Naad van de linkermouw los");
  expect(await axeFaults(desk)).toEqual([]);
  await submit.click();
  await dialog.waitFor({ state: "detached" });
  await desk.getByText(words["again.in"].replace("{{garments}}", "1 ×")).waitFor();

  await desk.goto("/desk/production");
  const why = `${words["cause.damaged"]}, Naad van de linkermouw los`;
  await desk.getByText(why, { exact: false }).first().waitFor();

  const page = await house.visit({ width: 360, stored: { access_token: token } });
  await page.goto(`/my-orders/${uuid}`);
  const parcels = page.getByRole("region", { name: nl("parcels.title") });
  await parcels.getByText(nl("parcels.being_again")).waitFor();
  await parcels.getByText(nl("parcels.follows")).waitFor();
  await page.getByText(nl("order.event.made_again")).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  const { data } = await house.api<{ data: { id: string; order_uuid: string }[] }>(
    "GET",
    "/api/staff/production?limit=100",
    undefined,
    makers,
  );
  const unit = data.find(({ order_uuid: of }) => of === uuid);
  const moves = { units: [{ id: unit?.id, from: "print" }], to: "packed" };
  await house.api("POST", "/api/staff/production/moves", moves, makers);
  const one = { carrier: null, lines: [{ line_id: lines[0]?.id, quantity: 1 }] };
  await house.api("POST", `${at}/parcels`, one, makers);
  await page.reload();
  await parcels.getByText(nl("parcels.again")).waitFor();
  await parcels.getByText(nl("parcels.name", { number: 2 })).waitFor();
  expect(await parcels.getByText(nl("parcels.being_again")).count()).toBe(0);
}, 120_000);
