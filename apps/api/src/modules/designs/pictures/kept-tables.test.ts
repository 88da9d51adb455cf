import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureWidths } from "@holeshot/domain";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptTable } from "./kept-tables.ts";
import { shownGarment } from "./shown-garment.ts";
import { sideView } from "./side-view.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "holeshot-tables-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const WIDEST = Math.max(...pictureWidths.side);
const given = ["a jersey's front", Uint8Array.of(1, 2, 3)];

/** A kept table of the folder; some width is always kept. */
function kept<T>(of: readonly (string | Uint8Array)[] = given, square = WIDEST) {
  const table = keptTable<T>(folder, square, of);
  if (!table) throw new Error("nothing is kept");
  return table;
}

it("a table that was made is read again, the same to the last bit, also by who asked for it ahead", async () => {
  const { table, part } = await sideView(shownGarment("gloves", "men"), "left", 200);
  expect(await kept().isThere()).toBe(false);
  expect(await kept().read()).toBeNull();
  await kept().keep({ table, part });
  expect(await kept().isThere()).toBe(true);
  expect(await kept().read()).toStrictEqual({ table, part });
  const ahead = kept();
  ahead.readAhead();
  expect(await ahead.read()).toStrictEqual({ table, part });
  expect(table.piece.some((number) => number > 0)).toBe(true);
});

it("another side, model, light or width is another table", async () => {
  await kept().keep("made");
  const others = [
    ["a jersey's back", Uint8Array.of(1, 2, 3)],
    ["a jersey's front", Uint8Array.of(1, 2, 4)],
    ["a jersey's front", Uint8Array.of(1, 2)],
    ["a jersey's front", Uint8Array.of(1, 2), Uint8Array.of(3)],
  ];
  for (const other of others) expect(await kept(other).read()).toBeNull();
  expect(await kept(given, pictureWidths.kit.at(-1)).read()).toBeNull();
  expect(await kept().read()).toBe("made");
});

it("a garment in another fabric is another table, and in its first the same", async () => {
  const front = (fabric?: string) =>
    sideView(shownGarment("pants", "men", fabric === undefined ? {} : { fabric }), "front", 320);
  const plain = await front();
  expect(await front("classic-600d")).toBe(plain);
  const views = [plain, await front("stretch"), await front("vented")];
  for (const [i, { table }] of views.entries()) {
    expect(table.piece).toEqual(plain.table.piece);
    for (const other of views.slice(i + 1))
      expect([other.table.light, other.table.specular]).not.toEqual([table.light, table.specular]);
  }
});

it("what a full disk cut short or a bit that fell over is made anew", async () => {
  await kept().keep(new Uint8Array(5000).map((_, i) => (i * i) % 251));
  const [name = ""] = readdirSync(folder);
  const whole = readFileSync(join(folder, name));
  const broken = [
    whole.subarray(0, whole.length - 1),
    whole.subarray(0, whole.length >> 1),
    whole.subarray(0, 0),
    whole.map((byte, at) => (at === whole.length >> 1 ? byte ^ 1 : byte)),
  ];
  for (const bytes of broken) {
    writeFileSync(join(folder, name), bytes);
    expect(await kept().read()).toBeNull();
  }
  await kept().keep("anew");
  expect(await kept().read()).toBe("anew");
});

it("no more bytes than some are kept, those used last, and nothing where nothing can be", async () => {
  await kept().keep("first");
  const [name = ""] = readdirSync(folder);
  const each = statSync(join(folder, name)).size;
  const few = (of: readonly string[]) => keptTable(folder, WIDEST, of, 12 * each);
  for (let i = 10; i < 40; i += 1) {
    await few([`table ${i}`])?.keep(`nr ${i}`);
    if (i % 5 === 0) expect(await kept().read()).toBe("first");
  }
  expect(readdirSync(folder)).toHaveLength(12);
  expect(await kept().read()).toBe("first");
  expect(await kept(["table 39"]).read()).toBe("nr 39");
  expect(await kept(["table 20"]).read()).toBeNull();
  expect(keptTable(undefined, WIDEST, given)).toBeNull();
  expect(keptTable(folder, 333, given)).toBeNull();
  const file = join(folder, "file");
  writeFileSync(file, "");
  const nowhere = keptTable(file, WIDEST, given);
  await nowhere?.keep("made");
  expect(await nowhere?.read()).toBeNull();
  expect(existsSync(file)).toBe(true);
});
