import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { axeFaults, freshAddress, sayIn, shopHouse, sidewaysScroll } from "./support/shop-house.ts";

const house = shopHouse();
const say = sayIn("nl");
const at = (uuid: string) => `/api/staff/orders/${uuid}`;

interface Line {
  readonly id: string;
  readonly document: object;
}
interface Pin {
  readonly id: string;
  readonly text: string;
}
interface Order {
  readonly lines: readonly Line[];
  readonly proof: { readonly rounds: readonly { readonly pins: readonly Pin[] }[] } | null;
}

async function placed(
  name: string,
  manualCheck: boolean,
): Promise<{ uuid: string; token: string }> {
  const token = await house.register(freshAddress("told"));
  const { uuid: cart } = await house.readyCart(token, name);
  if (manualCheck) await house.api("PATCH", `/api/cart/${cart}`, { manual_check: true }, token);
  return { uuid: await house.order(token, cart), token };
}

async function sendProof(uuid: string, designer: string, text: string): Promise<Pin> {
  const { lines } = await house.api<Order>("GET", at(uuid), undefined, designer);
  const sent = lines.map(({ id, document }) => ({ line_id: id, document }));
  const pins = [{ line_id: lines[0]?.id, piece: "front", x: 0, y: 100, text }];
  const body = { message: "Kijk op deze plek.", lines: sent, pins };
  const { proof } = await house.api<Order>("POST", `${at(uuid)}/proof`, body, designer);
  return proof?.rounds.at(-1)?.pins[0] ?? expect.fail("no place was sent");
}

it("what a customer wrote at a marked place stands on the order, also when they approved, for whoever makes it too", async () => {
  const designer = await house.staff("designer");
  const { uuid, token } = await placed("Gezegd", true);
  const own = `/api/customer/orders/${uuid}/proof`;
  const first = await sendProof(uuid, designer, "Klopt deze naam?");
  const wish = { message: "Zie de plek.", pins: [{ pin_id: first.id, text: "Met een y." }] };
  await house.api("POST", `${own}/request-changes`, wish, token);
  const second = await sendProof(uuid, designer, "Nu met y?");
  const yes = { pins: [{ pin_id: second.id, text: "Ja, en nummer 43." }] };
  await house.api("POST", `${own}/approve`, yes, token);

  for (const [role, width] of [
    ["workshop", 360],
    ["finance", 1440],
  ] as const) {
    const page = await house.visit({ width, stored: { access_token: await house.staff(role) } });
    await page.goto(`/desk/orders/${uuid}`);
    const places = page.getByRole("list", { name: say("proof.pins") });
    await places.getByText("Nu met y?").waitFor();
    await places.getByText("Ja, en nummer 43.").waitFor();
    // No picture says here on which garment it is.
    await places.getByText(/^Shirt, .*Gezegd/).waitFor();
    await page.getByText(say("proof.earlier", { count: 1 })).click();
    await page.getByText("Met een y.").waitFor();
    expect(await axeFaults(page), role).toEqual([]);
    if (role === "workshop") continue;
    // What a change of a line undoes is said before it is saved.
    await page.getByRole("button", { name: say("change_line.title") }).click();
    await page.getByRole("dialog").getByText(say("change_line.check")).waitFor();
  }
});

it("says of a garment that it was given back, packs it for nobody who does not choose it, and of a cancelled order no due day", async () => {
  const finance = await house.staff("finance");
  const { uuid } = await placed("Terug", false);
  const { lines } = await house.api<Order>("GET", at(uuid), undefined, finance);
  const wish = { lines: [{ line_id: lines[0]?.id, quantity: 1 }], reason: "Kan niet." };
  const key = { "idempotency-key": `told-${uuid}` };
  await house.api("POST", `${at(uuid)}/refunds`, wish, finance, key);
  const workshop = await house.staff("workshop");
  await house.api("PATCH", at(uuid), { status: "processing" }, workshop);
  const page = await house.visit({ width: 360, stored: { access_token: workshop } });
  const said = (key: keyof typeof words, count = 1) =>
    words[key].replace("{{count}}", String(count));
  const told = page.getByText(said("line.refunded_one"), { exact: true });
  await page.goto(`/desk/orders/${uuid}`);
  await told.waitFor();
  expect(await told.count()).toBe(1);
  // It is not packed with all that is left, and the order is over without it.
  await page.goto(`/desk/parcels/${uuid}`);
  await page.getByText(said("parcel.stays_one"), { exact: true }).waitFor();
  await page.getByRole("button", { name: said("parcel.everything", lines.length - 1) }).click();
  const send = page.getByRole("button", {
    name: said("parcel.send_other", lines.length - 1),
    exact: true,
  });
  await send.waitFor();
  // On a telephone it stands below a list of any length, with what it does.
  const follows = page.getByText(said("parcel.send_rest_one"));
  for (const part of [send, follows]) {
    const { y = 0, height = 9999 } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(900);
  }
  // Whoever wants it all the same adds it, and is told what it is.
  const more = page.getByRole("button", { name: words["parcel.more"].split(":")[0] ?? "" });
  const along = page.getByText(said("parcel.stays_not_one"));
  await more.and(page.locator(":enabled")).click();
  await along.waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: said("parcel.everything", lines.length - 1) }).click();
  await along.waitFor({ state: "detached" });
  await send.click();
  await page.waitForURL(`**/desk/orders/${uuid}`);
  await page.getByText(say("order.status.completed"), { exact: true }).first().waitFor();

  const { uuid: other } = await placed("Weg", false);
  const desk = await house.visit({ stored: { access_token: finance } });
  const due = desk.getByText(words["order.due"].split("{{")[0] ?? "");
  await desk.goto(`/desk/orders/${other}`);
  await due.first().waitFor();
  await house.api("PATCH", at(other), { status: "cancelled" }, finance);
  await desk.getByText(say("order.status.cancelled"), { exact: true }).first().waitFor();
  expect(await due.count()).toBe(0);
});

