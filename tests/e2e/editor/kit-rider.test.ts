import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { mkdtempSync, rmSync } from "node:fs";
import { expect, it } from "vitest";
import { deltaE, labOf } from "../../../packages/artwork/testing/likeness.ts";
import { axeFaults, sayIn, shopHouse, sidewaysScroll } from "../shop/support/shop-house.ts";
import { editorOn } from "./support.ts";

const house = shopHouse();
const root = join(import.meta.dirname, "../../..");
const run = promisify(execFile);
/** Side of the atelier's pictures, pixels. */
const CELL = 900;

/** Fronts of a rider in kits as the atelier shows them, by its own command. */
async function atelier(name: string, ...kits: readonly string[]): Promise<readonly Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), "holeshot-riders-"));
  try {
    const out = join(folder, "riders.png");
    const options = ["--riders", name, "--cell", `${CELL}`, "--columns", "2", "--out", out];
    await run(process.execPath, ["atelier/src/main.ts", "riders", ...options, ...kits], {
      cwd: root,
    });
    const sheet = await sharp(out).toBuffer();
    return await Promise.all(
      kits.map((_, row) =>
        sharp(sheet)
          .extract({ left: 0, top: row * CELL, width: CELL, height: CELL })
          .png()
          .toBuffer(),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the atelier's pictures stand on. */
const BACKDROP = { r: 0xdf, g: 0xe1, b: 0xe6 };

interface Opening {
  readonly set?: number;
  readonly kit?: string;
  readonly width?: number;
}

async function setOf(page: Page, index: number): Promise<string> {
  const answer = await page.request.get("/api/configurator-sets");
  const { data } = (await answer.json()) as { readonly data: readonly { readonly uuid: string }[] };
  return data[index]?.uuid ?? "";
}

async function openKit({ set = 0, kit = "super-86", width = 1440 }: Opening = {}) {
  const page = await house.visit({ width, height: 900, stored: { "settings.language": "nl" } });
  await page.addInitScript(() => {
    sessionStorage.setItem("seen.guide", "yes");
    sessionStorage.setItem("seen.mobile", "yes");
  });
  await page.goto(`/set/${await setOf(page, set)}?kit=${kit}&view=kit`);
  await page.locator("[data-garment=jersey] [data-shown=true]").waitFor({ timeout: 90_000 });
  return editorOn(page, sayIn("nl"));
}

async function rider(page: Page): Promise<Buffer> {
  await page.locator("[data-rider][data-shown=true]").waitFor({ timeout: 90_000 });
  const url = await page
    .locator("[data-rider] canvas")
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** The place of his picture that is this far from its left and top, as shares, on the page. */
async function placeOn(page: Page, [x, y]: readonly [number, number]) {
  return page.locator("[data-rider] canvas").evaluate(
    (element, [left, top]) => {
      const canvas = element as HTMLCanvasElement;
      const box = canvas.getBoundingClientRect();
      const scale = Math.min(box.width / canvas.width, box.height / canvas.height);
      return {
        x: box.x + box.width / 2 + (left - 0.5) * canvas.width * scale,
        y: box.y + box.height / 2 + (top - 0.5) * canvas.height * scale,
      };
    },
    [x, y] as const,
  );
}

/** What of a picture is neither ground nor shadow, as blocks of one size. */
async function blocks(picture: Buffer): Promise<Uint8Array> {
  const flat = sharp(picture).flatten({ background: BACKDROP });
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let i = 0; i < info.width * info.height; i += 1) {
    const rgb = [0, 1, 2].map((c) => data[i * info.channels + c] as number) as [
      number,
      number,
      number,
    ];
    const coloured = Math.max(...rgb) - Math.min(...rgb) > 40 || Math.max(...rgb) < 90;
    if (!coloured) continue;
    const [x, y] = [i % info.width, Math.floor(i / info.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return sharp(picture)
    .flatten({ background: BACKDROP })
    .extract({ left, top, width: right - left + 1, height: bottom - top + 1 })
    .resize(24, 60, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function apart(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 3) {
    const [a, b] = [one, other].map((from) => labOf([from[i], from[i + 1], from[i + 2]] as never));
    sum += deltaE(a as never, b as never);
  }
  return sum / (one.length / 3);
}

it("a rider wears the kit as the atelier lit him, and follows a colour and the step back", async () => {
  const { page, say, button } = await openKit();
  const shown = await rider(page);
  const own = await blocks(shown);
  const [same, another] = await atelier("jersey-men+pants-men", "super-86", "bengal");
  expect(apart(own, await blocks(same!))).toBeLessThan(4);
  expect(apart(own, await blocks(another!))).toBeGreaterThan(10);

  expect(
    await page.getByRole("img", { name: say("editor.kit.rider.front"), exact: true }).count(),
  ).toBe(1);
  expect(await axeFaults(page)).toEqual([]);
  await button("editor.panel.colours").click();
  await page.getByRole("button", { name: "Schouder en been", exact: true }).click();
  await page.getByRole("button", { name: "Wit, #ffffff", exact: true }).first().click();
  await expect.poll(async () => (await rider(page)).equals(shown)).toBe(false);
  await button("editor.undo").click();
  await expect.poll(async () => (await rider(page)).equals(shown)).toBe(true);

  // From behind, and in: what is pointed at is worked on.
  await button("side.back").click();
  await page.locator("[data-rider=back][data-shown=true]").waitFor({ timeout: 60_000 });
  const thigh = await placeOn(page, [0.3, 0.62]);
  await page.mouse.move(thigh.x, thigh.y);
  const cursor = () =>
    page.locator("[data-rider] canvas").evaluate((canvas) => (canvas as HTMLElement).style.cursor);
  await expect.poll(cursor).toBe("pointer");
  await page.mouse.click(thigh.x, thigh.y);
  await expect
    .poll(() => page.getByRole("tab", { name: "Broek", exact: true }).getAttribute("aria-selected"))
    .toBe("true");
});

it("a woman's kit is on a woman, beside its garments on a phone, and a jersey alone on nobody", async () => {
  const { page } = await openKit({ set: 3, kit: "botanica", width: 390 });
  const shown = await blocks(await rider(page));
  const [same, onMan] = [
    ...(await atelier("jersey-women+pants-women", "botanica")),
    ...(await atelier("jersey-men+pants-men", "botanica")),
  ];
  const [apartFromHer, apartFromHim] = [
    apart(shown, await blocks(same!)),
    apart(shown, await blocks(onMan!)),
  ];
  expect(apartFromHer).toBeLessThan(6);
  expect(apartFromHer).toBeLessThan(apartFromHim);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);

  // One garment is no kit: its own stage opens.
  const alone = await house.visit({ width: 1440, height: 900 });
  await alone.goto(`/set/${await setOf(alone, 1)}?view=kit`);
  await alone.getByRole("application").waitFor({ timeout: 60_000 });
  expect(await alone.locator("[data-rider]").count()).toBe(0);
});
