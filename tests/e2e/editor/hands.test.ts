import { expect, it } from "vitest";
import { axeFaults, shopHouse, sidewaysScroll } from "../shop/support/shop-house.ts";
import { openCoarsely, settledPicture, sharedEditor } from "./support.ts";

const house = shopHouse();
const inOne = sharedEditor(() => openCoarsely(house, { stays: true }));
/** A folder for what was seen on the way, for who wants to look. */
const shots = process.env["SHOTS"];

it(
  "chooses all layers and no words of the page by Ctrl+A; copies, cuts and pastes them as one step each",
  inOne(async ({ page, stage, button, layer }) => {
    const rows = page.getByRole("treeitem", { selected: true });
    const undo = button("editor.undo");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const names = await layer("LINDHOLM").count();
    expect(names).toBeGreaterThan(0);

    await stage.focus();
    // Its code comes beside the garment.
    await expect
      .poll(async () => {
        await page.keyboard.press("Control+a");
        return rows.count();
      })
      .toBeGreaterThan(1);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
    const chosen = await rows.count();
    const all = await page.locator("[data-row]").count();

    await page.keyboard.press("Control+c");
    await page.keyboard.press("Control+v");
    await expect.poll(() => page.locator("[data-row]").count()).toBe(all + chosen);
    // The copies are chosen, and go as they came.
    expect(await rows.count()).toBe(chosen);
    await undo.click();
    await expect.poll(() => page.locator("[data-row]").count()).toBe(all);
    expect(await undo.isDisabled()).toBe(true);

    await stage.focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+x");
    await expect.poll(() => page.locator("[data-row]").count()).toBe(all - chosen);
    // Into another garment: what its pieces do not have stands in the middle.
    await page.getByRole("tab", { name: "Broek", exact: true }).click();
    const before = await page.locator("[data-row]").count();
    await page.keyboard.press("Control+v");
    await expect.poll(() => page.locator("[data-row]").count()).toBe(before + chosen);
    await page.getByRole("tab", { name: "Shirt", exact: true }).click();
  }),
);

it(
  "pastes words as a text, beside what is being typed into",
  inOne(async ({ page, stage, button, field, layer }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("HARD ENDURO"));
    await stage.focus();
    await expect
      .poll(async () => {
        if ((await layer("HARD ENDURO").count()) === 0) await page.keyboard.press("Control+v");
        return layer("HARD ENDURO").count();
      })
      .toBe(1);
    await field("editor.text.words").fill("");
    await page.keyboard.press("Control+v");
    expect(await field("editor.text.words").inputValue()).toBe("HARD ENDURO");
    expect(await layer("HARD ENDURO").count()).toBe(1);
    await button("editor.undo").click();
  }),
);

