import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BatchManifest } from "../modules/production/index.ts";
import { openCatalogue } from "../modules/catalogue/index.ts";
import {
  addNewDesign,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../testing/index.ts";
import { allCommands } from "./all-commands.ts";
import { runCommand } from "./run-command.ts";

let shop: TestPlatform;
let number = "";
const folder = mkdtempSync(join(tmpdir(), "holeshot-print-"));

beforeAll(async () => {
  shop = await testPlatform();
  number = await place("DE VRIES");
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An order of one jersey. */
async function place(name: string): Promise<string> {
  const rider = await shop.customer();
  const set = openCatalogue().sets.findIndex(({ products }) => products.length === 1);
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { set });
  await choose(rider, cart, design, { jersey: [{ rider: { name, number: "38" } }] });
  const placed = await order(rider, cart);
  expect(placed.status, placed.text).toBe(201);
  return placed.json.order_number as string;
}

function environment() {
  const url = shop.database.pool.options.connectionString;
  if (url === undefined) throw new Error("the test's database has no address");
  return { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: "silent" };
}

/** Every file below a folder with its hash. */
function treeOf(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(files.map((file) => [file.slice(root.length), hash(file)]));
}

async function print(...words: readonly string[]) {
  const said: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    readSecret: async () => undefined,
  };
  const ended = await runCommand(
    allCommands,
    ["orders", "print", ...words],
    terminal,
    environment(),
  );
  return { ...ended, said: said.join("\n") };
}

describe("orders print", () => {
  it("writes the pack whole, in any spelling of the number, and says what it wrote", async () => {
    const out = join(folder, "pack");
    const { code, said } = await print(number.toLowerCase(), "--out", out, "--language", "fr");
    expect(code).toBe(0);
    expect(said).toMatch(/^Wrote \d+ pieces of 1 lines \(1 garments\) of HS-/);
    expect(readdirSync(out).toSorted((a, b) => a.localeCompare(b))).toEqual([
      expect.stringMatching(/^01-jersey-L-de-vries-38-.*-[0-9a-f]{8}$/),
      "cut-ticket.pdf",
      "jobs.csv",
      "jobs.json",
      "labels",
      "manifest.json",
      "patterns",
      "pictures",
      "tech-packs",
    ]);
    const manifest = JSON.parse(readFileSync(join(out, "manifest.json"), "utf8")) as {
      order: string;
    };
    expect(manifest.order).toBe(number);
    expect(existsSync(`${out}.partial`)).toBe(false);
  });

  it("goes on where it was killed, and ends with the same bytes", async () => {
    const whole = join(folder, "whole");
    expect((await print(number, "--out", whole)).code).toBe(0);
    const out = join(folder, "killed");
    const journal = join(`${out}.partial`, "journal.jsonl");
    const noted = () =>
      existsSync(journal)
        ? readFileSync(journal, "utf8")
            .split("\n")
            .filter((line) => line.includes('"key"'))
        : [];
    const child = spawn(
      process.execPath,
      ["src/cli/main.ts", "orders", "print", number, "--out", out],
      {
        cwd: fileURLToPath(new URL("../..", import.meta.url)),
        env: { ...process.env, ...environment() },
        stdio: "ignore",
      },
    );
    const ended = once(child, "exit");
    while (noted().length < 3 && child.exitCode === null) await setTimeout(2);
    child.kill("SIGKILL");
    await ended;
    expect(existsSync(out), "it was killed too late").toBe(false);
    // Half a file, as a kill may leave one, and a half line.
    writeFileSync(join(`${out}.partial`, "half.pdf"), "%PDF");
    appendFileSync(journal, '{"key":"1/');
    const first = JSON.parse(noted()[0] ?? "") as { file: { path: string } };
    const { mtimeMs } = statSync(join(`${out}.partial`, first.file.path));
    expect((await print(number, "--out", out)).code).toBe(0);
    expect(statSync(join(out, first.file.path)).mtimeMs, "made again").toBe(mtimeMs);
    expect(treeOf(out)).toEqual(treeOf(whole));
  }, 120_000);

  it("makes several orders as one batch, by due day and cloth, on the same rolls", async () => {
    const second = await place("JANSEN");
    const out = join(folder, "batch");
    const { code, said, error } = await print(
      second,
      number,
      "--batch",
      "--marker",
      "1600",
      "--out",
      out,
    );
    expect(code, error).toBe(0);
    expect(said).toMatch(/markers\/.*: \d+ pieces/);
    const batch = JSON.parse(readFileSync(join(out, "batch.json"), "utf8")) as BatchManifest;
    expect(batch.orders.map(({ order: one }) => one)).toEqual([number, second]);
    expect(batch.orders.every(({ due }) => /^\d{4}-\d\d-\d\d$/.test(due))).toBe(true);
    const laid = (batch.markers ?? []).flatMap(({ pieces }) => pieces.map((one) => one.order));
    expect(new Set(laid)).toEqual(new Set([number, second]));
    for (const { files } of batch.cloths)
      for (const file of files) expect(existsSync(join(out, file)), file).toBe(true);
    const alone = join(folder, "alone");
    expect((await print(second, "--out", alone)).code).toBe(0);
    expect(treeOf(join(out, second))).toEqual(treeOf(alone));
    expect(await print(second, number, "--out", join(folder, "none"))).toMatchObject({
      code: 2,
      error: expect.stringContaining("--batch"),
    });
  }, 120_000);

  it("writes the tech packs alone, the same bytes as in the pack", async () => {
    const out = join(folder, "tech");
    const { code, said, error } = await runCommand(
      allCommands,
      ["orders", "tech-pack", number, "--out", out, "--language", "fr"],
      { say: () => {}, readSecret: async () => undefined },
      environment(),
    ).then((ended) => ({ ...ended, said: readdirSync(join(out, "tech-packs")) }));
    expect(code, error).toBe(0);
    expect(said).toHaveLength(2);
    expect(treeOf(join(out, "tech-packs"))).toEqual(treeOf(join(folder, "pack", "tech-packs")));
  });

  it("writes into no folder that holds something, and leaves nothing when it fails", async () => {
    const full = join(folder, "full");
    mkdirSync(full);
    writeFileSync(join(full, "mine.txt"), "");
    expect(await print(number, "--out", full)).toMatchObject({
      code: 1,
      error: expect.stringContaining("is not empty"),
    });
    const none = join(folder, "none");
    const { code, error } = await print("HS-1999-000001", "--out", none);
    expect(code).toBe(1);
    expect(error).toBe("orders print: there is no order HS-1999-000001");
    expect(existsSync(none) || existsSync(`${none}.partial`)).toBe(false);
  });

  it.each([
    [[], "--out must name the folder to write"],
    [["--out", "x", "--language", "tlh"], "--language must be one of"],
    [["--out", "x", "--colour", "red"], "Unknown option '--colour'"],
  ])("takes %j for a mistake", async (words, message) => {
    const { code, error } = await print(number, ...words);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });
});

describe("lots", () => {
  it("notes what was measured, and lists it", async () => {
    const said: string[] = [];
    const terminal = {
      say: (line: string) => void said.push(line),
      readSecret: async () => undefined,
    };
    const words = [
      "lots",
      "VM-77",
      "--cloth",
      "vented-mesh",
      "--across",
      "495,5",
      "--along",
      "488",
    ];
    const { code, error } = await runCommand(allCommands, words, terminal, environment());
    expect(code, error).toBe(0);
    expect(said.join("\n")).toMatch(/VM-77\s+vented-mesh\s+495\.5\s+488/);
    const out = join(folder, "lots");
    const printed = await print(number, "--out", out, "--lot", "VM-77", "--piece", "front");
    expect(printed.code, printed.error).toBe(0);
    const manifest = JSON.parse(readFileSync(join(out, "manifest.json"), "utf8")) as object;
    expect(manifest).toMatchObject({ lots: [{ lot: "VM-77", along: 0.024, across: 0.009 }] });
    const wrong = await runCommand(
      allCommands,
      ["lots", "X", "--cloth", "mesh", "--across", "12", "--along", "488"],
      terminal,
      environment(),
    );
    expect(wrong.code).toBe(2);
  });
});
