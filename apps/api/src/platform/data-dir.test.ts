import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { claimDataDir } from "./data-dir.ts";
import { portRefusal, StartRefusal } from "./start-refusal.ts";

const home = mkdtempSync(join(tmpdir(), "holeshot-data-dir-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it("is held by one server, and by the next once that has let go", () => {
  const folder = join(home, "data");
  const first = claimDataDir(folder);
  expect(() => claimDataDir(folder)).toThrow(StartRefusal);
  expect(() => claimDataDir(folder)).toThrow(
    `A server (process ${process.pid}) already uses ${folder}.`,
  );
  first.release();
  claimDataDir(folder).release();
});

it("is taken over from a server that was killed", () => {
  const folder = join(home, "killed");
  claimDataDir(folder);
  // No process has this id and this start.
  writeFileSync(join(folder, "server.pid"), "1 999999999999");
  expect(() => claimDataDir(folder).release()).not.toThrow();
});

it("is named where nothing can be written in it", () => {
  const file = join(home, "file");
  writeFileSync(file, "");
  for (const folder of [file, join(file, "below")]) {
    expect(() => claimDataDir(folder)).toThrow(StartRefusal);
    expect(() => claimDataDir(folder)).toThrow(`DATA_DIR: nothing can be written in ${folder} (E`);
  }
});

it.runIf(existsSync("/proc/self"))("is named where folders are shown that take none", () => {
  expect(() => claimDataDir("/proc/holeshot/data")).toThrow(
    "DATA_DIR: nothing can be written in /proc/holeshot/data (ENOENT).",
  );
});

it.each([
  [{ code: "EADDRINUSE" }, "PORT: port 80 is taken by another program (EADDRINUSE)."],
  [{ code: "EADDRNOTAVAIL", address: "10.9.9.9" }, "HOST: 10.9.9.9 is no address of this machine"],
])("says of %o which setting it is", (given, words) => {
  const told = portRefusal(Object.assign(new Error("listen"), given), "PORT", 80) as Error;
  expect(told).toBeInstanceOf(StartRefusal);
  expect(told.message).toContain(words);
});
