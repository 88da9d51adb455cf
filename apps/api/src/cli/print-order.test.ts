import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
  const rider = await shop.customer();
  const set = openCatalogue().sets.findIndex(({ products }) => products.length === 1);
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { set });
  await choose(rider, cart, design, { jersey: [{ rider: { name: "DE VRIES", number: "38" } }] });
  const placed = await order(rider, cart);
  expect(placed.status, placed.text).toBe(201);
  number = placed.json.order_number as string;
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function print(...words: readonly string[]) {
  const said: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    readSecret: async () => undefined,
  };
  const url = shop.database.pool.options.connectionString;
  if (url === undefined) throw new Error("the test's database has no address");
  const environment = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: "silent" };
  const ended = await runCommand(allCommands, ["orders", "print", ...words], terminal, environment);
  return { ...ended, said: said.join("\n") };
}

describe("orders print", () => {
  it("writes the pack whole, in any spelling of the number, and says what it wrote", async () => {
    const out = join(folder, "pack");
    const { code, said } = await print(number.toLowerCase(), "--out", out, "--language", "fr");
    expect(code).toBe(0);
    expect(said).toMatch(/^Wrote \d+ pieces of 1 lines \(1 garments\) of HS-/);
    expect(readdirSync(out).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "01-jersey-L-de-vries-38",
      "cut-ticket.pdf",
      "manifest.json",
      "patterns",
    ]);
    const manifest = JSON.parse(readFileSync(join(out, "manifest.json"), "utf8")) as {
      order: string;
    };
    expect(manifest.order).toBe(number);
    expect(existsSync(`${out}.partial`)).toBe(false);
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
