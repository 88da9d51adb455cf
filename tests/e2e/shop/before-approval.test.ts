import { expect, it } from "vitest";
import { staffWordsIn } from "../../../apps/web/src/features/configurator/staff/staff-words.ts";
import { words } from "../../../apps/web/src/features/desk/words/en.ts";
import { freshAddress, isLive, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const staffWords = staffWordsIn("en");

interface Line {
  readonly id: string;
  readonly document: unknown;
}

async function toCheck() {
  const customer = await house.register(freshAddress("checked"));
  const cart = await house.readyCart(customer, "Under check");
  await house.api("PATCH", `/api/cart/${cart.uuid}`, { manual_check: true }, customer);
  return { customer, uuid: await house.order(customer, cart.uuid) };
}

async function deskOf(token: string) {
  return house.visit({ stored: { access_token: token, "settings.language": "en" } });
}

it("while a design is mended, a press of the mouse on the cloth places a numbered mark, and asks for its words", async () => {
  const { uuid } = await toCheck();
  const page = await deskOf(await house.staff("designer"));
  await page.goto(`/desk/orders/${uuid}`);
  await isLive(page);
  await page.getByRole("button", { name: words["proof_page.mend"], exact: true }).click();
  await page.waitForURL(/configured-set/);
  const bar = page.getByRole("region", { name: staffWords.bar });
  const tool = bar.getByRole("button", { name: staffWords.mark, exact: true });
  const stage = page.getByRole("application");
  const places = stage.locator("[data-pin]");
  await tool.click();
  expect(await tool.getAttribute("aria-pressed")).toBe("true");
  const sheet = stage.locator("[data-pin-layer=placing]");
  await sheet.waitFor({ timeout: 60_000 });
  const box = await sheet.boundingBox();
  if (!box) throw new Error("no cloth");
  const press = (across: number, down: number) =>
    page.mouse.click(box.x + box.width * across, box.y + box.height * down);

  // Beside the garment there is nothing to mark.
  await press(0.02, 0.02);
  expect(await places.count()).toBe(0);
  // Until the garment is drawn, nothing lies below the mouse.
  await expect
    .poll(
      async () => {
        if ((await places.count()) === 0) await press(0.5, 0.45);
        return places.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  const mark = await places.first().boundingBox();
  // It stands where the press was.
  expect(Math.abs((mark?.x ?? 0) + 12 - (box.x + box.width * 0.5))).toBeLessThan(6);
  expect(Math.abs((mark?.y ?? 0) + 12 - (box.y + box.height * 0.45))).toBeLessThan(6);
  await page.getByLabel(staffWords.words(1)).fill("Higher, so?");
  await page.keyboard.press("Enter");
  await stage.getByRole("button", { name: `${staffWords.place(1)}: Higher, so?` }).waitFor();
  // One press, one mark: the next is for the garment again.
  await press(0.5, 0.6);
  expect(await places.count()).toBe(1);
  await tool.click();
  await press(0.5, 0.6);
  await expect.poll(() => places.count()).toBe(2);
  expect(await places.nth(1).getAttribute("data-pin")).toBe("2");

  // Taken away, it comes back as it was, before the other: on the cloth, and in the list that is sent.
  const note = page.getByLabel(staffWords.words(2));
  const written = stage.getByRole("button", { name: `${staffWords.place(1)}: Higher, so?` });
  // By its words: the bar's own for the design has none.
  const undo = page.getByText(staffWords.undo, { exact: true });
  await note.fill("Smaller.");
  await page.keyboard.press("Enter");
  await written.click();
  await page.getByRole("button", { name: staffWords.remove(1) }).click();
  await stage.getByRole("button", { name: `${staffWords.place(1)}: Smaller.` }).click();
  await page.getByText(staffWords.removed(1)).waitFor();
  await undo.click();
  await written.waitFor();
  // Whose words are being written stays so.
  expect(await note.inputValue()).toBe("Smaller.");
  await page.keyboard.press("Escape");

  await bar.getByRole("button", { name: staffWords.send }).click();
  const dialog = page.getByRole("dialog");
  const place = (number: number) => dialog.getByLabel(staffWords.place(number), { exact: true });
  await dialog.getByRole("button", { name: staffWords.remove(1) }).click();
  await expect.poll(() => place(1).inputValue()).toBe("Smaller.");
  await dialog.getByRole("button", { name: staffWords.undo, exact: true }).click();
  await expect.poll(() => place(1).inputValue()).toBe("Higher, so?");
  expect(await place(2).inputValue()).toBe("Smaller.");
}, 180_000);

it("what was taken out of a proof is not put into the next: once it is sent there is nothing to undo", async () => {
  const { uuid } = await toCheck();
  const page = await deskOf(await house.staff("designer"));
  await page.goto(`/desk/proof/${uuid}`);
  await page.locator("[data-pins=ready]").first().waitFor({ timeout: 60_000 });
  await page.getByLabel(words["proof_page.layer"]).selectOption({ index: 1 });
  const number = (text: string): string => text.replace("{{number}}", "1");
  const place = page.getByLabel(number(words["proof_page.pin"]), { exact: true });
  await place.fill("Higher, so?");
  await page.getByLabel(words["proof.message"]).fill("Like this?");
  await page.getByRole("button", { name: number(words["proof_page.pin_remove"]) }).click();
  const told = page.getByText(number(words["proof_page.pin_removed"]));
  // Whoever points at it keeps it there.
  await told.hover();
  const sending = page.waitForResponse(/\/proof$/);
  await page.getByLabel(words["proof.message"]).press("Tab");
  await page.keyboard.press("Enter");
  expect((await sending).status()).toBe(200);
  await page.waitForURL(/\/desk\/orders\//);
  await page.getByText(words["proof.awaiting_customer"]).first().waitFor();
  expect(await told.count()).toBe(0);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith("proof "))).toEqual([]);
}, 180_000);

it("nothing is made of an order before its customer has approved: no button for a print pack, and the server refuses", async () => {
  const { customer, uuid } = await toCheck();
  const token = await house.staff("designer");
  const at = `/api/staff/orders/${uuid}`;
  const page = await deskOf(token);
  const start = page.getByRole("button", { name: words["packs.start"], exact: true });
  const produce = page.getByRole("button", { name: words["act.processing"], exact: true });
  const refused = async () => {
    const call = (method: string, path: string, body: object) =>
      page.request.fetch(`${new URL(page.url()).origin}${path}`, {
        method,
        data: body,
        headers: { authorization: `Bearer ${token}` },
      });
    for (const answer of [
      await call("PATCH", at, { status: "processing" }),
      await call("POST", `${at}/packs`, { language: "en" }),
    ]) {
      expect(answer.status()).toBe(409);
      expect(await answer.json()).toMatchObject({ code: "illegal_transition" });
    }
  };
  const open = async () => {
    await page.goto(`/desk/orders/${uuid}`);
    await page.getByRole("button", { name: words["act.hold"], exact: true }).waitFor();
  };
  await open();
  expect(await start.count()).toBe(0);
  expect(await produce.count()).toBe(0);
  await refused();

  // With the customer, it is no more approved than before.
  const { lines } = await house.api<{ lines: Line[] }>("GET", at, undefined, token);
  const sent = lines.map(({ id, document }) => ({ line_id: id, document }));
  await house.api("POST", `${at}/proof`, { message: "Look.", lines: sent }, token);
  await open();
  expect(await start.count()).toBe(0);
  expect(await produce.count()).toBe(0);
  await refused();

  await house.api("POST", `/api/customer/orders/${uuid}/proof/approve`, {}, customer);
  await produce.waitFor();
  await start.waitFor();
});
