import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFaults, freshAddress, password, shopHouse } from "../shop/support/shop-house.ts";
import { firstSet, type OpenEditor, openEditor } from "./support.ts";

const house = shopHouse();

interface Dot {
  /** red, green, blue, cover */
  readonly rgba: readonly number[];
}

/** A red disc on white, 200 × 120, as the browser itself writes it; base64. */
function disc(page: Page, mime: "image/png" | "image/webp"): Promise<string> {
  return page.evaluate((type) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [200, 120];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, 200, 120);
    context.fillStyle = "#c80030";
    context.arc(70, 60, 40, 0, 7);
    context.fill();
    return canvas.toDataURL(type).split(",")[1] ?? "";
  }, mime);
}

/** Lets go of a file over the page, or pastes it, as a browser would tell of it. */
function bring(page: Page, how: "drop" | "paste", name: string, mime: string, base64: string) {
  return page.evaluate(
    ([kind, file, type, data]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], file, { type }));
      const options = { bubbles: true, cancelable: true };
      const event =
        kind === "drop"
          ? new DragEvent("drop", { ...options, dataTransfer: transfer })
          : new ClipboardEvent("paste", { ...options, clipboardData: transfer });
      (document.querySelector("[role=application]") ?? document.body).dispatchEvent(event);
    },
    [how, name, mime, base64] as const,
  );
}

/** The file behind a layer's row: its id, and its pixels at two places of a 200 × 120 picture. */
async function behind({ page, layer }: OpenEditor, name: string) {
  const address = (await layer(name).locator("img").getAttribute("src")) ?? "";
  const id = /images\/([^/]+)\//.exec(address)?.[1] ?? "";
  const look = await page.evaluate(async (image) => {
    const answer = await fetch(`/api/images/${image}/original`);
    const bitmap = new Image();
    bitmap.src = URL.createObjectURL(await answer.blob());
    await bitmap.decode();
    const context = new OffscreenCanvas(200, 120).getContext("2d", {
      willReadFrequently: true,
    });
    if (!context) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0, 200, 120);
    const at = (x: number, y: number): Dot => ({
      rgba: [...context.getImageData(x, y, 1, 1).data],
    });
    return { mime: answer.headers.get("content-type"), corner: at(4, 4), middle: at(70, 60) };
  }, id);
  return { id, ...look };
}

