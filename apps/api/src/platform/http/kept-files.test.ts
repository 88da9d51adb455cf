import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { testPlatform } from "../../testing/index.ts";
import { openStorage } from "../storage.ts";
import { type BuiltFile, keptFiles } from "./kept-files.ts";

const DAY_MS = 24 * 3600 * 1000;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "holeshot-built-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Processes of several versions on one storage, on one clock. */
async function shopOfVersions() {
  const root = newFolder();
  const storage = await openStorage({ kind: "disk", folder: join(root, "files") });
  let time = Date.UTC(2026, 10, 23);
  return {
    storage,
    pass: (ms: number) => {
      time += ms;
    },
    version: (files: Readonly<Record<string, string>>) =>
      keptFiles({ storage, folder: newFolder(files), now: () => time }),
  };
}

const old = { "shop-old1.js": "old", "shop-old1.js.br": "packed", "part-old1.js": "part" };
const fresh = { "shop-new1.js": "new", "same-1.css": "both" };
const textOf = (file: BuiltFile | null) => file && Buffer.from(file.bytes).toString("utf8");

describe("files of several versions", () => {
  it("are found by either, packed for whoever takes that", async () => {
    const { version } = await shopOfVersions();
    const [before, after] = [version({ ...old, "same-1.css": "both" }), version(fresh)];
    await Promise.all([before.keep(), after.keep()]);
    expect(textOf(await after.find("part-old1.js", true))).toBe("part");
    const packed = await after.find("shop-old1.js", true);
    expect(textOf(packed)).toBe("packed");
    expect(packed).toMatchObject({ type: "text/javascript; charset=utf-8", packed: true });
    expect(textOf(await after.find("shop-old1.js", false))).toBe("old");
    // The other way round it was started before the new one was known.
    expect(textOf(await before.find("shop-new1.js", false))).toBe("new");
    expect((await after.find("same-1.css", false))?.type).toBe("text/css; charset=utf-8");
  });

  it("are nobody's way to anything else that is stored", async () => {
    const { storage, version } = await shopOfVersions();
    await storage.put("images/1.webp", Buffer.from("private"), "image/webp");
    await storage.put("built/files/x.txt", Buffer.from("not built"), "text/plain");
    const shop = version(fresh);
    await shop.keep();
    for (const name of [
      "../../images/1.webp",
      "..%2F..%2Fimages%2F1.webp",
      "x.txt",
      "shop-old1.js.br",
      "versions",
      "",
      "a".repeat(300),
    ])
      expect(await shop.find(name, true), name).toBeNull();
  });

  it("a version started later is found within seconds, and asks for nothing that is not there again and again", async () => {
    const { pass, storage, version } = await shopOfVersions();
    const running = version(old);
    await running.keep();
    pass(DAY_MS);
    expect(await running.find("shop-new1.js", false)).toBeNull();
    await version(fresh).keep();
    let lists = 0;
    const list = storage.list.bind(storage);
    storage.list = (prefix) => {
      lists += 1;
      return list(prefix);
    };
    const asked = () =>
      Promise.all(Array.from({ length: 50 }, () => running.find("no-1.js", true)));
    expect((await asked()).every((found) => found === null)).toBe(true);
    expect(lists).toBe(0);
    pass(3000);
    await asked();
    expect(lists).toBe(1);
    expect(textOf(await running.find("shop-new1.js", false))).toBe("new");
  });

  it("are gone thirty days after their version was started last, but for what others need", async () => {
    const { pass, storage, version } = await shopOfVersions();
    await version({ ...old, "same-1.css": "both" }).keep();
    pass(20 * DAY_MS);
    const before = version(old);
    await before.keep();
    pass(29 * DAY_MS);
    const after = version(fresh);
    await after.keep();
    expect(textOf(await after.find("part-old1.js", false))).toBe("part");
    pass(2 * DAY_MS);
    await version(fresh).keep();
    pass(3000);
    const later = version(fresh);
    await later.keep();
    expect(await later.find("part-old1.js", false)).toBeNull();
    expect(await storage.exists("built/files/shop-old1.js.br")).toBe(false);
    expect(textOf(await later.find("same-1.css", false))).toBe("both");
    // One that still has them in hand finds nothing there, and says so.
    expect(await before.find("part-old1.js", false)).toBeNull();
  });

  it("go out of a shop as its own do", async () => {
    await using shop = await testPlatform();
    const body = Buffer.from("export const old = 1;");
    await shop.storage.put("built/files/part-old2.js", body, "text/javascript");
    const file = await shop.visitor.get("/assets/part-old2.js", { "accept-encoding": "br" });
    expect(file.status).toBe(200);
    expect(file.text).toBe(body.toString("utf8"));
    expect(file.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      vary: "accept-encoding",
    });
    const missing = await shop.visitor.get("/assets/part-old3.js");
    expect(missing.status).toBe(404);
    expect(String(missing.headers["cache-control"])).not.toContain("immutable");
  });
});
