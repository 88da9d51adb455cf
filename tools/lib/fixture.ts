import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A small repository in a temporary folder, gone after the test. Objects become JSON. Returns its root. */
export function fixture(files: Readonly<Record<string, string | object>>): string {
  const root = mkdtempSync(join(tmpdir(), "holeshot-fixture-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const text = typeof content === "string" ? content : JSON.stringify(content);
    writeFileSync(join(root, path), text);
  }
  return root;
}