it("leads from an order to its customer, by page, mail and telephone; the workshop has no page of them", async () => {
  const { uuid } = await placed("Wie", false);
  const page = await house.visit({ stored: { access_token: await house.staff("finance") } });
  await page.goto(`/desk/orders/${uuid}`);
  const facts = page.getByRole("complementary", { name: words["section.facts"] });
  await facts.getByRole("link", { name: /@/ }).waitFor();
  expect(await facts.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
  expect(await facts.getByRole("link", { name: /\d{6}|\d \d/ }).getAttribute("href")).toMatch(
    /^tel:\+?\d+$/,
  );
  await facts.getByRole("link").first().click();
  await page.waitForURL(/\/desk\/customers\/[0-9a-f-]{36}$/);

  const maker = await house.visit({ stored: { access_token: await house.staff("workshop") } });
  await maker.goto(`/desk/orders/${uuid}`);
  const theirs = maker.getByRole("complementary", { name: words["section.facts"] });
  await theirs.getByRole("link", { name: /@/ }).waitFor();
  expect(await theirs.getByRole("link").first().getAttribute("href")).toMatch(/^mailto:/);
});

it("says what a change changed, at the desk and to the customer, from what to what", async () => {
  const { uuid, token } = await placed("Van naar", false);
  const own = `/api/customer/orders/${uuid}`;
  const { lines } = await house.api<Order>("GET", own, undefined, token);
  const line = `${own}/lines/${lines[0]?.id}`;
  await house.api("PATCH", line, { properties: { size: "XL" } }, token);
  const to = { street: "Circuitlaan", house_number: "27", postcode: "5408 XX", city: "Volkel" };
  const body = { shipping_address: { ...to, country: "nl" } };
  await house.api("PATCH", own, body, token);
  for (const [stored, path, width] of [
    [token, `/my-orders/${uuid}`, 360],
    [await house.staff("workshop"), `/desk/orders/${uuid}`, 360],
    [await house.staff("finance"), `/desk/orders/${uuid}`, 1440],
  ] as const) {
    const page = await house.visit({ width, stored: { access_token: stored } });
    await page.goto(path);
    await page.getByText(/^Maat: .+ → XL$/).waitFor();
    await page.getByText(/^1 × Shirt, Van naar$/).waitFor();
    const moved = new RegExp(`^${say("order.delivery")}: .+ → Circuitlaan 27, 5408 XX Volkel`);
    await page.getByText(moved).waitFor();
    expect(await axeFaults(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});

it("opens an invoice as it was before it was amended, and takes a month's papers out at once", async () => {
  const { uuid, token } = await placed("Papieren", false);
  const to = { street: "Kantoorweg", house_number: "3", postcode: "5408 XX", city: "Volkel" };
  const body = { billing_address: { ...to, country: "nl" } };
  await house.api("PATCH", `/api/customer/orders/${uuid}`, body, token);
  const finance = await house.staff("finance");
  const page = await house.visit({ width: 360, stored: { access_token: finance } });
  const taken = async (button: Locator) => {
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    return file.suggestedFilename();
  };
  await page.goto(`/desk/orders/${uuid}`);
  const earlier = words["money.earlier"].replace("{{version}}", "1").split("{{")[0] ?? "";
  const first = page.getByRole("button", { name: new RegExp(`^HI-.*: ${earlier}`) });
  expect(await taken(first)).toMatch(/^HI-\d{4}-\d{6}-1\.pdf$/);
  expect(await axeFaults(page)).toEqual([]);

  await page.goto("/desk/numbers");
  const part = page.getByRole("region", { name: words["papers.title"] });
  await part.getByLabel(words["papers.month"]).selectOption({ index: 0 });
  const name = await taken(part.getByRole("button", { name: words["papers.take"] }));
  expect(name).toMatch(/^papers-\d{4}-\d{2}\.zip$/);
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const designer = await house.visit({ stored: { access_token: await house.staff("designer") } });
  await designer.goto("/desk/numbers");
  await designer.getByRole("heading", { name: words["numbers.due"] }).waitFor();
  expect(await designer.getByText(words["papers.title"]).count()).toBe(0);
});

it("finds an order by the number on its parcel, in whatever setting it is typed", async () => {
  const { uuid } = await placed("Gezocht", false);
  const makers = await house.staff("workshop");
  await house.api("PATCH", at(uuid), { status: "processing" }, makers);
  const { lines } = await house.api<Order>("GET", at(uuid), undefined, makers);
  const number = `3SZOEK${uuid.slice(-8)}`;
  const parcel = { carrier: "postnl", tracking_number: number };
  const one = { ...parcel, lines: [{ line_id: lines[0]?.id, quantity: 1 }] };
  await house.api("POST", `${at(uuid)}/parcels`, one, makers);
  const page = await house.visit({ width: 768, stored: { access_token: makers } });
  await page.goto("/desk/orders");
  const box = page.getByRole("searchbox", { name: words["orders.search"] });
  await box.fill(`${number.slice(0, 4)} ${number.slice(4).toLowerCase()}`);
  const row = page.getByRole("link", { name: /^HS-/ });
  await page.waitForURL(/search=/);
  await row.first().waitFor();
  await expect.poll(() => row.count()).toBe(1);
  expect(await row.getAttribute("href")).toContain(uuid);
  expect(await axeFaults(page)).toEqual([]);
});
