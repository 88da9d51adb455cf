import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { sendProof, writeProof } from "./proof-by-keys.ts";
import { handsOn } from "./support/hands-on.ts";
import { heard, type Stop, walkBack, walkByTab } from "./support/keyboard-walk.ts";
import { atRest, freshAddress, shopHouse } from "./support/shop-house.ts";

// A shop of its own: what others do meanwhile would move the rows that are walked.
const house = shopHouse({ apart: true });

interface Placed {
  readonly uuid: string;
  readonly number: string;
  readonly customer: string;
}

async function placed(manualCheck: boolean, processing = false): Promise<Placed> {
  const token = await house.register(freshAddress("keys"));
  const cart = await house.readyCart(token, "Toetsen");
  if (manualCheck)
    await house.api("PATCH", `/api/cart/${cart.uuid}`, { manual_check: true }, token);
  const uuid = await house.order(token, cart.uuid);
  const path = `/api/customer/orders/${uuid}`;
  const order = await house.api<{ order_number: string }>("GET", path, undefined, token);
  const { id } = await house.api<{ id: string }>("GET", "/api/customer", undefined, token);
  if (processing) {
    const chief = await house.staff("administrator");
    await house.api("PATCH", `/api/staff/orders/${uuid}`, { status: "processing" }, chief);
  }
  return { uuid, number: order.order_number, customer: id };
}

/** One address of each kind: pages of a kind differ by what they show, not by what they can do. */
function kindOf(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id").replace(/(production)\/\w+/, "$1/:at");
}

async function shown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.locator(".skeleton").count()).toBe(0);
  // What is shown of a garment comes late, and with it the places on it.
  if (path.includes("/proof/")) await page.locator("[data-pins=ready]").first().waitFor();
  await atRest(page);
}

/** What can be seen or heard to have changed by a press. */
function told(page: Page): Promise<string> {
  return page.evaluate(() => {
    const states = [
      ...document.querySelectorAll("[aria-expanded], [aria-pressed], [aria-current]"),
    ];
    const ticks = [...document.querySelectorAll<HTMLInputElement>("input, select")];
    return [
      location.href,
      document.querySelectorAll("[role=dialog]").length,
      document.querySelectorAll("[role=menu]").length,
      document.querySelectorAll("dialog[open], details[open]").length,
      ...states.map((each) =>
        ["aria-expanded", "aria-pressed", "aria-current"].map((name) => each.getAttribute(name)),
      ),
      ...ticks.map((each) => `${each.value}${each.checked}`),
      document.body.textContent,
    ].join("|");
  });
}

/** Milliseconds that a busy machine may take to show what a press did. */
const patience = 20_000;
const dialogs = (page: Page) => page.getByRole("dialog").count();
const menus = (page: Page) => page.getByRole("menu").count();

/** A name without what differs from row to row. */
const act = ({ said }: Stop): string => said.replace(/:.*|\d.*/, "");

interface Pressing {
  readonly page: Page;
  /** Acts that were pressed already, on whatever row. */
  readonly pressed: Set<string>;
  /** The same of what stands around every page. */
  readonly around: Set<string>;
  /** Changes that the shop was asked for; it refuses all. */
  readonly refused: () => number;
  readonly downloads: () => number;
}

/** Whether the focus is on what stands around every page. */
function isAround(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const here = document.activeElement;
    return here !== null && here.closest("main, [role=dialog]") === null;
  });
}

/** Presses what the focus is on by a key, sees that something came of it, and comes back to it. */
async function pressHere(on: Pressing, stop: Stop): Promise<readonly string[]> {
  const { page } = on;
  if (!/^(?:button|switch|tab|menuitem|disclosure)/.test(stop.said)) return [];
  const pressed = (await isAround(page)) ? on.around : on.pressed;
  if (pressed.has(act(stop))) return [];
  pressed.add(act(stop));
  const key = pressed.size % 2 === 0 ? "Space" : "Enter";
  const isOff = await page.locator(":focus").last().getAttribute("aria-disabled");
  const before = await told(page);
  const heardBefore = await heardNow(page);
  const [layers, asked, files, url] = [
    await dialogs(page),
    on.refused(),
    on.downloads(),
    page.url(),
  ];
  await page.evaluate(() => {
    (window as { pressed?: Element | null }).pressed = document.activeElement;
  });
  await page.keyboard.press(key);
  if (isOff === "true") return [];
  const happened = async () =>
    on.refused() > asked || on.downloads() > files || (await told(page)) !== before;
  const isDone = await expect.poll(happened, { timeout: patience }).toBe(true).then(yes, no);
  if (!isDone) return [`${key} does nothing on ${stop.said}`];
  // The browser's own dialog stands in while another's code is on its way.
  const standsIn = () => page.locator("dialog[open]").count();
  await expect.poll(standsIn, { timeout: 60_000 }).toBe(0);
  await atRest(page);
  if ((await dialogs(page)) > layers) return inDialog(on, stop, layers);
  if ((await menus(page)) > 0) return inMenu(on, stop);
  if (page.url() !== url) {
    await page.goBack();
    await page.getByRole("heading", { level: 1 }).waitFor();
    return [];
  }
  const faults: string[] = [];
  if (on.refused() > asked && !(await isSpoken(page, heardBefore)))
    faults.push(`not spoken that ${stop.said} failed`);
  return [...faults, ...(await backAt(page, stop))];
}

