import { expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { staffWordsIn } from "../../../apps/web/src/features/configurator/staff/staff-words.ts";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { linkInMail } from "../../wire/support/mail-links.ts";
import { axeFaults, freshAddress, sayIn, shopHouse, sidewaysScroll } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const staffWords = staffWordsIn("nl");

/** Somebody of the staff, made as the shop's owner does it; answers their token. */
async function staff(role: string): Promise<string> {
  const email = freshAddress(role);
  const password = "staff entrance 42";
  const made = ["staff", "add", email, "--role", role, "--name", "Bo Werk"];
  await house.shop.command(made, `${password}\n`);
  const body = { email, password };
  return (await house.api<{ access_token: string }>("POST", "/api/customer/login", body))
    .access_token;
}

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

/** An order for two riders' jerseys, with a collar that costs more than the plain one. */
async function placed(manualCheck: boolean): Promise<Placed> {
  const token = await house.register(freshAddress("day"));
  const cart = await house.readyCart(token, "Toonbank");
  const row = (name: string, number: string) => ({
    properties: { size: "L", collar: "v-overlap" },
    quantity: 1,
    rider: { name, number },
  });
  const rows = [row("JANSEN", "7"), row("DE VRIES", "38")];
  const selections = [{ configuredSetUuid: cart.design, product: "jersey", rows }];
  await house.api("PUT", `/api/cart/${cart.uuid}/quantities`, { selections }, token);
  if (manualCheck) {
    await house.api("PATCH", `/api/cart/${cart.uuid}`, { manual_check: true }, token);
  }
  const uuid = await house.order(token, cart.uuid);
  const path = `/api/customer/orders/${uuid}`;
  const order = await house.api<{ order_number: string }>("GET", path, undefined, token);
  return { uuid, number: order.order_number, token };
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

it("a day at the counter: proofed twice, a line changed, sent in two parcels, told by mail", async () => {
  const order = await placed(true);
  const page = await house.visit({ stored: { access_token: await staff("designer") } });
  await page.goto(`/desk/orders/${order.uuid}`);
  await page.getByRole("link", { name: words["proof_page.open"] }).click();
  await page.getByRole("heading", { level: 1, name: new RegExp(order.number) }).waitFor();

  // A place is marked where the cloth is pressed.
  const cloth = page.locator("[data-pins=ready]").first();
  await cloth.waitFor({ timeout: 60_000 });
  const box = await cloth.boundingBox();
  if (!box) throw new Error("no picture");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.45);
  await page.locator("[data-pin='1']").first().waitFor();
  await page.getByLabel(/^Plek 1$/).fill("Logo 20 mm hoger?");
  await page.getByLabel(words["proof.message"]).fill("Kijk even naar je rug.");
  // What lies under the bar that stays would count as covered.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFaults(page), "the proof at the desk").toEqual([]);
  await page.getByRole("button", { name: words["act.send_proof"], exact: true }).click();
  await page.getByText(words["proof.awaiting_customer"]).first().waitFor();

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
  await page.getByText("En de kraag smaller.").first().waitFor({ timeout: 20_000 });
  await page.getByRole("button", { name: words["proof_page.mend"] }).click();
  await page.waitForURL(/configured-set/);
  const bar = page.getByRole("region", { name: staffWords.bar });
  await bar.getByText(order.number).waitFor();
  const copy = new URL(page.url()).pathname.split("/")[2] ?? "";
  const token = (await page.evaluate(() => localStorage.getItem("access_token"))) ?? "";
  interface Copy {
    name: string;
  }
  const made = await house.api<Copy>("GET", `/api/configured-sets/${copy}`, undefined, token);
  expect(made.name).toContain(order.number);
  // Nobody buys what is only checked.
  expect(await page.getByRole("button", { name: nl("editor.add_to_cart") }).count()).toBe(0);
  const stage = page.getByRole("application");
  // One that the garment shows first, as it does after a reload.
  await page.locator("[role=treeitem][data-row=number-chest]").click();
  await stage.press("Shift+ArrowRight");
  await bar.getByRole("button", { name: staffWords.mark, exact: true }).click();
  await page.locator("[data-pin-layer=placing]").waitFor();
  const seen = await stage.boundingBox();
  if (!seen) throw new Error("no stage");
  await page.mouse.click(seen.x + seen.width / 2, seen.y + seen.height * 0.5);
  await page.getByLabel(staffWords.words(1)).fill("Naam 10 mm opzij");
  await page.keyboard.press("Enter");
  await stage.getByRole("button", { name: `${staffWords.place(1)}: Naam 10 mm opzij` }).waitFor();
  // What is drafted outlives a reload.
  await page.reload();
  await stage.getByRole("button", { name: /Naam 10 mm opzij/ }).waitFor({ timeout: 60_000 });
  expect(await axeFaults(page), "the configurator for staff").toEqual([]);
  await bar.getByRole("button", { name: new RegExp(staffWords.send) }).click();
  const sending = page.getByRole("dialog");
  await sending.getByText(nl("proof.layer_moved")).waitFor();
  expect(await axeFaults(page), "sending a proof").toEqual([]);
  await sending.getByLabel(staffWords.message).fill("Zo dan?");
  await sending.getByRole("button", { name: staffWords.send, exact: true }).click();
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
  const dialog = guest.getByRole("dialog");
  await dialog.getByText(nl("proof.layer_moved")).first().waitFor();
  await guest.locator("[data-outlines]:not([data-outlines=waiting])").nth(1).waitFor({
    timeout: 60_000,
  });
  // Coarse pixels of one picture beside fine ones of the other differ at every edge.
  await expect
    .poll(() => dialog.locator("canvas[data-coarse]").count(), { timeout: 60_000 })
    .toBe(0);
  const [differing, outlined] = await differingAndOutlined(dialog);
  const slack = 0.015;
  expect(differing.left).toBeLessThan(differing.right);
  for (const edge of ["left", "top", "right", "bottom"] as const) {
    expect(Math.abs(outlined[edge] - differing[edge]), edge).toBeLessThan(slack);
  }
  await dialog.getByRole("button", { name: nl("proof.slider") }).click();
  const slider = dialog.getByRole("slider");
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

  // Her name was wrong after all: changed by its customer, looked at again, and 4.95 less for the plain collar.
  const mine = await house.visit({ stored: { access_token: order.token } });
  await mine.goto(`/my-orders/${order.uuid}`);
  await mine.getByRole("button", { name: nl("change_line.title") }).click();
  const change = mine.getByRole("dialog");
  await change.getByLabel(nl("change_line.name")).fill("JANSSEN");
  await change.locator("select", { hasText: "€" }).first().selectOption("low-band");
  expect(await axeFaults(mine), "the change").toEqual([]);
  await change.getByRole("button", { name: nl("app.save") }).click();
  await mine.getByText(nl("order.event.line_changed")).first().waitFor();
  interface Books {
    proof: { status: string };
    ledger: { credited: number; difference: number };
    lines: (Line & { document: object })[];
  }
  const at = `/api/staff/orders/${order.uuid}`;
  const books = await house.api<Books>("GET", at, undefined, token);
  expect(books).toMatchObject({
    proof: { status: "awaiting_designer" },
    ledger: { credited: 495, difference: 0 },
  });
  const again = books.lines.map(({ id, document: made }) => ({ line_id: id, document: made }));
  await house.api("POST", `${at}/proof`, { message: "Naam gewijzigd.", lines: again }, token);
  await house.api("POST", `/api/customer/orders/${order.uuid}/proof/approve`, {}, order.token);
  await house.api("PATCH", at, { status: "processing" }, token);

  // Two parcels: one by a label that a scanner types, the rest in the next.
  await page.goto(`/desk/parcels/${order.uuid}`);
  const scan = page.getByLabel(words["parcel.scan"], { exact: true });
  await scan.fill("HS-1999-000001|1|jersey|L|1/1");
  await scan.press("Enter");
  await page.getByText(words["parcel.scan_elsewhere"]).waitFor();
  await scan.fill(`${order.number}|1|jersey|L|1/1`);
  await scan.press("Enter");
  await scan.fill("3STEST1234567");
  await scan.press("Enter");
  await page.getByLabel(words["parcel.carrier"]).selectOption("postnl");
  expect(await page.getByLabel(words["parcel.number"]).inputValue()).toBe("3STEST1234567");
  expect(await axeFaults(page), "packing").toEqual([]);
  await page.getByRole("button", { name: "Verzenden (1 stuk)" }).press("Enter");
  await page.getByText(words["parcel.name"].replace("{{number}}", "1"), { exact: true }).waitFor();
  await page.getByRole("link", { name: words["parcel.new"] }).first().click();
  await page.getByRole("button", { name: /^Alles wat er nog is/ }).click();
  await page.getByText(words["parcel.send_last"]).waitFor();
  await page.getByLabel(words["parcel.carrier"]).selectOption("dhl");
  await page.getByRole("button", { name: /^Verzenden/ }).click();
  await page.getByText(words["parcel.name"].replace("{{number}}", "2"), { exact: true }).waitFor();
  expect(await page.getByRole("link", { name: words["parcel.new"] }).count()).toBe(0);

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
}, 300_000);

it("a link that was not copied whole opens nothing, and says so", async () => {
  const { uuid } = await placed(false);
  const guest = await house.visit({ expects: /status of 404/ });
  await guest.goto(`/order/${uuid}/1799999999-${"A".repeat(43)}`);
  await guest.getByRole("alert").waitFor();
  expect(await guest.getByRole("heading", { level: 1 }).textContent()).toBe(
    nl("order_link.gone_title"),
  );
});

it.each([
  { width: 1440, language: "nl" },
  { width: 1024, language: "de" },
  { width: 390, language: "fr" },
  { width: 390, language: "dk" },
])(
  "proofs and parcels are accessible and fit at $width px, $language",
  async ({ width, language }) => {
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
    const stored = { "settings.language": language, access_token: token };
    const page = await house.visit({ width, stored });
    for (const path of [
      `/desk/proof/${proof.uuid}`,
      `/desk/parcels/${made.uuid}`,
      `/desk/orders/${made.uuid}`,
    ]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("button").last().waitFor();
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      expect(await axeFaults(page), path).toEqual([]);
    }
    const own = await house.visit({
      width,
      stored: { "settings.language": language, access_token: made.token },
    });
    await own.goto(`/my-orders/${made.uuid}`);
    await own.getByText("1Z999AA10123456784").first().waitFor();
    expect(await sidewaysScroll(own)).toBeLessThanOrEqual(0);
    expect(await axeFaults(own)).toEqual([]);
  },
);