it(
  "chooses what a rectangle drawn with Shift touches, and changes one colour in all of it as one step",
  inOne(async ({ page, stage, button, say }) => {
    const rows = page.getByRole("treeitem", { selected: true });
    const box = await stage.boundingBox();
    if (!box) throw new Error("there is no stage");
    const { x, y, width, height } = box;
    const drag = async (from: number, to: number) => {
      await page.keyboard.down("Shift");
      await page.mouse.move(x + width * from, y + height * from);
      await page.mouse.down();
      await page.mouse.move(x + width * to, y + height * to, { steps: 6 });
    };
    // Its code comes beside the garment.
    await expect
      .poll(
        async () => {
          await drag(0.05, 0.95);
          const drawn = await page.locator("svg rect[stroke-dasharray]").count();
          await page.mouse.up();
          await page.keyboard.up("Shift");
          return drawn === 1 ? rows.count() : 0;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(2);
    const chosen = await rows.count();
    expect(await page.locator("svg rect[stroke-dasharray]").count()).toBe(0);

    // Another one over nothing adds nothing and takes nothing away; one that is given up neither.
    await drag(0.01, 0.03);
    await page.mouse.up();
    expect(await rows.count()).toBe(chosen);
    await drag(0.2, 0.8);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await page.keyboard.up("Shift");
    expect(await page.locator("svg rect[stroke-dasharray]").count()).toBe(0);
    expect(await rows.count()).toBe(chosen);
    expect(await button("editor.undo").isDisabled()).toBe(true);

    const colours = page.getByRole("group", { name: say("editor.selection.colours"), exact: true });
    const before = await settledPicture(stage);
    await colours.getByRole("button").first().click();
    const picker = page.getByRole("group", {
      name: say("editor.selection.colour", { count: String(chosen) }),
    });
    await picker.locator("button.swatch[aria-pressed=false]").last().click();
    await expect.poll(() => button("editor.undo").isDisabled()).toBe(false);
    const after = await settledPicture(stage);
    expect(after).not.toBe(before);
    await button("editor.undo").click();
    expect(await settledPicture(stage)).toBe(before);
    // One act for all of them: there is nothing more to take back.
    expect(await button("editor.undo").isDisabled()).toBe(true);
    expect(await rows.count()).toBe(chosen);
  }),
);

it(
  "begins with name and number, lists every outline of a text, and leads back to all words",
  inOne(async ({ page, say, stage, button, field, layer, ready }) => {
    const panel = page.getByRole("complementary", { name: say("editor.panel.text") });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-look"));
    const look = (text: string) => button("editor.words.look", { text });
    const seen = async (name: string) => {
      if (shots) await page.screenshot({ path: `${shots}/words-${name}.png` });
    };

    await button("editor.panel.text").click();
    const first = panel.getByRole("textbox");
    expect(await first.first().getAttribute("placeholder")).toBe("LINDHOLM");
    await panel.getByRole("textbox", { name: say("samples.your_name") }).fill("DE JONG");
    // The name is on the back alone: whoever types it sees it there.
    const backShown = () => button("side.back").getAttribute("aria-pressed");
    expect(await backShown()).toBe("true");
    await panel.getByRole("textbox", { name: say("samples.your_number") }).fill("7");
    await layer("DE JONG").waitFor();
    // A kit's own words are changed where they are read.
    await panel.locator('input[value="TORQAL"]').fill("KILO7");
    await layer("KILO7").first().waitFor();
    expect(await backShown()).toBe("false");
    expect(await axeFaults(page)).toEqual([]);
    await seen("1-all");

    // Every outline of the number, none out of reach; what lay outside one that goes comes nearer.
    await look("7, Rugpand").click();
    expect(await backShown()).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-back"))).toBe(true);
    const outlines = panel.getByRole("group", {
      name: new RegExp(`^${say("editor.text.outline_n", { number: "" })}\\d`),
    });
    await expect.poll(() => outlines.count()).toBe(2);
    const outer = outlines.nth(1);
    const colour = await outer.getByText(/^#[0-9a-f]{6}$/i).innerText();
    await seen("2-number");
    await button("editor.text.outline_remove", { number: 1 }).click();
    await expect.poll(() => outlines.count()).toBe(1);
    expect(
      await outlines
        .first()
        .getByText(/^#[0-9a-f]{6}$/i)
        .innerText(),
    ).toBe(colour);
    await button("editor.text.outline_remove", { number: 1 }).click();
    await expect.poll(() => outlines.count()).toBe(0);
    const edge = page.getByRole("switch", { name: say("editor.text.stroke"), exact: true });
    expect(await edge.isChecked()).toBe(false);
    expect(await edge.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press("Space");
    await button("editor.text.outline_add").click();
    await expect.poll(() => outlines.count()).toBe(2);
    await outlines
      .nth(1)
      .getByRole("textbox", { name: say("editor.text.stroke_width") })
      .fill("6");
    await page.keyboard.press("Enter");
    expect(await axeFaults(page)).toEqual([]);

    // Back by keyboard, to where one came from.
    await button("editor.words.all").focus();
    await page.keyboard.press("Enter");
    await panel.getByRole("textbox", { name: say("samples.your_name") }).waitFor();
    expect(await focused()).toBe(await look("7, Rugpand").getAttribute("data-look"));

    // On the cloth Enter and a second press mean the words; the open tool shows all of them again.
    await button("side.back").click();
    await ready();
    await button("editor.panel.templates").click();
    const box = await stage.boundingBox();
    if (!box) throw new Error("there is no stage");
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    const words = field("editor.text.words");
    await expect.poll(() => words.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.type("28");
    await layer("28").first().waitFor();
    await stage.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => words.evaluate((each) => each === document.activeElement)).toBe(true);
    await button("editor.panel.text").click();
    await panel.getByRole("textbox", { name: say("samples.your_name") }).waitFor();

    // A phone has the same order in a sheet, which is open as the panel was.
    await page.setViewportSize({ width: 360, height: 780 });
    const sheet = page.getByRole("region", { name: say("editor.panel.text") });
    await sheet.getByRole("textbox", { name: say("samples.your_name") }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await seen("3-phone");
    await look("28, Rugpand").click();
    await button("editor.text.outline_remove", { number: 1 }).scrollIntoViewIfNeeded();
    expect(await sidewaysScroll(page)).toBe(0);
    await seen("4-phone-outlines");
    await page.setViewportSize({ width: 1440, height: 900 });
  }),
);