const yes = () => true;
const no = () => false;

/** Everything that is read aloud as it changes, and the field in focus with what is wrong about it. */
async function heardNow(page: Page): Promise<string> {
  const spoken = page.locator("[role=alert], [role=status], [aria-live]");
  const invalid = page.locator("[aria-invalid=true][aria-describedby]:focus");
  return [...(await spoken.allTextContents()), await invalid.count()].join("|");
}

/** Something else is heard than before. */
function isSpoken(page: Page, before: string): Promise<boolean> {
  return expect
    .poll(() => heardNow(page), { timeout: patience })
    .not.toBe(before)
    .then(yes, no);
}

/** The focus is where it was: on the same control, whatever it is called now, in its form, or on what was made anew in its place. */
async function backAt(page: Page, stop: Stop): Promise<readonly string[]> {
  const isSame = () =>
    page.evaluate(() => {
      const { pressed } = window as { pressed?: Element };
      const here = document.activeElement;
      const isNear =
        pressed?.closest("form")?.contains(here) || pressed?.parentElement === here?.parentElement;
      return pressed === here || (here !== document.body && isNear === true);
    });
  const isThere = async () =>
    (await isSame()) || act({ ...(await heard(page)), seen: 1 }) === act(stop);
  const is = await expect.poll(isThere, { timeout: patience }).toBe(true).then(yes, no);
  const now = (await heard(page)).said;
  return is ? [] : [`the focus does not come back to ${stop.said}, it is on ${now}`];
}

async function inMenu({ page }: Pressing, stop: Stop): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.keyboard.press("ArrowDown");
  if (!(await heard(page)).said.startsWith("menuitem"))
    faults.push(`no arrow leads into ${stop.said}`);
  await page.keyboard.press("Escape");
  const isGone = await expect
    .poll(() => menus(page), { timeout: patience })
    .toBe(0)
    .then(yes, no);
  if (!isGone) faults.push(`Escape does not close ${stop.said}`);
  return [...faults, ...(await backAt(page, stop))];
}