describe("pictures of one's own", () => {
  it("come in by drop, paste and choice, as PNG, WebP and SVG, and say what was left out", async () => {
    const editor = await openEditor(house);
    const { page, say, layer, button } = editor;
    await bring(page, "drop", "helm.png", "image/png", await disc(page, "image/png"));
    await layer("helm.png").waitFor();
    await bring(page, "paste", "bril.webp", "image/webp", await disc(page, "image/webp"));
    await layer("bril.webp").waitFor();
    const [png, webp] = [await behind(editor, "helm.png"), await behind(editor, "bril.webp")];
    expect(png.middle.rgba).toEqual([200, 0, 48, 255]);
    expect(Math.abs((webp.middle.rgba[0] ?? 0) - 200)).toBeLessThan(12);

    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="5">Veld</text><path d="M0 0h9v9z" onclick="x()"/></svg>`;
    await page.getByLabel(say("editor.upload.choose")).setInputFiles({
      name: "veld.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(svg),
    });
    await layer("veld.svg").waitFor();
    const notice = page.getByRole("alert").filter({ hasText: "veld.svg" });
    await notice.getByText(new RegExp(say("editor.dropped.text"))).waitFor();
    await notice.getByText(new RegExp(say("editor.dropped.active"))).waitFor();
    await notice.getByText(new RegExp(say("editor.upload.outline_text"))).waitFor();

    // All three are in the library for another place.
    await button("editor.panel.images").click();
    for (const name of ["helm.png", "bril.webp", "veld.svg"]) {
      await button("editor.images.place", { name }).waitFor();
    }
    // Still there after a reload; what is deleted is gone from the list and stays on the cloth.
    await page.reload();
    await editor.ready();
    await button("editor.panel.images").click();
    await button("editor.images.delete", { name: "bril.webp" }).click();
    await expect.poll(() => button("editor.images.place", { name: "bril.webp" }).count()).toBe(0);
    expect(await button("editor.images.place", { name: "helm.png" }).count()).toBe(1);
    expect(await layer("bril.webp").count()).toBe(1);
    // And back where it stood, for who thinks better of it.
    const removed = page
      .getByRole("listitem")
      .filter({ hasText: say("cart.removed", { name: "bril.webp" }) });
    await removed.getByRole("button").click();
    await button("editor.images.place", { name: "bril.webp" }).waitFor();
  });

  it("say how sharp they are, and what can be done to them, as soon as they are on", async () => {
    const { page, say, layer, button } = await openEditor(house);
    await button("editor.panel.images").click();
    await page.getByLabel(say("editor.upload.choose")).setInputFiles({
      name: "helm.png",
      mimeType: "image/png",
      buffer: Buffer.from(await disc(page, "image/png"), "base64"),
    });
    await layer("helm.png").waitFor();
    // Nothing is pressed meanwhile: the picture arrives after its layer.
    await page.getByText(say("editor.image.coarse", { dpi: 36 })).waitFor();
    expect(await button("editor.helper.background").count()).toBe(1);
  });

  it("go along with a visitor who signs in, also those that lie on no design", async () => {
    const email = freshAddress("pictures");
    await house.register(email);
    const { page, say, layer, button, ready } = await openEditor(house);
    await bring(page, "drop", "helm.png", "image/png", await disc(page, "image/png"));
    await layer("helm.png").waitFor();
    await button("editor.undo").click();
    await expect.poll(() => layer("helm.png").count()).toBe(0);
    await page.goto("/login");
    await page.getByRole("textbox", { name: say("person.email") }).fill(email);
    await page.getByLabel(say("person.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: say("login.submit"), exact: true }).click();
    await page.waitForURL((url) => url.pathname !== "/login");
    // At once, not only when they look at their images.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("visitor.images")))
      .toBe("[]");
    for (const again of [false, true]) {
      await page.goto(`/set/${await firstSet(house)}`);
      await ready();
      await button("editor.panel.images").click();
      await button("editor.images.place", { name: "helm.png" }).waitFor();
      // On the server it is theirs: the tab keeps nothing of it.
      const kept = await page.evaluate(() => sessionStorage.getItem("visitor.images"));
      expect(kept, String(again)).toBe("[]");
    }
  });

  it("take the place of a sponsor that only stands in, in one step, and never lie on one another", async () => {
    const { page, layer, button, field, choose } = await openEditor(house);
    await choose("TORQAL");
    const place = async () => [
      await field("editor.place.x").inputValue(),
      await field("editor.place.y").inputValue(),
    ];
    const sample = await place();
    const png = await disc(page, "image/png");
    await bring(page, "drop", "helm.png", "image/png", png);
    await layer("helm.png").waitFor();
    expect(await layer("TORQAL").count()).toBe(0);
    await button("editor.panel.images").click();
    expect(await place()).toEqual(sample);
    await button("editor.undo").click();
    await layer("TORQAL").waitFor();
    expect(await layer("helm.png").count()).toBe(0);
    await button("editor.redo").click();
    await layer("helm.png").waitFor();
    await bring(page, "drop", "bril.png", "image/png", png);
    await layer("bril.png").waitFor();
    await button("editor.panel.images").click();
    expect(await place()).not.toEqual(sample);
  });

  it("lose a plain background, become vectors and are cropped, each with undo", async () => {
    const editor = await openEditor(house);
    const { page, say, layer, button, field } = editor;
    await bring(page, "drop", "helm.png", "image/png", await disc(page, "image/png"));
    await layer("helm.png").waitFor();
    await button("editor.panel.images").click();
    const original = await behind(editor, "helm.png");
    expect(original.corner.rgba).toEqual([255, 255, 255, 255]);

    // Nothing happens before it is agreed to.
    await button("editor.helper.background").click();
    const dialog = page.getByRole("dialog", { name: say("editor.helper.background") });
    const use = dialog.getByRole("button", { name: say("editor.helper.use") });
    await use.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: say("app.cancel") }).click();
    expect((await behind(editor, "helm.png")).id).toBe(original.id);

    await button("editor.helper.background").click();
    await use.click();
    await expect
      .poll(async () => (await behind(editor, "helm.png")).id, { timeout: 60_000 })
      .not.toBe(original.id);
    const cut = await behind(editor, "helm.png");
    expect(cut.corner.rgba[3], "the corner is gone").toBe(0);
    expect(cut.middle.rgba).toEqual([200, 0, 48, 255]);
    await button("editor.undo").click();
    expect((await behind(editor, "helm.png")).id).toBe(original.id);

    await button("editor.helper.trace").first().click();
    const trace = page.getByRole("dialog", { name: say("editor.helper.trace") });
    await trace.getByRole("combobox").selectOption("2");
    await trace.getByRole("button", { name: say("editor.helper.use") }).click();
    await expect
      .poll(async () => (await behind(editor, "helm.png")).mime, { timeout: 60_000 })
      .toBe("image/svg+xml");
    const drawn = await behind(editor, "helm.png");
    expect(Math.abs((drawn.middle.rgba[0] ?? 0) - 200)).toBeLessThan(6);
    await button("editor.undo").click();

    // The left half goes: what is kept is half as wide, and stays where it lay.
    const number = async (key: string) => Number((await field(key).inputValue()).replace(",", "."));
    const [width, x] = [await number("editor.image.width"), await number("editor.place.x")];
    await button("editor.helper.crop").click();
    const crop = page.getByRole("dialog", { name: say("editor.helper.crop") });
    await crop.getByRole("slider", { name: say("editor.crop.left") }).fill("50");
    expect(await axeFaults(page)).toEqual([]);
    await crop.getByRole("button", { name: say("editor.helper.crop"), exact: true }).click();
    await expect.poll(() => number("editor.image.width")).toBeCloseTo(width / 2, 1);
    expect(await number("editor.place.x")).toBeCloseTo(x + width / 4, 1);
    await button("editor.undo").click();
    expect(await number("editor.image.width")).toBe(width);
  });
});
