import { describe, expect, it } from "vitest";
import { axeFaults, freshAddress, sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { type OpenEditor, openEditor } from "./support.ts";

const house = shopHouse();
const say = sayIn("nl");
const shots = process.env["SHOTS"];

async function shoot({ page }: OpenEditor, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
}

/** An owner's editor of a saved design. */
async function ownersEditor(
  name: string,
  expects?: RegExp,
): Promise<OpenEditor & { uuid: string; token: string }> {
  const token = await house.register(freshAddress("samen"));
  const { uuid } = await house.design(name, token);
  const visit = { stored: { access_token: token }, ...(expects && { expects }) };
  const editor = await openEditor(house, visit, `/configured-set/${uuid}`);
  return { ...editor, uuid, token };
}

/** Opens the design to others as a rider does, and answers the way there. */
async function openedToOthers({ page, button }: OpenEditor): Promise<string> {
  await button("editor.more").click();
  await page.getByRole("menuitem", { name: say("together.menu") }).click();
  const dialog = page.getByRole("dialog", { name: say("together.title") });
  const field = dialog.getByRole("textbox", { name: say("together.link_label") });
  await expect.poll(() => field.inputValue()).toMatch(/\/together\//);
  expect(await axeFaults(page)).toEqual([]);
  const url = new URL(await field.inputValue());
  await dialog.getByRole("button", { name: say("app.close") }).click();
  await page.getByRole("region", { name: say("together.bar") }).waitFor();
  return url.pathname;
}

function company({ page }: OpenEditor) {
  return page.getByRole("list", { name: say("together.here") }).getByRole("listitem");
}

async function write(editor: OpenEditor, layer: string, words: string): Promise<void> {
  await editor.choose(layer);
  await editor.field("editor.text.words").fill(words);
  await editor.field("editor.text.words").blur();
}

describe("two people on one design", () => {
  it("see what the other does, take back each their own, and know where the other is", async () => {
    const owner = await ownersEditor("Samen");
    const path = await openedToOthers(owner);
    const guest = await openEditor(house, {}, path);
    await expect.poll(() => company(owner).count(), { timeout: 60_000 }).toBe(2);
    await expect.poll(() => company(guest).count()).toBe(2);

    await write(owner, "TORQAL", "ZANDHAAS");
    await guest.layer("ZANDHAAS").waitFor();
    // The guest moves the same layer: both keep what they did.
    await guest.choose("ZANDHAAS");
    const place = guest.field("editor.place.x");
    const from = await place.inputValue();
    await guest.stage.focus();
    await guest.page.keyboard.press("Shift+ArrowRight");
    await expect.poll(() => place.inputValue()).not.toBe(from);
    const to = await place.inputValue();
    const seen = owner.field("editor.place.x");
    await owner.choose("ZANDHAAS");
    await expect.poll(() => seen.inputValue()).toBe(to);

    // The owner's step back is his own act, not the one that came last.
    await owner.button("editor.undo").click();
    await guest.layer("TORQAL").waitFor();
    expect(await seen.inputValue()).toBe(to);
    await owner.button("editor.redo").click();
    await guest.layer("ZANDHAAS").waitFor();
    await guest.button("editor.undo").click();
    await expect.poll(() => seen.inputValue()).toBe(from);
    await guest.layer("ZANDHAAS").waitFor();
    expect(await guest.button("editor.undo").isDisabled()).toBe(true);

    // A name by keyboard, and a pointer on the cloth.
    const own = guest.page.getByRole("button", { name: /naam wijzigen$/ });
    await own.focus();
    await guest.page.keyboard.press("Enter");
    await guest.page
      .getByRole("textbox", { name: say("together.name"), exact: true })
      .fill("Femke");
    await guest.page.keyboard.press("Enter");
    await company(owner).filter({ hasText: "Femke" }).waitFor();
    const box = await guest.stage.boundingBox();
    if (!box) throw new Error("no stage");
    await guest.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await guest.page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2 + 10, {
      steps: 4,
    });
    const cursor = owner.page.locator("[data-cursor]");
    await cursor.filter({ hasText: "Femke" }).waitFor({ timeout: 60_000 });

    // The server has what both see; a guest finds nothing that is the owner's alone.
    await owner.page
      .getByText(/^Opgeslagen/)
      .first()
      .waitFor();
    const { document, version } = await house.api<{ document: unknown; version: number }>(
      "GET",
      `/api/configured-sets/${owner.uuid}`,
      undefined,
      owner.token,
    );
    expect(JSON.stringify(document)).toContain("ZANDHAAS");
    expect(version).toBeGreaterThan(4);
    for (const key of ["app.save", "editor.share", "editor.rename", "editor.more"]) {
      expect(await guest.button(key).count(), key).toBe(0);
    }
    expect(await guest.button("editor.add_to_cart").count()).toBe(0);
    expect(await axeFaults(guest.page)).toEqual([]);
    expect(await axeFaults(owner.page)).toEqual([]);
    await shoot(owner, "together-owner-1440");
    await shoot(guest, "together-guest-1440");
  });

  it("speak at a place of the cloth: by keyboard, answered, dealt with, taken back", async () => {
    const owner = await ownersEditor("Bespreken");
    const path = await openedToOthers(owner);
    const guest = await openEditor(house, {}, path);
    await expect.poll(() => company(owner).count(), { timeout: 60_000 }).toBe(2);

    await guest.choose("TORQAL");
    await guest.button("together.comment_layer").focus();
    await guest.page.keyboard.press("Enter");
    const draft = guest.page.getByRole("region", { name: say("together.comment"), exact: true });
    await draft.getByRole("textbox").waitFor();
    await guest.page.keyboard.type("Mag dit hoger?");
    await guest.page.keyboard.press("Enter");
    const pin = (editor: OpenEditor) => editor.page.locator('[data-remark="1"]');
    await pin(owner).waitFor();
    expect(await pin(owner).getAttribute("aria-label")).toContain("Mag dit hoger?");

    // The owner is on another side: the list leads to the place.
    await owner.button("side.back").click();
    await pin(owner).waitFor({ state: "detached" });
    await owner.button("together.comments", { count: 1 }).click();
    await owner.page.getByRole("menuitem", { name: /Mag dit hoger/ }).click();
    const card = (editor: OpenEditor) =>
      editor.page.getByRole("region", { name: say("together.comment_number", { number: 1 }) });
    await card(owner).waitFor();
    await card(owner)
      .getByRole("textbox", { name: say("together.answer") })
      .fill("Ja, 2 cm.");
    await owner.page.keyboard.press("Enter");
    await card(owner).getByText("Ja, 2 cm.").waitFor();
    await shoot(owner, "together-comment-1440");
    expect(await axeFaults(owner.page)).toEqual([]);

    await pin(guest).focus();
    await guest.page.keyboard.press("Enter");
    await card(guest).getByText("Ja, 2 cm.").waitFor();
    // The owner's words are not the guest's to take back.
    const away = { name: say("together.take_back") };
    await expect.poll(() => card(guest).getByRole("button", away).count()).toBe(1);
    await card(guest)
      .getByRole("button", { name: say("together.resolve") })
      .click();
    await owner.button("together.reopen").waitFor();
    await card(guest).getByRole("button", away).click();
    await pin(owner).waitFor({ state: "detached" });
    await pin(guest).waitFor({ state: "detached" });

    // With a pointer: where the cloth is pressed.
    await owner.button("together.comment").click();
    const box = await owner.stage.boundingBox();
    if (!box) throw new Error("no stage");
    await owner.page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.4);
    const own = owner.page.getByRole("region", { name: say("together.comment"), exact: true });
    await own.getByRole("textbox").fill("Hier een sponsor");
    await own.getByRole("button", { name: say("together.say") }).click();
    await pin(guest).waitFor();
  });

  it("go on after the line was gone; a saved whole is seen; a withdrawn link ends it", async () => {
    // Where the owner looks may be on its way when the link is withdrawn.
    const owner = await ownersEditor("Uit en aan", /status of 404 .*\/together\/presence/);
    const path = await openedToOthers(owner);
    const expects = /status of 404|ERR_INTERNET_DISCONNECTED|Failed to fetch|network/;
    const guest = await openEditor(house, { expects, width: 360, height: 740 }, path);
    await expect.poll(() => company(owner).count(), { timeout: 60_000 }).toBe(2);
    const where = `/api/configured-sets/${owner.uuid}`;
    const place = { product: "jersey", piece: "front", x: 40, y: 120 };
    const comment = { id: crypto.randomUUID(), author: crypto.randomUUID(), name: "Sanne" };
    const said = { ...comment, text: "Past de sponsor hier?", place };
    await house.api("POST", `${where}/together/comments`, said, owner.token);
    const pin = guest.page.locator('[data-remark="1"]');
    await pin.click();
    await guest.page.getByText(said.text).waitFor();
    await shoot(guest, "together-guest-360");
    expect(await axeFaults(guest.page)).toEqual([]);

    await guest.button("app.close").click();
    await guest.page.context().setOffline(true);
    await write(owner, "TORQAL", "ZANDHAAS");
    await owner.page
      .getByText(/^Opgeslagen/)
      .first()
      .waitFor();
    await guest.page.context().setOffline(false);
    await guest.button("editor.layers").click();
    await guest.layer("ZANDHAAS").waitFor({ timeout: 40_000 });

    // The old way: a whole document over the version that was read.
    const { version, document } = await house.api<{ version: number; document: object }>(
      "GET",
      where,
      undefined,
      owner.token,
    );
    const whole = JSON.parse(JSON.stringify(document).replaceAll("ZANDHAAS", "WHOLE")) as object;
    const body = { name: "Uit en aan", document: whole, version };
    await house.api("PUT", where, body, owner.token);
    await guest.layer("WHOLE").waitFor();
    await owner.layer("WHOLE").waitFor();

    await house.api("DELETE", `${where}/together`, undefined, owner.token);
    await guest.page.getByText(say("together.withdrawn")).waitFor();
    await owner.page.getByText(say("together.withdrawn_own")).waitFor();
    // Alone again, the owner saves as before.
    await write(owner, "WHOLE", "ALLEEN");
    await expect
      .poll(async () => JSON.stringify(await house.api("GET", where, undefined, owner.token)), {
        timeout: 60_000,
      })
      .toContain("ALLEEN");
  });
});
