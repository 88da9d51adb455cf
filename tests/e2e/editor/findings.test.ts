import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFaults, sayIn, shopHouse } from "../shop/support/shop-house.ts";
import {
  editorOn,
  firstSet,
  type OpenEditor,
  openEditor,
  photograph,
  sharedEditor,
} from "./support.ts";

const house = shopHouse();
const PIXELS_ACROSS = 64;
const MM_PER_INCH = 25.4;
const SHARP_DPI = 150;
/** A check waits for a pause and for the page to have nothing better to do. */
const soon = { timeout: 60_000 };

function cards({ page, say }: OpenEditor): Locator {
  return page.getByRole("region", { name: say("finding.title") });
}

/** Goes through the cards until one holds these words. */
async function cardWith(editor: OpenEditor, words: RegExp): Promise<Locator> {
  const card = cards(editor).filter({ hasText: words });
  await expect
    .poll(
      async () => {
        if ((await card.count()) > 0) return true;
        const next = editor.button("finding.next");
        if ((await next.count()) > 0) await next.click();
        return false;
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(true);
  return card;
}

describe("a kit as it comes", () => {
  it("has no findings but its samples, also while its garment is still on the way", async () => {
    const page = await house.visit({ density: 0.5, stored: { "settings.language": "nl" } });
    // What makes the views comes late, as on a busy machine: nothing has asked for letters by then.
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route(/table-worker/, async (route) => {
      await late;
      await route.continue();
    });
    const checking = page.waitForResponse(/check-product/);
    await page.goto(`/set/${await firstSet(house)}`);
    const editor = editorOn(page, sayIn("nl"));
    await editor.stage.waitFor();
    await checking;
    const faults = cards(editor).filter({ hasNotText: editor.say("finding.title.sample_left") });
    await page.waitForTimeout(1500);
    expect(await faults.count()).toBe(0);
    release();
    await editor.ready();
    await page.waitForTimeout(1000);
    expect(await faults.count()).toBe(0);

    // All samples of all products are one point, with the fields that take it away.
    const { say, button, layer } = editor;
    const card = cards(editor).filter({ hasText: say("finding.position", { index: 1, count: 1 }) });
    await card.getByText(/LINDHOLM/).waitFor();
    await layer(`LINDHOLM.*${say("samples.mark")}`).waitFor();
    await card.getByRole("button", { name: say("samples.fill_in") }).click();
    const asked = page.getByRole("dialog", { name: say("samples.title") });
    expect(await axeFaults(page), "the question").toEqual([]);
    await asked.getByRole("textbox", { name: say("samples.your_name") }).fill("DE JONG");
    await asked.getByRole("checkbox", { name: say("samples.keep", { text: "86" }) }).check();
    await asked.getByRole("button", { name: say("samples.apply") }).click();
    await layer("DE JONG").waitFor();
    await expect.poll(() => cards(editor).count(), soon).toBe(0);
    expect(await layer(`86.*${say("samples.mark")}`).count()).toBe(0);
    expect(await layer(say("editor.layer.empty")).count()).toBeGreaterThan(0);
    await button("editor.undo").click();
    await layer(`LINDHOLM.*${say("samples.mark")}`).waitFor();
  });
});

async function upload(editor: OpenEditor, name: string): Promise<void> {
  const { page, say, button, layer } = editor;
  await button("editor.panel.upload").click();
  const file = { name, mimeType: "image/jpeg", buffer: photograph };
  await page.getByLabel(say("editor.upload.choose")).setInputFiles(file);
  await layer(name).waitFor();
  await button("editor.panel.images").click();
}

describe("findings before printing", () => {
  const inOne = sharedEditor(() => openEditor(house, { density: 0.5, stays: true }));

  it(
    "tells file, place, dpi and limit of a coarse picture, and shrinks it to what is sharp",
    inOne(async (editor) => {
      const { say, button, field, layer, page } = editor;
      await upload(editor, "helm.jpg");
      const width = field("editor.image.width");
      expect(await width.inputValue()).toBe("140");
      const dpi = Math.round((PIXELS_ACROSS * MM_PER_INCH) / 140);
      const card = await cardWith(editor, /helm\.jpg/);
      await card
        .getByText(new RegExp(`helm\\.jpg.*Voorpand.*${dpi} dpi.*140 mm.*150 dpi`))
        .waitFor();
      await layer(`helm\\.jpg.*${say("editor.layer.has_finding")}`).waitFor();
      expect(await axeFaults(page)).toEqual([]);

      // First what helps: lines instead of pixels, seen large beside the picture before anything is agreed to.
      expect(await card.getByRole("button", { name: /\S/ }).allTextContents()).toEqual([
        ...(await card.getByRole("button", { name: say("finding.next") }).allTextContents()),
        say("editor.helper.trace"),
        say("finding.fix.shrink", { size: "10,8" }),
      ]);
      const trace = card.getByRole("button", { name: say("editor.helper.trace") });
      await trace.click();
      const compared = page.getByRole("dialog", { name: say("editor.helper.trace") });
      for (const picture of ["before", "after"]) {
        const shown = await compared
          .getByRole("img", { name: say(`editor.helper.${picture}`) })
          .boundingBox();
        expect(Math.min(shown?.width ?? 0, shown?.height ?? 0), picture).toBeGreaterThanOrEqual(
          360,
        );
      }
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await compared.waitFor({ state: "detached" });
      await expect.poll(() => trace.evaluate((node) => node === document.activeElement)).toBe(true);

      // The largest width at which 64 pixels are 150 to the inch, and it says so before it is pressed.
      const sharp = (PIXELS_ACROSS * MM_PER_INCH) / SHARP_DPI;
      const fix = card.getByRole("button", { name: say("finding.fix.shrink", { size: "10,8" }) });
      await fix.click();
      await expect.poll(() => width.inputValue()).toBe(sharp.toFixed(1).replace(".", ","));
      await expect
        .poll(
          () =>
            cards(editor)
              .getByText(/helm\.jpg/)
              .count(),
          soon,
        )
        .toBe(0);
      await expect.poll(() => layer("helm.jpg").innerText(), soon).not.toContain("aandacht");

      // One step to undo, and the finding is back with the fault.
      await button("editor.undo").click();
      expect(await width.inputValue()).toBe("140");
      await cardWith(editor, /helm\.jpg/);
    }),
  );

  it(
    "asks for a larger file where there are too few pixels, and offers nothing that could not help",
    inOne(async (editor) => {
      const { page, say, button, layer } = editor;
      await button("editor.panel.upload").click();
      const dots = await page.evaluate(() => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [9, 9];
        return canvas.toDataURL("image/png").split(",")[1] ?? "";
      });
      const file = { name: "stip.png", mimeType: "image/png", buffer: Buffer.from(dots, "base64") };
      await page.getByLabel(say("editor.upload.choose")).setInputFiles(file);
      await layer("stip.png").waitFor();
      await button("editor.panel.images").click();
      const card = await cardWith(editor, /stip\.png/);
      await card.getByText(/Kies een groter bestand/).waitFor();
      await button("editor.helper.crop").waitFor();
      expect(await button("editor.helper.trace").count()).toBe(0);
    }),
  );

  it(
    "moves what runs off the edge inwards, and leaves what only the rider knows to the rider",
    inOne(async (editor) => {
      const { page, say, button, field, layer } = editor;
      await button("editor.panel.text").click();
      await button("editor.text.add").click();
      await field("editor.text.words").fill("BUITENOM");
      await field("editor.place.y").fill("760");
      await field("editor.place.y").press("Enter");
      const card = await cardWith(editor, /BUITENOM/);
      await card.getByText(say("finding.title.outside_piece")).waitFor();
      await card.getByText(/BUITENOM steekt \d+ mm buiten Voorpand/).waitFor();
      await card.getByRole("button", { name: /mm/ }).click();
      await expect
        .poll(
          () =>
            cards(editor)
              .getByText(/BUITENOM/)
              .count(),
          soon,
        )
        .toBe(0);
      expect(Number((await field("editor.place.y").inputValue()).replace(",", "."))).toBeLessThan(
        760,
      );
      await button("editor.undo").click();
      await expect.poll(() => field("editor.place.y").inputValue()).toBe("760");
      await button("editor.layer.delete").click();

      // An empty number: the press shows the layer, whatever product and side are in sight.
      await button("editor.text.add").click();
      const role = page.getByRole("combobox", { name: say("editor.text.role") });
      await role.selectOption("number");
      await field("editor.text.words").fill("");
      await page.getByRole("tab", { name: "Broek" }).click();
      const empty = await cardWith(editor, new RegExp(say("finding.title.unfilled_number")));
      await empty.getByRole("button", { name: say("finding.fix.type") }).click();
      await field("editor.text.words").fill("112");
      await layer("112").waitFor();
      await expect
        .poll(() => cards(editor).getByText(say("finding.title.unfilled_number")).count(), soon)
        .toBe(0);
    }),
  );

  it(
    "tells letters under a zip that was chosen, and moves them beside it in one step",
    inOne(async (editor) => {
      const { page, say, button, field } = editor;
      await button("editor.panel.text").click();
      await button("editor.text.add").click();
      await field("editor.text.words").fill("MIDDEN");
      await field("editor.place.y").fill("200");
      await field("editor.place.y").press("Enter");
      const told = cards(editor).filter({ hasText: say("finding.title.under_trim") });
      expect(await told.count()).toBe(0);
      await button("editor.panel.options").click();
      await page
        .locator("label")
        .filter({ has: page.getByRole("radio", { name: "Korte rits", exact: true }) })
        .click();
      const card = await cardWith(editor, new RegExp(say("finding.title.under_trim")));
      await card.getByText(/MIDDEN op Voorpand/).waitFor();
      await card.getByRole("button", { name: /mm/ }).click();
      await expect.poll(() => told.count(), soon).toBe(0);
      await button("editor.undo").click();
      await cardWith(editor, new RegExp(say("finding.title.under_trim")));
    }),
  );

  it(
    "tells of letters that the face lacks at the field they are typed in, and asks for others before the cart",
    inOne(async (editor) => {
      const { say, button, page } = editor;
      const yours = { name: say("samples.your_name") };
      await button("editor.panel.text").click();
      const panel = page.getByRole("complementary", { name: say("editor.panel.text") });
      const field = panel.getByRole("textbox", yours);
      await field.fill("Дахл");
      // The first of the shop's faces that has them, once all of them are here: said, and read with the field.
      await panel
        .getByRole("status")
        .filter({ hasText: /Д а х л.*Russo One/s })
        .waitFor(soon);
      const told = await field.evaluate((input) => {
        const ids = input.getAttribute("aria-describedby") ?? "none";
        return `${input.getAttribute("aria-invalid")} ${document.getElementById(ids)?.textContent}`;
      });
      expect(told).toMatch(/^true .*Д а х л.*Russo One/s);
      expect(await axeFaults(page)).toEqual([]);
      const card = await cardWith(editor, /Д а х л/);
      await card
        .getByRole("button", { name: say("finding.fix.font", { font: "Russo One" }) })
        .waitFor(soon);
      await field.fill("DAHL\u00a0O’NEIL");
      await expect.poll(() => field.getAttribute("aria-invalid")).toBeNull();
      await button("editor.undo").click();

      await button("editor.add_to_cart").click();
      const asked = page.getByRole("dialog", { name: say("samples.title") });
      const name = asked.getByRole("textbox", yours);
      await name.fill("李");
      await asked.getByRole("status").filter({ hasText: "李" }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await asked.getByRole("button", { name: say("editor.add_to_cart") }).click();
      await expect.poll(() => name.evaluate((each) => each === document.activeElement)).toBe(true);
      await asked.getByRole("button", { name: say("app.cancel") }).click();
      await asked.waitFor({ state: "detached" });
    }),
  );
});
