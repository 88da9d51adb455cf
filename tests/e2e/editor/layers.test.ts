import { describe, expect, it } from "vitest";
import { axeFaults, freshAddress, shopHouse } from "../shop/support/shop-house.ts";
import { type OpenEditor, openCoarsely, settledPicture, sharedEditor } from "./support.ts";

const house = shopHouse();

function value({ field }: OpenEditor, key: string): Promise<number> {
  return field(key)
    .inputValue()
    .then((text) => Number(text.replace(",", ".")));
}

describe("layers", () => {
  const inOne = sharedEditor(() => openCoarsely(house, { stays: true }));

  it(
    "are renamed, lined up as one step, and copied to another product",
    inOne(async (editor) => {
      const { page, say, button, choose, layer, field } = editor;
      await choose("TORQAL");
      await field("editor.place.x").fill("20");
      await field("editor.place.x").press("Enter");

      await button("editor.layer.more", { name: "TORQAL" }).click();
      await page.getByRole("menuitem", { name: say("editor.layer.rename") }).click();
      await page.getByRole("textbox", { name: say("editor.layer.name") }).fill("Borst");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("app.save") })
        .click();
      await layer("Borst").waitFor();
      expect(await field("editor.text.words").inputValue()).toBe("TORQAL");

      // Chosen one by one without a modifier key, as on a phone; the middle of both is where both go.
      await button("editor.text.add").click();
      await field("editor.text.words").fill("ONDER");
      await field("editor.place.x").fill("-60");
      await field("editor.place.x").press("Enter");
      await button("editor.layers.several").click();
      await choose("Borst");
      await button("editor.arrange.centre").click();
      await button("editor.layers.several").click();
      await choose("Borst");
      const first = await value(editor, "editor.place.x");
      await choose("ONDER");
      expect(await value(editor, "editor.place.x")).toBeCloseTo(first, 0);
      await button("editor.undo").click();
      expect(await value(editor, "editor.place.x")).toBe(-60);

      await button("editor.layer.more", { name: "ONDER" }).click();
      await page
        .getByRole("menuitem", { name: say("editor.layer.copy_to", { product: "Broek" }) })
        .click();
      await expect
        .poll(() => page.getByRole("tab", { name: "Broek" }).getAttribute("aria-selected"))
        .toBe("true");
      await layer("ONDER").waitFor();
      expect(await field("editor.text.words").inputValue()).toBe("ONDER");
      await button("editor.undo").click();
      await expect.poll(() => layer("ONDER").count()).toBe(0);
      await page.getByRole("tab", { name: "Shirt", exact: true }).click();
      expect(await layer("ONDER").count()).toBe(1);
    }),
  );

  it(
    "change one colour wherever it is, and take a pattern, each as one step",
    inOne(async (editor) => {
      const { page, say, button, stage } = editor;
      const undo = button("editor.undo");
      await button("editor.panel.colours").click();
      const kit = await settledPicture(stage);
      const pattern = (name: string) =>
        page.getByRole("radio", { name: say(`editor.pattern.${name}`) });
      await pattern("checker").click();
      const checked = await settledPicture(stage);
      expect(checked === kit, "the pattern is seen").toBe(false);
      await page.getByRole("slider", { name: say("editor.pattern.scale") }).fill("300");
      await expect.poll(() => settledPicture(stage), { timeout: 60_000 }).not.toBe(checked);
      expect(await axeFaults(page)).toEqual([]);
      await undo.click();
      await undo.click();
      expect(await pattern("none").isChecked()).toBe(true);
      expect(await undo.isDisabled()).toBe(true);

      // The zone's colour and every other zone and letter that has it become green; nothing else does.
      const chosen = page.locator("button[aria-pressed=true] + *, [role=group]").first();
      await chosen.waitFor();
      const more = page
        .getByRole("button", { name: new RegExp(say("editor.colour.more", { label: "" }).trim()) })
        .first();
      await more.click();
      const used = page.getByRole("group", { name: say("editor.colour.used") }).first();
      const before = await used.getByRole("button").allInnerTexts();
      const count = await used.getByRole("button").count();
      const current = page.getByRole("textbox", { name: say("editor.colour.code") }).first();
      const old = await current.inputValue();
      // The switch says at how many places, before anything is done.
      const everywhere = say("editor.colour.everywhere").replace(/\(.*$/, "");
      const label = page.getByText(new RegExp(`^${everywhere}`)).first();
      const places = Number(/\d+/.exec(await label.innerText())?.[0]);
      expect(places).toBeGreaterThan(1);
      await page
        .getByRole("switch", { name: new RegExp(`^${everywhere}`) })
        .first()
        .click();
      await current.fill("#12a35b");
      await current.press("Enter");
      await used.getByRole("button", { name: /#12a35b/ }).waitFor();
      expect(await used.getByRole("button", { name: new RegExp(old) }).count()).toBe(0);
      expect(await used.getByRole("button").count()).toBe(count);
      expect(before).toHaveLength(count);
      await undo.click();
      await used
        .getByRole("button", { name: new RegExp(old) })
        .first()
        .waitFor();
      expect(await undo.isDisabled()).toBe(true);
    }),
  );

  it(
    "take their keys where a mouse has pressed their row",
    inOne(async ({ page, say, choose, layer }) => {
      await choose("TORQAL");
      await page.keyboard.press("F2");
      const dialog = page.getByRole("dialog", { name: say("editor.layer.rename") });
      await dialog.getByRole("textbox").fill("Borst");
      await dialog.getByRole("button", { name: say("app.save") }).click();
      await layer("Borst").waitFor();
      await choose("Borst");
      await page.keyboard.press("h");
      const said = () => layer("Borst").textContent();
      await expect.poll(said).toContain(say("editor.layer.is_hidden"));
      // With Ctrl it is the browser's key for its address.
      await page.keyboard.press("Control+l");
      expect(await said()).not.toContain(say("editor.layer.is_locked"));
    }),
  );

  it(
    "lead into their panel, say that they went, and hand the focus on, all by keys",
    inOne(async ({ page, say, stage, layer, field }) => {
      const name = "TORQAL";
      const hasFocus = (where: string) =>
        page.evaluate((at) => document.activeElement?.matches(at), where);
      const said = page.locator("[role=status]", {
        hasText: say("editor.spoken.removed", { name }),
      });

      await layer(name).last().focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await expect.poll(() => hasFocus("[data-words]")).toBe(true);
      expect(await field("editor.text.words").inputValue()).toBe(name);

      // Its own bar goes with it.
      await stage.getByRole("button", { name: say("editor.layer.delete", { name }) }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => layer(name).count()).toBe(0);
      await expect.poll(() => hasFocus("[role=application]")).toBe(true);
      await expect.poll(() => said.count()).toBe(1);
      await page.keyboard.press("Control+z");
      await layer(name).last().waitFor();

      // So does its group's heading, where it was alone there.
      const placed = page.getByRole("treeitem", { level: 2 });
      await page.getByRole("treeitem").first().focus();
      for (let left = (await placed.count()) - 1; left > 0; left -= 1) {
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Delete");
        await expect.poll(() => placed.count()).toBe(left);
        await expect.poll(() => hasFocus("[role=treeitem]")).toBe(true);
      }
    }),
  );

  it(
    "have every key on one sheet, opened by ?, and not while typing",
    inOne(async ({ page, say, button, field }) => {
      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: say("keys.title") });
      await sheet.getByText(say("keys.duplicate"), { exact: true }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
      await button("editor.panel.text").click();
      await button("editor.text.add").click();
      await field("editor.text.words").fill("");
      await field("editor.text.words").pressSequentially("A?");
      expect(await field("editor.text.words").inputValue()).toBe("A?");
      expect(await sheet.count()).toBe(0);
      await button("editor.help").click();
      await sheet.waitFor();
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
    }),
  );
});

