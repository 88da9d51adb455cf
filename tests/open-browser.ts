import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";

let folder: string | undefined;

/** One browser for the whole run: the processes that test files run in find it where CHROMIUM_PATH says. */
export async function setup(): Promise<void> {
  if (process.env["CHROMIUM_PATH"] !== undefined) return;
  folder = mkdtempSync(join(tmpdir(), "holeshot-chromium-"));
  process.env["CHROMIUM_PATH"] = await findBrowser(folder);
}

export function teardown(): void {
  if (folder === undefined) return;
  delete process.env["CHROMIUM_PATH"];
  rmSync(folder, { recursive: true, force: true });
}
