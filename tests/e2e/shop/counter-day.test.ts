import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Locator, Page } from "playwright-core";
import { staffWordsIn } from "../../../apps/web/src/features/configurator/staff/staff-words.ts";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { linkInMail } from "../../wire/support/mail-links.ts";
import { sendProof, writeProof } from "./proof-by-keys.ts";
import { type Device, faultsInEveryLook, type Looking } from "./support/every-look.ts";
import { handsOn } from "./support/hands-on.ts";
import { axeFaults, freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const staffWords = staffWordsIn("nl");
const { staff } = house;

interface Placed {
  readonly uuid: string;
  readonly number: string;
  readonly token: string;
}

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly product: { readonly id: string };
}

/** An order for two riders' jerseys, with a collar that costs more than the plain one; or for a pair of gloves alone. */
async function placed(manualCheck: boolean, isSmall = false): Promise<Placed> {
  const token = await house.register(freshAddress("day"));
  const cart = await house.readyCart(token, "Toonbank");
  const row = (name: string, number: string) => ({
    properties: { size: "L", collar: "v-overlap" },
    quantity: 1,
    rider: { name, number },
  });
  const rows = [row("JANSEN", "7"), row("DE VRIES", "38")];
  const selections = isSmall
    ? ["jersey", "pants"].map((product) => ({
        configuredSetUuid: cart.design,
        product,
        rows: [] as object[],
      }))
    : [{ configuredSetUuid: cart.design, product: "jersey", rows }];
  await house.api("PUT", `/api/cart/${cart.uuid}/quantities`, { selections }, token);
  if (manualCheck)
    await house.api("PATCH", `/api/cart/${cart.uuid}`, { manual_check: true }, token);
  const uuid = await house.order(token, cart.uuid);
  const path = `/api/customer/orders/${uuid}`;
  const order = await house.api<{ order_number: string }>("GET", path, undefined, token);
  return { uuid, number: order.order_number, token };
}

interface Books {
  proof: { status: string };
  ledger: { credited: number; difference: number };
  lines: (Line & { document: object })[];
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where two pictures of a garment differ by their pixels, and where the outlines over them lie, in shares of the width. */
async function differingAndOutlined(dialog: Locator) {
  return dialog.evaluate((element): readonly [Extent, Extent] => {
    const canvases = [...element.querySelectorAll("canvas")];
    const [one, two] = canvases.map((canvas) => {
      const { width, height } = canvas;
      return { width, data: canvas.getContext("2d")?.getImageData(0, 0, width, height).data };
    });
    const around = (points: readonly (readonly [number, number])[]): Extent => {
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      return {
        left: xs.reduce((a, b) => Math.min(a, b), 1),
        top: ys.reduce((a, b) => Math.min(a, b), 1),
        right: xs.reduce((a, b) => Math.max(a, b), 0),
        bottom: ys.reduce((a, b) => Math.max(a, b), 0),
      };
    };
    const size = one?.width ?? 1;
    const differing: (readonly [number, number])[] = [];
    for (let at = 0; at < size * size; at += 1) {
      const far = [0, 1, 2].some(
        (ink) => Math.abs((one?.data?.[at * 4 + ink] ?? 0) - (two?.data?.[at * 4 + ink] ?? 0)) > 40,
      );
      if (far) differing.push([(at % size) / size, Math.floor(at / size) / size]);
    }
    const outlined = [...element.querySelectorAll<SVGPathElement>("[data-outlines] path")].flatMap(
      (path) => {
        const { x, y, width, height } = path.getBBox();
        const span = path.ownerSVGElement?.viewBox.baseVal.width ?? 1;
        return [
          [x / span, y / span],
          [(x + width) / span, (y + height) / span],
        ] as const;
      },
    );
    return [around(differing), around(outlined)];
  });
}

/** What staff do, done by keys alone; what is not reached by Tab is not reached, and the focus is never lost. */
function deskHands(page: Page) {
  const hands = handsOn(page);
  const dialog = page.getByRole("dialog");
  return {
    ...hands,
    button: (name: string | RegExp) =>
      page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }),
    dialog,
    inDialog: (name: string) => dialog.getByRole("button", { name, exact: true }),
    /** From any page of the desk to an order, by its number. */
    find: async (number: string) => {
      if (new URL(page.url()).pathname !== "/desk") {
        await hands.press(page.getByRole("link", { name: words["nav.orders"], exact: true }));
        // Keys that come before the page has arrived are nobody's.
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
      }
      await page.locator("[data-desk-row]").first().waitFor();
      await page.keyboard.press("/");
      await page.keyboard.type(number.slice(-6));
      // Until then the list of before stands there.
      const rows = page.locator("[data-desk-row]");
      await expect.poll(() => rows.allTextContents()).toEqual([number]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: number }).waitFor();
    },
    /** Something has the focus, so that the next Tab goes on from there. */
    kept: (what: string) =>
      expect
        .poll(() => page.evaluate(() => document.activeElement === document.body), {
          message: what,
        })
        .toBe(false),
  };
}

