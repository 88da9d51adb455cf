import { type DesignDocument, samplesOf } from "@holeshot/design";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFaults, type Language, shopHouse, sidewaysScroll } from "../shop/support/shop-house.ts";
import {
  answerSamples,
  drawing,
  type OpenEditor,
  openCoarsely,
  photograph,
  settledPicture,
} from "./support.ts";

const house = shopHouse();

interface Rider {
  language: Language;
  width: number;
  height: number;
}

const riders: readonly Rider[] = [
  { language: "nl", width: 1440, height: 900 },
  { language: "de", width: 360, height: 780 },
];

/** A file chosen with the label that a rider sees. */
async function upload(
  editor: OpenEditor,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const { page, say } = editor;
  await page.getByLabel(say("editor.upload.choose")).setInputFiles(file);
}

function dialog(page: Page): Locator {
  return page.getByRole("dialog");
}

describe.each(riders)(
  "a kit from nothing in $language at $width px",
  ({ language, width, height }) => {
    const narrow = width < 768;

    it("is coloured, lettered, given pictures, saved, shared and put in the cart", async () => {
      const editor = await openCoarsely(house, { language, width, height });
      const { page, say, stage, button, field, layer } = editor;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const undo = button("editor.undo");
      const redo = button("editor.redo");
      expect(await undo.isDisabled()).toBe(true);

      // A zone in another colour, solid and running: three steps, there and back.
      await button("editor.panel.colours").click();
      const first = await settledPicture(stage);
      await page
        .getByRole("button", { name: /, #[0-9a-f]{6}$/ })
        .last()
        .click();
      await page.getByRole("switch", { name: say("editor.colours.gradient") }).click();
      await page.getByRole("radio", { name: say("gradient.left_to_right") }).check();
      const running = await settledPicture(stage);
      expect(running, "the picture shows the gradient").not.toBe(first);
      for (let step = 0; step < 3; step += 1) await undo.click();
      expect(await undo.isDisabled()).toBe(true);
      expect(await settledPicture(stage), "and the kit again").toBe(first);
      for (let step = 0; step < 3; step += 1) await redo.click();
      expect(await redo.isDisabled()).toBe(true);
      expect(await settledPicture(stage), "and the gradient again").toBe(running);

      // Another kit keeps what is the rider's own.
      await button("editor.panel.templates").click();
      const kit = page.getByRole("button", { name: "Blok", exact: true });
      await kit.click();
      await expect.poll(() => kit.getAttribute("aria-pressed")).toBe("true");

      // A text, typed letter by letter: one step.
      await button("editor.panel.text").click();
      await button("editor.text.add").click();
      await field("editor.text.words").fill("");
      await field("editor.text.words").pressSequentially("LIEROP");
      await undo.click();
      expect(await field("editor.text.words").inputValue()).toBe(say("editor.text.sample"));
      await redo.click();
      expect(await field("editor.text.words").inputValue()).toBe("LIEROP");
      await page
        .getByRole("button", { name: "Anton", exact: true })
        .or(button("editor.text.all_fonts"))
        .first()
        .click();
      await field("editor.text.size").fill("62,5");
      await field("editor.text.size").press("Enter");
      await field("editor.place.y").fill("210");
      await field("editor.place.y").press("Enter");
      await page.getByText(/^X 0 Mill?imeter, Y 210 mill?imeter$/i).waitFor({ state: "attached" });

      // Pictures of one's own: a drawing and a photograph; what is neither is refused by name.
      await button(narrow ? "editor.panel.images" : "editor.panel.upload").click();
      await upload(editor, { name: "zandhaas.svg", mimeType: "image/svg+xml", buffer: drawing });
      await button("editor.images.place", { name: "zandhaas.svg" })
        .or(layer("zandhaas.svg"))
        .first()
        .waitFor();
      await upload(editor, {
        name: "foto.jpg",
        mimeType: "image/jpeg",
        buffer: photograph,
      });
      await button("editor.images.place", { name: "foto.jpg" })
        .or(layer("foto.jpg"))
        .first()
        .waitFor();

      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (narrow) await button("app.close").click();

      // Saved under a name; the address is the design's, and there is still something to undo.
      async function saveAs(): Promise<void> {
        if (narrow) {
          await button("editor.more").click();
          await page.getByRole("menuitem", { name: say("app.save") }).click();
        } else await button("app.save").click();
      }
      await saveAs();
      await dialog(page)
        .getByRole("textbox", { name: say("editor.name") })
        .fill("Lierop");
      await dialog(page)
        .getByRole("button", { name: say("app.save"), exact: true })
        .click();
      await page.waitForFunction(() => location.pathname.startsWith("/configured-set/"));
      await page.getByRole("heading", { level: 1, name: "Lierop" }).waitFor();
      expect(await undo.isEnabled()).toBe(true);
      const guests = await page.evaluate(() => localStorage.getItem("guestDesigns"));
      const uuid = new URL(page.url()).pathname.split("/")[2] ?? "none";
      expect(guests).toContain(uuid);
      if (!narrow) expect(await axeFaults(page), "a saved design").toEqual([]);
      // What was uploaded is found again without asking for what is not there.
      await page.reload();
      await editor.ready();
      expect(await undo.isEnabled()).toBe(true);

      // Shared: the link opens it for others, read-only.
      if (narrow) {
        await button("editor.more").click();
        await page.getByRole("menuitem", { name: say("editor.share") }).click();
      } else await button("editor.share").click();
      await page.getByText(say("editor.share_copied")).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(new RegExp(`/configured-set/${uuid}/shared/`));

      // Into the cart, and on to sizes and riders. What is left of the kit's samples is asked first, once.
      await button("editor.add_to_cart").click();
      await answerSamples(editor, { [say("samples.your_name")]: "VAN LIEROP" });
      await page.getByRole("dialog", { name: say("quantities.title") }).waitFor();
      const { items } = await house.api<{ items: { name: string }[] }>(
        "GET",
        `/api/cart/${await page.evaluate(() => localStorage.getItem("cartUuid"))}`,
      );
      expect(items.map(({ name }) => name)).toEqual(["Lierop", "Lierop", "Lierop"]);
      const [guest] = JSON.parse(guests ?? "[]") as { uuid: string; hash: string }[];
      const { document } = await house.api<{ document: DesignDocument }>(
        "GET",
        `/api/configured-sets/${uuid}?hash=${guest?.hash}`,
      );
      expect(samplesOf(document)).toEqual([]);
      const texts = document.products.jersey?.layers.flatMap((one) =>
        one.kind === "text" ? [one.text] : [],
      );
      expect(texts).toContain("VAN LIEROP");
      expect(texts).toContain("");

      const other = await house.visit({ stored: { "settings.language": language } });
      await other.goto(new URL(link).pathname);
      await other.getByRole("heading", { level: 1, name: "Lierop" }).waitFor();
    });

    it("has no fault that axe finds, whatever is open", async () => {
      const editor = await openCoarsely(house, { language, width, height });
      const { page, say, button } = editor;
      const panels = ["templates", "colours", "text", "images", "logos", "options"];
      if (!narrow) expect(await axeFaults(page), "as it opens").toEqual([]);
      for (const panel of narrow ? ["templates", "images"] : [...panels, "upload"]) {
        await button(`editor.panel.${panel}`).click();
        expect(await axeFaults(page, narrow ? undefined : "aside"), panel).toEqual([]);
      }
      await button("editor.panel.text").click();
      await button("editor.text.add").click();
      expect(await axeFaults(page), "a text is chosen").toEqual([]);
      // On a wide window they are there all the time.
      if (narrow) {
        await button("editor.layers").click();
        expect(await axeFaults(page), "layers").toEqual([]);
        await button("app.close").click();
      }
      await button("editor.add_to_cart").click();
      await dialog(page).waitFor();
      expect(await axeFaults(page), "the question about samples").toEqual([]);
      await answerSamples(editor);
      await page.getByRole("dialog", { name: say("editor.name_title") }).waitFor();
      expect(await axeFaults(page, "[role=dialog], dialog"), "name dialog").toEqual([]);
    });
  },
);
