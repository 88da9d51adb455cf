import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { processesBelow } from "../../../testing/memory-peaks.ts";
import { picture } from "../test-files.ts";
import { decoderLimits, DecoderPool } from "./decoder-pool.ts";
import type { DecodeJob } from "./protocol.ts";

let folder: string;
let large: DecodeJob;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "holeshot-decoder-"));
  const png = await picture(1000, 800).resize(5000, 4000).png({ compressionLevel: 1 }).toBuffer();
  large = await job("large", png);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function job(name: string, bytes: Uint8Array): Promise<DecodeJob> {
  const path = (part: string): string => join(folder, `${name}-${part}`);
  await writeFile(path("source"), bytes);
  const files = { source: path("source"), original: path("original"), preview: path("preview") };
  return { type: "png", ...files, most: { side: 12_000, pixels: 80_000_000, ratio: 50 } };
}

test("decodes more files at once than it has processes", async () => {
  const pool = new DecoderPool();
  const jobs = await Promise.all(
    Array.from({ length: 6 }, async (_, at) =>
      job(
        `small-${at}`,
        await picture(20 + at, 10)
          .png()
          .toBuffer(),
      ),
    ),
  );
  const results = await Promise.all(jobs.map((each) => pool.decode(each, "me")));
  expect(results.map((result) => (result.ok ? result.width : result.detail))).toEqual([
    ...[20, 21, 22, 23, 24, 25],
  ]);
  const preview = await sharp(await readFile(jobs[0]?.preview ?? "")).metadata();
  expect([preview.format, preview.width]).toEqual(["webp", 20]);
  pool.close();
});

test.each([
  ["time", { milliseconds: 1 }, /too long/],
  ["memory", { bytes: 1 }, /too much memory/],
])(
  "a file that takes too much %s is refused, and the next one is decoded",
  async (_, limit, why) => {
    if ("bytes" in limit && process.platform !== "linux") return;
    const strict = new DecoderPool({ ...decoderLimits, ...limit, processes: 1 });
    const refused = await strict.decode(large, "me");
    expect(refused).toMatchObject({ ok: false, code: "unreadable_image" });
    expect(refused.ok ? "" : refused.detail).toMatch(why);
    strict.close();
    const pool = new DecoderPool({ ...decoderLimits, processes: 1 });
    expect(await pool.decode(large, "me")).toMatchObject({ ok: true, width: 5000 });
    pool.close();
  },
);

test.skipIf(process.platform !== "linux")(
  "a file waits for a busy machine, and is not refused for that",
  async () => {
    const pool = new DecoderPool({ ...decoderLimits, milliseconds: 3000, processes: 1 });
    const small = await job("held-up", await picture(200, 200).png().toBuffer());
    const before = processesBelow(process.pid);
    // Begun once, it takes hardly any of its processor time for the next.
    expect(await pool.decode(small, "me")).toMatchObject({ ok: true });
    const child = processesBelow(process.pid).find((each) => !before.includes(each));
    if (child === undefined) throw new Error("no decoder");
    const decoded = pool.decode(small, "me");
    process.kill(child, "SIGSTOP");
    await sleep(7000);
    process.kill(child, "SIGCONT");
    expect(await decoded).toMatchObject({ ok: true, width: 200 });
    pool.close();
  },
);

test("a file that is not there is refused, and the process goes on", async () => {
  const pool = new DecoderPool({ ...decoderLimits, processes: 1 });
  const missing = await pool.decode({ ...large, source: join(folder, "nothing") }, "me");
  expect(missing).toMatchObject({ ok: false, code: "unreadable_image" });
  expect(await pool.decode(large, "me")).toMatchObject({ ok: true, height: 4000 });
  pool.close();
});

test("many files of one owner hold up nobody else by more than those in hand", async () => {
  const pool = new DecoderPool();
  const done: string[] = [];
  const turn = async (owner: string, each: DecodeJob): Promise<void> => {
    await pool.decode(each, owner);
    done.push(owner);
  };
  const job50 = await job("one-of-many", await picture(200, 200).png().toBuffer());
  const many = Array.from({ length: 50 }, () => turn("attacker", job50));
  const honest = ["anna", "bram"].map((owner) => turn(owner, job50));
  await Promise.all([...many, ...honest]);
  expect(done.indexOf("anna")).toBeLessThan(6);
  expect(done.indexOf("bram")).toBeLessThan(7);
  pool.close();
});
