import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { drawing, openEditor, photograph } from "./support.ts";

const house = shopHouse();

describe("files on their way", () => {
  it("come from a telephone's camera", async () => {
    const { page, say, button, layer } = await openEditor(house, { width: 390, height: 844 });
    // Caught from now on: asked for only at the tap, it may come too late.
    page.on("filechooser", () => undefined);
    await button("editor.panel.images").tap();
    const camera = page.getByLabel(say("editor.upload.camera"));
    expect(await camera.getAttribute("capture")).toBe("environment");
    expect(await camera.getAttribute("accept")).toBe("image/*");
    // Nothing is dropped with a finger.
    await page.getByText(say("editor.upload.formats")).waitFor();
    expect(await page.getByText(say("editor.upload.drop")).isVisible()).toBe(false);
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByText(say("editor.upload.camera"), { exact: true }).tap(),
    ]);
    await chooser.setFiles({ name: "IMG_0042.jpg", mimeType: "image/jpeg", buffer: photograph });
    await button("editor.images.place", { name: "IMG_0042.jpg" }).waitFor();
    await button("editor.layers").tap();
    await layer("IMG_0042\\.jpg").waitFor();
  });

  it("are called off by a button, and leave nothing behind", async () => {
    const expects = /ERR_ABORTED|Failed to load resource/;
    const { page, say, button, layer } = await openEditor(house, { expects });
    await button("editor.panel.upload").click();
    await page.getByText(say("editor.upload.drop")).waitFor();
    const asked = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    // The shop takes its time.
    await page.route("**/api/images", async (route) => {
      asked.resolve();
      await gone.promise;
      await route.abort().catch(() => undefined);
    });
    const choose = page.locator("input[type=file][multiple]");
    await choose.setInputFiles({ name: "helm.svg", mimeType: "image/svg+xml", buffer: drawing });
    await asked.promise;
    const progress = page.getByRole("progressbar", { name: "helm.svg" });
    await progress.waitFor();
    await button("editor.upload.cancel", { name: "helm.svg" }).click();
    await progress.waitFor({ state: "detached" });
    gone.resolve();
    expect(await layer("helm\\.svg").count()).toBe(0);
    expect(await page.getByRole("alert").filter({ hasText: "helm.svg" }).count()).toBe(0);
    await page.unroute("**/api/images");

    // And the next one arrives.
    await choose.setInputFiles({ name: "bril.svg", mimeType: "image/svg+xml", buffer: drawing });
    await layer("bril\\.svg").waitFor();
  });

  it("are cropped by the handles at their sides, the other side staying where it is", async () => {
    const { page, button, field, layer } = await openEditor(house);
    await button("editor.panel.upload").click();
    await page.locator("input[type=file][multiple]").setInputFiles({
      name: "foto.jpg",
      mimeType: "image/jpeg",
      buffer: photograph,
    });
    await layer("foto\\.jpg").waitFor();
    await button("editor.panel.images").click();
    const number = async (key: string): Promise<number> =>
      Number((await field(key).inputValue()).replace(",", "."));
    const [width, x] = [await number("editor.image.width"), await number("editor.place.x")];
    const handle = page.locator("[data-frame=chosen] [data-handle=width-right]");
    const box = await handle.boundingBox();
    if (!box) throw new Error("no handle");
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 30, from.y, { steps: 4 });
    await page.mouse.up();
    const cropped = await number("editor.image.width");
    expect(cropped).toBeLessThan(width - 10);
    // As high as before: it is not made smaller, less of it is shown.
    const [, high] = ((await page.locator("[data-measure]").textContent()) ?? "").split("×");
    expect(Number.parseFloat(high ?? "")).toBe(Math.round((width * 40) / 64));
    expect(await number("editor.place.x")).toBeCloseTo(x - (width - cropped) / 2, 0);
    await button("editor.undo").click();
    expect(await number("editor.image.width")).toBe(width);
    expect(await button("editor.undo").isDisabled(), "the upload is a step").toBe(false);
  });
});