/** Walks a dialog, sends it as it is, and leaves it: one Escape for one dialog, and back to where it was opened. */
async function inDialog(on: Pressing, stop: Stop, under: number): Promise<readonly string[]> {
  const { page } = on;
  const depth = under + 1;
  const top = page.getByRole("dialog").last();
  const isIn = () =>
    top.evaluate((each) => each.contains(document.activeElement)).catch(() => false);
  const faults: string[] = [];
  if (!(await expect.poll(isIn, { timeout: patience }).toBe(true).then(yes, no)))
    return [`the focus does not go into what ${stop.said} opens`];
  const walked = await walkByTab(page);
  faults.push(...walked.faults.map((fault) => `in ${stop.said}: ${fault}`));
  const send = top.locator("button[type=submit]:not([aria-disabled=true])").last();
  if ((await send.count()) > 0) {
    for (let step = 0; step < 60; step += 1) {
      if (await send.evaluate((each) => each === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    const before = await heardNow(page);
    await page.keyboard.press("Enter");
    // With nothing to send it may have closed; else what is wrong is read out, as a message or with its field.
    const isOver = async () => (await dialogs(page)) < depth || (await isSpoken(page, before));
    if (!(await isOver())) faults.push(`nothing is spoken when ${stop.said} is sent empty`);
    if ((await dialogs(page)) === depth && !(await isIn()))
      faults.push(`the focus leaves ${stop.said} when it is sent`);
  }
  if ((await dialogs(page)) === depth) await page.keyboard.press("Escape");
  const closed = () => dialogs(page);
  if (
    !(await expect
      .poll(closed, { timeout: patience })
      .toBe(depth - 1)
      .then(yes, no))
  ) {
    faults.push(`Escape leaves ${await dialogs(page)} dialogs of ${stop.said}`);
    while ((await dialogs(page)) > 0) await page.keyboard.press("Escape");
  }
  return [...faults, ...(await backAt(page, stop))];
}

/** The shop takes no change: what was asked is told, and everything stays for the next press. */
async function refusing(page: Page): Promise<Omit<Pressing, "pressed" | "around">> {
  let refused = 0;
  let downloads = 0;
  page.on("download", () => (downloads += 1));
  page.on("filechooser", () => (downloads += 1));
  await page.route("**/api/**", (route) => {
    if (route.request().method() === "GET") return route.fallback();
    refused += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  return { page, refused: () => refused, downloads: () => downloads };
}

/** Links of the page that lead on within the desk. */
function linksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/desk']")].map(
      ({ pathname }) => pathname,
    ),
  );
}

const long = process.env["LONG"] === "1";
/** Each walk presses some two hundred buttons. */
const walked = long ? ["designer", "workshop", "finance", "administrator"] : ["workshop"];

it.each(walked)(
  "every page that the %s may see is walked and every button pressed without a mouse",
  async (role) => {
    const [check, made] = [await placed(true), await placed(false, true)];
    // Another at each try: a code is made once.
    const code = `TOETS${Date.now().toString(36).toUpperCase()}`;
    const chief = await house.staff("administrator");
    await house.api("POST", "/api/staff/discount-codes", { code, percent: 5 }, chief);
    const page = await house.visit({
      stored: { access_token: await house.staff(role) },
      expects: /status of (?:500|404)|unexpected answer/,
      height: 760,
    });
    const pressing = await refusing(page);
    const ahead = ["/desk", "/desk/scan"];
    ahead.push(`/desk/orders/${check.uuid}`, `/desk/orders/${made.uuid}`);
    const met = new Set<string>();
    const faults: string[] = [];
    const around = new Set<string>();
    for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
      // Two orders, since what can be done differs; one of everything else.
      const kind = path.includes("/orders/") ? path : kindOf(path);
      if (met.has(kind)) continue;
      met.add(kind);
      await shown(page, path);
      ahead.push(...(await linksOf(page)).filter((link) => !link.includes("/orders/")));
      // What stands around every page is pressed on the first of them. LONG: on each.
      if (long) around.clear();
      const on = { ...pressing, pressed: new Set<string>(), around };
      const { stops, faults: found } = await walkByTab(page, (stop) => pressHere(on, stop));
      if (process.env["WALK"]) console.log(kind, stops.length, [...on.pressed].join(", "));
      // Without what the presses left lying over it.
      await shown(page, path);
      const all = [...found, ...(await walkBack(page))];
      faults.push(...all.map((fault) => `${kind}: ${fault}`));
      expect(stops.length, path).toBeGreaterThan(5);
    }
    expect([...new Set(faults)]).toEqual([]);
    expect(met.size).toBeGreaterThan(6);
    // What they may not see is not led to.
    if (role === "workshop") expect([...met]).not.toContain("/desk/people");
    if (role === "administrator") expect([...met]).toContain("/desk/people");
  },
  600_000,
);

/** Somebody of the staff at one page of the desk, with nothing but keys. */
async function keysOf(role: string, path: string) {
  const page = await house.visit({ stored: { access_token: await house.staff(role) } });
  await shown(page, path);
  const dialog = page.getByRole("dialog");
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
  /** One of a list, by typing how it begins. */
  const choose = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await handsOn(page).reach(field);
    await page.keyboard.type(text);
    const chosen = () =>
      field.evaluate((each: HTMLSelectElement) => each.selectedOptions[0]?.text ?? "");
    await expect.poll(chosen).toMatch(new RegExp(`^${text}`));
  };
  return { ...handsOn(page), page, dialog, button, inDialog, choose };
}