describe("a saved design", () => {
  it("is saved as another, moved to a group and deleted from the editor", async () => {
    const token = await house.register(freshAddress("menu"));
    const { uuid } = await house.design("Zomer", token);
    const group = await house.api<{ id: string }>(
      "POST",
      "/api/customer/groups",
      { name: "Team" },
      token,
    );
    const stored = { access_token: token };
    const path = `/configured-set/${uuid}`;
    const { page, say, button } = await openCoarsely(house, { stored }, path);
    const item = (key: string) => page.getByRole("menuitem", { name: say(key) });
    const designs = () =>
      house.api<{ data: { uuid: string; name: string; group_id: string | null }[] }>(
        "GET",
        "/api/customer/configured-sets?limit=50",
        undefined,
        token,
      );
    await button("editor.more").click();
    await item("editor.save_as").click();
    await page.getByRole("dialog").getByRole("textbox").fill("Winter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("app.save") })
      .click();
    await page.getByRole("heading", { level: 1, name: "Winter" }).waitFor();
    // The name stands there before the shop has the copy.
    await expect
      .poll(async () => (await designs()).data.map(({ name }) => name).toSorted())
      .toEqual(["Winter", "Zomer"]);
    await expect.poll(() => page.url()).not.toContain(uuid);

    await button("editor.more").click();
    await item("designs.move").click();
    await page.getByRole("menuitem", { name: "Team" }).click();
    await expect
      .poll(async () => (await designs()).data.find(({ name }) => name === "Winter")?.group_id)
      .toBe(group.id);

    await button("editor.more").click();
    await item("editor.delete_design").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("editor.delete_design") })
      .click();
    await page.waitForURL(/my-designs/);
    expect((await designs()).data.map(({ name }) => name)).toEqual(["Zomer"]);
  });
});
