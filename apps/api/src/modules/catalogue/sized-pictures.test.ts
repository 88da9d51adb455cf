import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { openStorage } from "../../platform/storage.ts";
import { sizedPictures } from "./sized-pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "holeshot-sized-"));
afterAll(() => rmSync(folder, { recursive: true }));

const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
const whole = await sharp({ create: { width: 720, height: 720, channels: 4, background } })
  .webp()
  .toBuffer();
const flipped = await sharp(whole).tint("#00ff00").webp().toBuffer();

const chromium = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";

let stores = 0;
async function opened(draw: () => Uint8Array | null = () => whole, kept?: string) {
  const storage = await openStorage({ kind: "disk", folder: join(folder, String((stores += 1))) });
  const faults: unknown[] = [];
  const log = { error: (fault: unknown) => void faults.push(fault) };
  const sized = sizedPictures(storage, log, kept);
  const drawn = { times: 0 };
  const ask = (size: number, accept?: string) =>
    sized({ file: "bengal.1b59.webp", size, accept }, () => {
      drawn.times += 1;
      return Promise.resolve(draw());
    });
  return { ask, drawn, faults, storage };
}

async function looksOf(bytes: Uint8Array | undefined) {
  const { format, width, hasAlpha } = await sharp(bytes).metadata();
  return [format, width, hasAlpha];
}

describe("a picture of the catalogue in the width that is shown", () => {
  it("is the next wider one that is kept, never wider than it is, clear where it was", async () => {
    const { ask } = await opened();
    for (const [asked, kept] of [
      [16, 160],
      [161, 320],
      [480, 480],
      [2000, 720],
    ] as const) {
      const picture = await ask(asked);
      expect(await looksOf(picture?.bytes), String(asked)).toEqual(["webp", kept, true]);
      expect([picture?.contentType, picture?.final]).toEqual(["image/webp", true]);
    }
  });

  it("is drawn once, by however many at once it is asked for", async () => {
    const { ask, drawn } = await opened();
    const first = await ask(320);
    for (const again of await Promise.all([ask(320), ask(310)]))
      expect(Buffer.from(again?.bytes ?? []).equals(first?.bytes ?? Buffer.of(1))).toBe(true);
    expect(drawn.times).toBe(1);
  });

  it("comes as AVIF to whoever takes it, as soon as it is packed: nobody waits for that", async () => {
    const { ask, faults } = await opened();
    expect(await ask(320, chromium)).toMatchObject({ contentType: "image/webp", final: false });
    await expect
      .poll(async () => (await ask(320, chromium))?.contentType, { timeout: 20_000 })
      .toBe("image/avif");
    const picture = await ask(320, chromium);
    expect([await looksOf(picture?.bytes), picture?.final]).toEqual([["heif", 320, true], true]);
    expect((await ask(320, "image/webp,*/*"))?.contentType).toBe("image/webp");
    expect(faults).toEqual([]);
  });

  it("is packed once for all folders of data, and anew where what was kept is torn", async () => {
    const kept = join(folder, "kept");
    const first = await opened(undefined, kept);
    const picture = await first.ask(320);
    const [name = ""] = readdirSync(kept);
    expect(name).toMatch(/^sized-/);
    const own = await sharp(whole).resize({ width: 320 }).png().toBuffer();
    const sum = createHash("sha256").update(own).digest();
    writeFileSync(join(kept, name), Buffer.concat([sum, own]));
    expect(await looksOf((await (await opened(undefined, kept)).ask(320))?.bytes)).toEqual([
      "png",
      320,
      true,
    ]);
    writeFileSync(join(kept, name), Buffer.concat([sum, own.subarray(0, 90)]));
    const again = await (await opened(undefined, kept)).ask(320);
    expect(Buffer.from(again?.bytes ?? []).equals(picture?.bytes ?? Buffer.of(1))).toBe(true);
    const other = await opened(() => flipped, kept);
    expect((await other.ask(320))?.bytes).not.toEqual(picture?.bytes);
  });

  it("is none where nothing can draw it, and is tried again", async () => {
    let able = false;
    const { ask } = await opened(() => (able ? whole : null));
    expect(await ask(320, chromium)).toBeNull();
    able = true;
    expect((await ask(320))?.contentType).toBe("image/webp");
  });
});