/** A choice of a field that lists them, by typing how it begins. */
async function choose(page: Page, field: Locator, text: string): Promise<void> {
  await handsOn(page).reach(field);
  await page.keyboard.type(text);
  await expect
    .poll(() => field.evaluate((each: HTMLSelectElement) => each.selectedOptions[0]?.text ?? ""))
    .toMatch(new RegExp(`^${text}`));
}

it("a day at the counter without a mouse: proofed twice, blocked, printed, scanned to packed, one made again, sent in two parcels, some of it paid back", async () => {
  // Among the demonstration's thirty, where time is no matter.
  if (process.env["LONG"] === "1") await house.shop.command(["demo"]);
  const order = await placed(true);
  const plain = await placed(false, true);
  const page = await house.visit({ stored: { access_token: await staff("administrator") } });
  const { reach, press, type, button, dialog, inDialog, find, kept } = deskHands(page);
  await page.goto("/desk");
  await page.locator("[data-desk-row]").first().waitFor();
  expect(await axeFaults(page), "the list").toEqual([]);
  await find(order.number);
  const at = `/api/staff/orders/${order.uuid}`;
  const token = (await page.evaluate(() => localStorage.getItem("access_token"))) ?? "";
  const hands = { page, reach, press, type };
  await writeProof(hands, { pin: "Logo 20 mm hoger?", message: "Kijk even naar je rug." });
  await page.getByRole("heading", { level: 1, name: new RegExp(order.number) }).waitFor();
  // What lies under the bar that stays would count as covered.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFaults(page), "the proof at the desk").toEqual([]);
  await sendProof(hands);

  // The customer, elsewhere and not signed in, by the mail's link.
  const link = await linkInMail(
    house.shop,
    order.number,
    /(https?:\/\/\S+?\/order\/[\w-]+\/[\w-]+)/,
  );
  const guest = await house.visit();
  await guest.goto(new URL(link).pathname);
  await guest.getByText("Logo 20 mm hoger?").first().waitFor();
  await guest.locator("[data-pin='1']").first().waitFor({ timeout: 60_000 });
  expect(await axeFaults(guest), "the proof by its link").toEqual([]);
  await guest.getByLabel(nl("proof.pin_answer", { number: 1 })).fill("Ja, graag");
  await guest.getByLabel(nl("proof.wish")).fill("En de kraag smaller.");
  await guest.getByRole("button", { name: nl("proof.request") }).click();
  await guest.getByText(nl("proof.changes_requested")).first().waitFor();

  // The designer hears it, mends the design in the configurator, and sends another.
  await page.getByText("En de kraag smaller.").first().waitFor({ timeout: 60_000 });
  await press(button(words["proof_page.mend"]));
  await page.waitForURL(/configured-set/);
  const bar = page.getByRole("region", { name: staffWords.bar });
  await bar.getByText(order.number).waitFor();
  const copy = new URL(page.url()).pathname.split("/")[2] ?? "";
  interface Copy {
    name: string;
  }
  const made = await house.api<Copy>("GET", `/api/configured-sets/${copy}`, undefined, token);
  expect(made.name).toContain(order.number);
  // Nobody buys what is only checked.
  expect(await button(nl("editor.add_to_cart")).count()).toBe(0);
  const stage = page.getByRole("application");
  // The list begins with the areas of the garment; layers lie below them.
  await reach(page.locator("[role=treeitem][tabindex='0']"));
  const layer = page.locator("[role=treeitem][data-row=number-chest]");
  const isThere = () => layer.evaluate((each) => each === document.activeElement);
  for (let step = 0; step < 40 && !(await isThere()); step += 1) {
    const row = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press("ArrowDown");
    // Whoever presses again before the next row has the focus goes past it.
    await expect.poll(() => row.evaluate((each) => each === document.activeElement)).toBe(false);
  }
  expect(await isThere(), "the number is reached").toBe(true);
  await page.keyboard.press("Enter");
  await reach(stage);
  await page.keyboard.press("Shift+ArrowRight");
  await press(bar.getByRole("button", { name: staffWords.markLayer }));
  // The words are asked for at once, where the place is.
  await expect.poll(() => page.getByLabel(staffWords.words(1)).count()).toBe(1);
  await type(page.getByLabel(staffWords.words(1)), "Nummer 10 mm opzij");
  await page.keyboard.press("Enter");
  await stage.getByRole("button", { name: `${staffWords.place(1)}: Nummer 10 mm opzij` }).waitFor();
  // What is drafted outlives a reload.
  await page.reload();
  await stage.getByRole("button", { name: /Nummer 10 mm opzij/ }).waitFor({ timeout: 60_000 });
  expect(await axeFaults(page), "the configurator for staff").toEqual([]);
  await press(bar.getByRole("button", { name: new RegExp(staffWords.send) }));
  await dialog.getByText(nl("proof.layer_moved")).waitFor();
  expect(await axeFaults(page), "sending a proof").toEqual([]);
  await type(dialog.getByLabel(staffWords.message), "Zo dan?");
  await press(inDialog(staffWords.send));
  await page.waitForURL(/\/desk\/orders\//);
  await page.getByText(words["proof.awaiting_customer"]).first().waitFor();

  // Before and after, what differs in words and on the cloth; then yes.
  await guest.reload();
  await guest.getByText("Zo dan?").first().waitFor();
  await guest.getByText(nl("proof.changed")).first().waitFor();
  await guest
    .getByRole("button", { name: /JANSEN/ })
    .first()
    .click();
  const compared = guest.getByRole("dialog");
  await compared.getByText(nl("proof.layer_moved")).first().waitFor();
  await guest.locator("[data-outlines]:not([data-outlines=waiting])").nth(1).waitFor({
    timeout: 60_000,
  });
  // Coarse pixels of one picture beside fine ones of the other differ at every edge.
  await expect
    .poll(() => compared.locator("canvas[data-coarse]").count(), { timeout: 60_000 })
    .toBe(0);
  const [differing, outlined] = await differingAndOutlined(compared);
  const slack = 0.015;
  expect(differing.left).toBeLessThan(differing.right);
  for (const edge of ["left", "top", "right", "bottom"] as const) {
    expect(Math.abs(outlined[edge] - differing[edge]), edge).toBeLessThan(slack);
  }
  await compared.getByRole("button", { name: nl("proof.slider") }).click();
  const slider = compared.getByRole("slider");
  await slider.press("ArrowRight");
  expect(await slider.inputValue()).toBe("51");
  expect(await axeFaults(guest), "the difference").toEqual([]);
  await guest.keyboard.press("Escape");
  await guest.getByRole("button", { name: nl("proof.approve") }).click();
  await guest
    .getByRole("dialog")
    .getByRole("button", { name: nl("proof.confirm_yes") })
    .click();
  await guest.getByText(nl("proof.approved")).first().waitFor();
  // The desk is told without anybody asking.
  await page.getByText(words["proof.approved"]).first().waitFor({ timeout: 60_000 });

  // Her name was wrong after all: changed by its customer, looked at again, and 4.95 less for the plain collar.
  const mine = await house.visit({ stored: { access_token: order.token } });
  await mine.goto(`/my-orders/${order.uuid}`);
  await mine.getByRole("button", { name: nl("change_line.title") }).click();
  const change = mine.getByRole("dialog");
  await change.getByLabel(nl("change_line.name")).fill("JANSSEN");
  await change.locator('select:has(option[value="low-band"])').selectOption("low-band");
  expect(await axeFaults(mine), "the change").toEqual([]);
  await change.getByRole("button", { name: nl("app.save") }).click();
  await mine.getByText(nl("order.event.line_changed")).first().waitFor();
  const books = await house.api<Books>("GET", at, undefined, token);
  expect(books).toMatchObject({
    proof: { status: "awaiting_designer" },
    ledger: { credited: 495, difference: 0 },
  });
  const again = books.lines.map(({ id, document: drawn }) => ({ line_id: id, document: drawn }));
  await house.api("POST", `${at}/proof`, { message: "Naam gewijzigd.", lines: again }, token);
  await house.api("POST", `/api/customer/orders/${order.uuid}/proof/approve`, {}, order.token);

  // Another is put aside with a reason; what cannot be done meanwhile is not offered. Its street is put right.
  await find(plain.number);
  await press(button(words["act.hold"]));
  await type(dialog.getByLabel(words["hold.reason"]), "Van wie is dat logo?");
  expect(await axeFaults(page), "putting aside").toEqual([]);
  await press(inDialog(words["act.hold"]));
  await page.getByText("Van wie is dat logo?").first().waitFor();
  await kept("put aside");
  expect(await axeFaults(page), "put aside").toEqual([]);
  expect(await button(words["act.processing"]).count()).toBe(0);
  await press(button(words["act.release"]));
  await button(words["act.hold"]).waitFor();
  await kept("let go");
  await press(button(nl("order.change_delivery")));
  await reach(dialog.getByLabel(nl("address.street")));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Heideweg");
  await press(inDialog(nl("order.address_save")));
  await dialog.waitFor({ state: "detached" });
  await page
    .getByText(/Heideweg/)
    .first()
    .waitFor();

  // Both are made, and printed together: the worker makes their packs while one looks on.
  for (const each of [plain, order]) {
    await find(each.number);
    await press(button(words["act.processing"]));
    await dialog.getByText(words["start.text"]).waitFor();
    await press(inDialog(words["act.processing"]));
    await dialog.waitFor({ state: "detached" });
    await button(words["act.completed"]).waitFor();
    await kept("taken into production");
    await press(button(words["packs.start"]));
    // However far it is by then.
    await page
      .getByText(words["packs.waiting"])
      .or(page.getByText(new RegExp(words["packs.making"].replace(/\{\{\w+\}\}/g, "\\d+"))))
      .or(button(words["packs.download"]))
      .first()
      .waitFor();
  }
  const download = button(words["packs.download"]).first();
  await download.waitFor({ timeout: 120_000 });
  await reach(download);
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toBe(`${order.number}.zip`);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");

  // One garment goes from machine to machine by its label.
  await press(page.getByRole("link", { name: words["nav.production"] }));
  await press(page.getByRole("link", { name: words["scan.open"] }));
  await type(page.getByLabel(words["scan.code"]), `${order.number}|1|jersey|L|1/1`);
  await page.keyboard.press("Enter");
  for (const station of ["press", "cut", "sew", "check", "packed"] as const) {
    await press(button(words["scan.next"].replace("{{stage}}", words[`stage.${station}`])));
    await page.getByText(new RegExp(`^${words[`stage.${station}`]}, station`)).waitFor();
    await kept(station);
  }
  expect(await axeFaults(page), "the scanner's page").toEqual([]);

  // Another is burnt in the press: made again for a reason, with a reprint of its own. Then all are brought to the packers at the board.
  await press(page.getByRole("link", { name: words["nav.production"] }));
  await press(page.getByRole("link", { name: new RegExp(`^${words["stage.print"]}`) }));
  const rest = page.getByRole("row", { name: new RegExp(order.number) });
  await expect.poll(() => rest.count()).toBe(3);
  const burnt = rest.filter({ hasText: `${order.number}2, 1/1` });
  await press(burnt.getByRole("checkbox"), "Space");
  await press(button(words["remake.act"]));
  await type(dialog.getByLabel(words["hold.reason"]), "Verbrand in de pers");
  expect(await axeFaults(page), "making again").toEqual([]);
  await press(inDialog(words["remake.act"]));
  await burnt.getByText("Herdruk 1: Verbrand in de pers").waitFor();
  await kept("made again");
  expect(await axeFaults(page), "the board").toEqual([]);
  for (let row = 0; row < 3; row += 1) await press(rest.nth(row).getByRole("checkbox"), "Space");
  await choose(page, page.getByLabel(words["board.to"]), words["stage.packed"]);
  await press(button(words["board.move"]));
  await expect.poll(() => rest.count()).toBe(0);
  interface Packs {
    data: { state: string }[];
  }
  const packs = await house.api<Packs>("GET", `${at}/packs`, undefined, token);
  expect(packs.data, "the whole, and the one that was burnt").toHaveLength(2);

  // Two parcels: one by a label that a scanner types, the rest in the next.
  await find(order.number);
  await press(page.getByRole("link", { name: words["parcel.new"] }));
  const scan = page.getByLabel(words["parcel.scan"], { exact: true });
  await type(scan, "HS-1999-000001|1|jersey|L|1/1");
  await page.keyboard.press("Enter");
  await page.getByText(words["parcel.scan_elsewhere"]).waitFor();
  await page.keyboard.type(`${order.number}|1|jersey|L|1/1`);
  await page.keyboard.press("Enter");
  await page.keyboard.type("3STEST1234567");
  await page.keyboard.press("Enter");
  await choose(page, page.getByLabel(words["parcel.carrier"]), "PostNL");
  expect(await page.getByLabel(words["parcel.number"]).inputValue()).toBe("3STEST1234567");
  expect(await axeFaults(page), "packing").toEqual([]);
  await press(button("Verzenden (1 stuk)"));
  await page.getByText(words["parcel.name"].replace("{{number}}", "1"), { exact: true }).waitFor();
  await press(page.getByRole("link", { name: words["parcel.new"] }));
  await press(button(/^Alles wat er nog is/));
  await page.getByText(words["parcel.send_last"]).waitFor();
  await choose(page, page.getByLabel(words["parcel.carrier"]), "DHL");
  await press(button(/^Verzenden/));
  await page.getByText(words["parcel.name"].replace("{{number}}", "2"), { exact: true }).waitFor();
  expect(await page.getByRole("link", { name: words["parcel.new"] }).count()).toBe(0);

  // Ten euros back, for the wait.
  await press(button(words["act.refund"]));
  await choose(page, dialog.getByLabel(words["refund.what"]), words["refund.by_amount"]);
  await type(dialog.getByLabel(words["refund.amount"]), "10");
  await type(dialog.getByLabel(words["refund.reason"]), "Voor het wachten");
  expect(await axeFaults(page), "paying back").toEqual([]);
  await press(inDialog(words["act.refund"]));
  await dialog.waitFor({ state: "detached" });
  await kept("paid back");
  expect(await axeFaults(page), "the order in the end").toEqual([]);
  const end = await house.api<Books & { status: string }>("GET", at, undefined, token);
  expect(end).toMatchObject({ status: "completed", ledger: { credited: 1495, difference: 0 } });

  // Mails say where it is followed; the link shows what left.
  const tracked = await linkInMail(
    house.shop,
    order.number,
    /(https:\/\/jouw\.postnl\.nl\S+?)["\s>]/,
  );
  expect(tracked).toContain("3STEST1234567");
  await linkInMail(house.shop, order.number, /(helemaal onderweg)/);
  await guest.reload();
  await guest.getByText(nl("parcels.name", { number: 2 }), { exact: true }).waitFor();
  expect(await guest.getByText(nl("parcels.follows")).count()).toBe(0);
  expect(await axeFaults(guest), "what left").toEqual([]);
}, 600_000);

it("a link that was not copied whole opens nothing, and says so", async () => {
  const { uuid } = await placed(false);
  const guest = await house.visit({ expects: /status of 404/ });
  await guest.goto(`/order/${uuid}/1799999999-${"A".repeat(43)}`);
  await guest.getByRole("alert").waitFor();
  expect(await guest.getByRole("heading", { level: 1 }).textContent()).toBe(
    nl("order_link.gone_title"),
  );
});

/** An order to be proofed and one of which a parcel has left, as each look at them finds them. */
async function proofAndParcel() {
  const token = await staff("administrator");
  const proof = await placed(true);
  const made = await placed(false);
  const at = `/api/staff/orders/${made.uuid}`;
  const { lines } = await house.api<{ lines: Line[] }>(
    "PATCH",
    at,
    { status: "processing" },
    token,
  );
  const body = {
    carrier: "ups",
    tracking_number: "1Z999AA10123456784",
    lines: [{ line_id: lines[0]?.id, quantity: 1 }],
  };
  await house.api("POST", `${at}/parcels`, body, token);
  return { token, proof, made };
}

it.each<Device>([
  { device: "on a desk", widths: [1440, 1024], languages: ["nl", "de"] },
  { device: "on a phone", widths: [390], languages: ["fr", "dk"] },
])("proofs and parcels are accessible and fit $device", async (device) => {
  const { token, proof, made } = await proofAndParcel();
  const paths = [`proof/${proof.uuid}`, `parcels/${made.uuid}`, `orders/${made.uuid}`];
  const looking: Looking = {
    shown: async (page, path) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("button").last().waitFor();
      // With a mouse a place is marked where the cloth is pressed.
      if (device.widths[0] !== 1440 || !path.includes("proof")) return;
      const cloth = page.locator("[data-pins=ready]").first();
      await cloth.waitFor({ timeout: 60_000 });
      const box = await cloth.boundingBox();
      if (!box) throw new Error("no picture");
      await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.45);
      await page.locator("[data-pin='1']").first().waitFor();
    },
  };
  const all = paths.map((path) => `/desk/${path}`);
  expect(await faultsInEveryLook(house, device, token, all, looking)).toEqual([]);
  const own: Looking = { shown: (page) => page.getByText("1Z999AA10123456784").first().waitFor() };
  const order = [`/my-orders/${made.uuid}`];
  expect(await faultsInEveryLook(house, device, made.token, order, own)).toEqual([]);
});
