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

/** A Chromium or Chrome that is installed. Throws when there is none. */
export function installedBrowser(): string {
  const places = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error("No Chromium: set CHROMIUM_PATH to one.");
  return found;
}

/** The system's own Python: a project's or a person's need not have its libraries. */
export const systemPython = "/usr/bin/python3";

/** Whether the system's Python has a library that only some tests need; absent as `hasProgram` tells it. */
export function hasPythonLibrary(name: string): boolean {
  const found = spawnSync(systemPython, ["-c", `import ${name}`], { stdio: "ignore" });
  if (found.status === 0) return true;
  if (process.env["CI"] === "true")
    throw new Error(`Python's ${name} is missing; .ci/run should have installed it`);
  console.warn(
    `\nSKIPPED: Python's ${name} is not installed; the tests that need it do not run.\n`,
  );
  return false;
}
