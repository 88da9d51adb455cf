import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { DecoderPool, decoderLimits } from "../decoder-pool.ts";
import type { DecodeJob, DecodeResult } from "../protocol.ts";
import { sniffType } from "../sniff.ts";
import { byHand, hasProgram, qpdf } from "./test-pdfs.ts";

let folder: string;
const pool = new DecoderPool();
let jobs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "holeshot-pdfs-"));
});
afterAll(async () => {
  pool.close();
  await rm(folder, { recursive: true, force: true });
});

interface Sent {
  readonly result: DecodeResult;
  /** What was stored. */
  readonly svg: string | undefined;
}

/** Sends a file through a decoder process, as an upload does. */
async function send(bytes: Uint8Array): Promise<Sent> {
  jobs += 1;
  const path = (part: string): string => join(folder, `${jobs}-${part}`);
  await writeFile(path("source"), bytes);
  const job: DecodeJob = {
    type: "pdf",
    source: path("source"),
    original: path("original"),
    preview: path("preview"),
    most: { side: 12_000, pixels: 80_000_000, ratio: 50 },
  };
  const result = await pool.decode(job, "one");
  const kept = await stat(job.original).then(
    () => true,
    () => false,
  );
  return { result, svg: kept ? await readFile(job.original, "utf8") : undefined };
}

const square = "1 0 0 rg 100 100 50 40 re f";

describe("an honest page", () => {
  it("is known by its first bytes, kept as a drawing and cut to what is on it", async () => {
    const bytes = byHand({ content: square });
    expect(sniffType(bytes)).toBe("pdf");
    const { result, svg } = await send(bytes);
    expect(result).toMatchObject({ ok: true, kind: "vector", width: 50, height: 40 });
    expect(result).toMatchObject({ mime: "image/svg+xml", hasPixels: false, dropped: [] });
    expect(svg).toContain("#ff0000");
  });

  it("leaves behind what could run or reach out", async () => {
    const root = "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>";
    const page = "/AA << /O << /S /URI /URI (http://127.0.0.1/x) >> >>";
    const { result, svg } = await send(byHand({ content: square, root, page }));
    expect(result.ok).toBe(true);
    expect(svg).not.toMatch(/alert|http:\/\/127|script/i);
  });
});

it.each([
  ["is blank", ""],
  ["draws nothing that shows", "100 100 50 40 re n"],
])("a first page that %s is told as an empty drawing is", async (_what, content) => {
  const { result, svg } = await send(byHand({ content }));
  expect(result).toMatchObject({ code: "unreadable_image", why: "nothing_to_print" });
  expect(svg).toBeUndefined();
});

const page300 = "/Resources << /XObject << /F 5 0 R >> >>";
const form = (content: string): string =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] /Resources << /XObject << /F 5 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Files that are refused, and within which bounds. */
const hostile: Readonly<Record<string, () => Uint8Array>> = {
  "nothing but a header": () => Buffer.from("%PDF-1.7"),
  "noise behind the header": () =>
    Buffer.concat([
      Buffer.from("%PDF-1.7\n"),
      Buffer.from(Array.from({ length: 9000 }, (_, at) => (at * 7919) % 256)),
    ]),
  "a page without anything": () => byHand({ content: "" }),
  "a million operators": () => byHand({ content: "0 0 m 9 9 l S\n".repeat(1_000_000) }),
  "two hundred thousand maps in each other": () =>
    byHand({ content: `${"q 1 0 0 1 0 0 cm ".repeat(200_000)}${square}` }),
  "clips in each other": () =>
    byHand({ content: `${"0 0 300 200 re W n ".repeat(20_000)}${square}` }),
  "400 MB of blanks in 400 kB": () => byHand({ content: Buffer.alloc(400_000_000, 32) }),
};

test.each(Object.entries(hostile))(
  "%s is refused in bounds and leaves nothing",
  async (_name, make) => {
    const bytes = make();
    const start = performance.now();
    const { result, svg } = await send(bytes);
    expect(result).toMatchObject({ ok: false, code: "unreadable_image" });
    expect(svg).toBeUndefined();
    // Twice its processor time is what a decoder has on the clock.
    expect(performance.now() - start).toBeLessThan(2 * decoderLimits.milliseconds + 5000);
    // The next rider's file is taken as if nothing had been.
    expect((await send(byHand({ content: square }))).result.ok).toBe(true);
  },
  60_000,
);

test("a form that draws itself ends", async () => {
  const { result } = await send(
    byHand({
      content: `${square} /F Do`,
      page: page300,
      more: [form("0 0 1 rg 0 0 9 9 re f /F Do")],
    }),
  );
  expect(result.ok || result.code === "unreadable_image").toBe(true);
}, 60_000);

test("a file cut off anywhere never ends the shop", async () => {
  const whole = byHand({ content: square });
  for (let part = 1; part < 12; part += 1) {
    const { result } = await send(whole.subarray(0, Math.floor((whole.length * part) / 12)));
    expect(result.ok || result.code === "unreadable_image", String(part)).toBe(true);
  }
}, 60_000);

test.skipIf(!hasProgram("qpdf"))("a locked file is refused by a code of its own", async () => {
  const plain = byHand({ content: square });
  const withPassword = qpdf(plain, "--encrypt", "user", "owner", "256", "--");
  const restricted = qpdf(plain, "--encrypt", "", "owner", "256", "--print=none", "--");
  for (const bytes of [withPassword, restricted]) {
    const { result, svg } = await send(bytes);
    expect(result).toMatchObject({ ok: false, code: "pdf_locked" });
    expect(svg).toBeUndefined();
  }
});
