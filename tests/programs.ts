import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Whether a program that only some tests need is there: `it.skipIf(!hasProgram("qpdf"))`. Its absence fails the run
 * where CI is set, because there everything was installed, and is told aloud elsewhere.
 */
export function hasProgram(name: string): boolean {
  const found = spawnSync(name, ["--version"], { stdio: "ignore" }).error === undefined;
  if (found) return true;
  if (process.env["CI"] === "true")
    throw new Error(`${name} is missing; .ci/run should have installed it`);
  console.warn(`\nSKIPPED: ${name} is not installed, so the tests that need it do not run.\n`);
  return false;
}

/** The browser to drive: an installed Chromium or Chrome, else null for the one that comes through npm. */
export function installedBrowser(): string | null {
  const places = [
    process.env["CHROMIUM_PATH"] ?? "",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return places.find((place) => place !== "" && existsSync(place)) ?? null;
}