describe("the main acts of each role, by keys alone", () => {
  it("a designer marks a place on the cloth and sends a proof", async () => {
    const order = await placed(true);
    const { page, press, reach, type } = await keysOf("designer", "/desk");
    await page.locator("[data-desk-row]").first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(order.number.slice(-6));
    await expect
      .poll(() => page.locator("[data-desk-row]").allTextContents())
      .toEqual([order.number]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: order.number }).waitFor();
    const hands = { page, press, reach, type };
    await writeProof(hands, { pin: "Iets hoger?", message: "Kijk even." });
    await sendProof(hands);
  });

  it("the workshop measures a lot, blocks a garment, lets it go and moves it on", async () => {
    const order = await placed(false, true);
    const { page, press, type, inDialog, dialog, button, choose } = await keysOf(
      "workshop",
      "/desk/lots",
    );
    await press(button(words["lots.measure"]));
    await type(dialog.getByLabel(words["lots.lot"]), "P-2027-14");
    await type(dialog.getByLabel(words["lots.across"]), "496");
    await type(dialog.getByLabel(words["lots.along"]), "492");
    await press(inDialog(words["people.save"]));
    await dialog.waitFor({ state: "detached" });
    await page.getByText("P-2027-14").first().waitFor();

    await press(page.getByRole("link", { name: words["nav.production"] }));
    await press(page.getByRole("link", { name: new RegExp(`^${words["stage.print"]}`) }));
    const row = page.getByRole("row", { name: new RegExp(order.number) }).first();
    await press(row.getByRole("button"));
    await type(dialog.getByLabel(words["hold.reason"]), "Vlek op de mouw");
    await press(inDialog(words["act.hold"]));
    await row.getByText("Vlek op de mouw").waitFor();
    await press(row.getByRole("button", { name: words["act.release"] }));
    await expect.poll(() => row.getByText("Vlek op de mouw").count()).toBe(0);
    const own = page.getByRole("row", { name: new RegExp(order.number) });
    const before = await own.count();
    await press(row.getByRole("checkbox"), "Space");
    await choose(words["board.to"], words["stage.cut"]);
    await press(button(words["board.move"]));
    await expect.poll(() => own.count()).toBe(before - 1);
  });

  it("finance gives money back, notes an invoice as paid, and makes a code", async () => {
    const order = await placed(false);
    const { page, press, type, inDialog, dialog, button, choose } = await keysOf(
      "finance",
      `/desk/orders/${order.uuid}`,
    );
    await press(button(words["act.settle_invoice"]));
    await press(inDialog(words["act.settle_invoice"]));
    await dialog.waitFor({ state: "detached" });
    await press(button(words["act.refund"]));
    await choose(words["refund.what"], words["refund.by_amount"]);
    await type(dialog.getByLabel(words["refund.amount"]), "5");
    await type(dialog.getByLabel(words["refund.reason"]), "Te laat");
    await press(inDialog(words["act.refund"]));
    await dialog.waitFor({ state: "detached" });

    await press(page.getByRole("link", { name: words["discounts.title"] }));
    await press(button(words["discounts.make"]));
    await type(dialog.getByLabel(words["discounts.code"]), "TOETSENBORD");
    await type(dialog.getByLabel(words["discounts.worth"], { exact: true }), "10");
    await press(inDialog(words["discounts.make"]));
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "TOETSENBORD" }).waitFor();
    const at = `/api/staff/orders/${order.uuid}`;
    const chief = await house.staff("finance");
    const { ledger } = await house.api<{ ledger: object }>("GET", at, undefined, chief);
    expect(ledger).toMatchObject({ credited: 500, difference: 0 });
  });

  it("an administrator lets somebody in, changes what they may, and takes it from them", async () => {
    const email = freshAddress("nieuw");
    const { page, press, type, inDialog, dialog, button, choose } = await keysOf(
      "administrator",
      "/desk/people",
    );
    await press(button(words["people.add"]));
    await type(dialog.getByLabel(words["people.first_name"]), "Fenna");
    await type(dialog.getByLabel(words["people.last_name"]), "Vos");
    await type(dialog.getByLabel(words["people.email"]), email);
    await press(inDialog(words["people.add"]));
    await dialog.waitFor({ state: "detached" });
    const row = page.getByRole("row").filter({ hasText: email });
    await press(row.getByRole("button", { name: words["people.change"] }));
    await choose(words["people.role"], words["role.finance"]);
    await press(inDialog(words["people.save"]));
    await dialog.waitFor({ state: "detached" });
    await row.getByText(words["role.finance"], { exact: true }).waitFor();
    await press(row.getByRole("button", { name: words["people.disable"] }));
    await dialog.getByText(words["people.disable_text"]).waitFor();
    await press(inDialog(words["people.disable"]));
    await dialog.waitFor({ state: "detached" });
    await row.getByRole("button", { name: words["people.enable"] }).waitFor();
    expect(await row.getByRole("button", { name: words["people.disable"] }).count()).toBe(0);
  });
});
