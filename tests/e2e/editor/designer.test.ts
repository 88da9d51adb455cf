import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { hasProgram } from "../../programs.ts";
import { axeFaults, freshAddress, shopHouse } from "../shop/support/shop-house.ts";
import { halves, seenOf } from "./halves.ts";
import { answerSamples, openEditor, settledPicture } from "./support.ts";

/**
 * A designer with a kit of his own: a plain kit in colours of his own, his client's logo from a PDF over the armhole,
 * ordered; then what the printer gets is opened by another program, and the logo is on both pieces.
 */
const house = shopHouse();
const folder = mkdtempSync(join(tmpdir(), "holeshot-designer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A page whose upper half has one colour and whose lower half another that no kit has; readers mend its missing table. */
const clientLogo = Buffer.from(
  [
    "%PDF-1.4",
    "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
    "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
    "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 150] /Contents 4 0 R >> endobj",
    "4 0 obj << /Length 59 >> stream",
    "1 0 1 rg 0 75 300 75 re f 0 1 0.25 rg 0 0 300 75 re f      ",
    "endstream endobj",
    "trailer << /Root 1 0 R >>",
    "%%EOF",
  ].join("\n"),
);

/** Square millimetres of the logo's two colours in a piece's print file, as poppler draws it. */
function printed(path: string): number {
  const ppm = execFileSync("pdftoppm", ["-r", "25.4", path], { maxBuffer: 64 * 1024 * 1024 });
  const head = /^P6\s+\d+\s+\d+\s+255\s/.exec(ppm.subarray(0, 64).toString("latin1"))?.[0] ?? "";
  let found = 0;
  for (let at = head.length; at + 2 < ppm.length; at += 3) {
    const [r = 0, g = 0, b = 0] = ppm.subarray(at, at + 3);
    const upper = r > 225 && g < 30 && b > 225;
    const lower = r < 30 && g > 225 && b > 34 && b < 94;
    if (upper || lower) found += 1;
  }
  return found;
}

interface Sold {
  uuid: string;
  products: { id: string }[];
}

it(
  "a designer lays a client's PDF over the armhole of a kit of his own, and finds it in the print files",
  { timeout: 180_000 },
  async () => {
    const token = await house.register(freshAddress("designer"));
    const stored = { access_token: token };
    const sets = await house.api<{ data: Sold[] }>("GET", "/api/configurator-sets");
    // A jersey alone: the rest of a kit is printed by the same hand, and takes its time.
    const set = sets.data.find(({ products }) => products.map(({ id }) => id).join() === "jersey");
    const path = `/set/${set?.uuid}`;
    const opened = await openEditor(house, { stored }, path);
    const { page, say, stage, field, button, layer, ready } = opened;

    // A plain kit, to make his own of.
    await button("editor.panel.templates").click();
    await page.getByRole("button", { name: "Monolith", exact: true }).click();
    await ready();
    await button("editor.panel.upload").click();
    await page.getByLabel(say("editor.upload.choose")).setInputFiles({
      name: "client.pdf",
      mimeType: "application/pdf",
      buffer: clientLogo,
    });
    await layer("client").first().waitFor();
    await button("editor.panel.images").click();
    // It stands where a sponsor stood in; from the middle of the chest the way to the armhole is known.
    await field("editor.place.x").fill("0");
    await field("editor.place.x").press("Enter");
    await field("editor.place.y").fill("150");
    await field("editor.place.y").press("Enter");
    await ready();

    // Over the armhole by hand, and a last step by the arrows.
    const box = await stage.boundingBox();
    if (!box) throw new Error("no stage");
    await settledPicture(stage);
    const { middle, count } = seenOf(await halves(stage), "upper", box);
    expect(count).toBeGreaterThan(300);
    await page.mouse.move(box.x + middle.x, box.y + middle.y);
    await page.mouse.down();
    const far = middle.x + 12 * box.width * 0.016;
    await page.mouse.move(box.x + far, box.y + middle.y, { steps: 24 });
    await page.mouse.up();
    const across = page.getByRole("switch", { name: say("editor.place.across") });
    await expect.poll(() => across.isChecked()).toBe(true);
    const at = Number((await field("editor.place.x").inputValue()).replace(",", "."));
    await stage.focus();
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(async () => Number((await field("editor.place.x").inputValue()).replace(",", ".")))
      .toBeCloseTo(at + 1, 1);
    await settledPicture(stage);
    expect((await halves(stage))(far, middle.y), "under the finger").toBe("upper");
    expect(await axeFaults(page), "the editor").toEqual([]);

    // Ordered: named by Enter, sizes by their names.
    await button("editor.add_to_cart").click();
    await answerSamples({ page, say });
    const sizes = page.getByRole("dialog", { name: say("quantities.title") });
    const named = page.getByRole("dialog", { name: say("editor.name_title") });
    await sizes.or(named).first().waitFor();
    if (await named.isVisible()) {
      await page.keyboard.type("Client kit");
      await page.keyboard.press("Enter");
    }
    const name = say("quantities.one.size", { product: say("product.jersey") });
    await sizes
      .getByRole("group", { name })
      .getByRole("button", { name: "L", exact: true })
      .click();
    expect(await axeFaults(page), "the sizes").toEqual([]);
    await sizes.getByRole("button", { name: say("quantities.add", { count: 1 }) }).click();
    await page.getByRole("dialog", { name: say("added.title") }).waitFor();
    const cart = (await page.evaluate(() => localStorage.getItem("cartUuid"))) ?? "";
    await page.close();
    const uuid = await house.order(token, cart);
    const { order_number: number } = await house.api<{ order_number: string }>(
      "GET",
      `/api/customer/orders/${uuid}`,
      undefined,
      token,
    );

    // What the printer gets.
    await house.shop.command(["orders", "print", number, "--out", folder]);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const pieces = files.filter((file) => /_JERSEY_.*\.pdf$/.test(file));
    const pieceOf = (name: RegExp) => pieces.filter((file) => name.test(basename(file)));
    const [front, sleeve] = [/_FRONT_/, /_SLEEVE-LEFT_/];
    expect(pieceOf(front).length, files.join("\n")).toBe(1);
    expect(pieceOf(sleeve).length, files.join("\n")).toBe(1);
    if (!hasProgram("pdftoppm")) return;
    const area = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + printed(join(folder, file)), 0);
    expect(area(pieceOf(front)), "on the front").toBeGreaterThan(1000);
    expect(area(pieceOf(sleeve)), "on the sleeve").toBeGreaterThan(1000);
    const others = pieces.filter((file) => !front.test(file) && !sleeve.test(file));
    expect(others.length).toBeGreaterThan(1);
    expect(area(others), "nowhere else").toBe(0);
  },
);
