import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { alreadyInstalled, ensureInstalled, ensureWeb } from "./ensure.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "holeshot-ensure-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const lock = (version: string) =>
  JSON.stringify({ packages: { "": {}, "node_modules/a": { version } } });

describe("ensureInstalled", () => {
  const install = vi.fn(() => mkdirSync(join(root, "node_modules"), { recursive: true }));
  beforeEach(() => {
    install.mockClear();
  });

  it("installs once, and again only when the lock changes", () => {
    write("package-lock.json", lock("1.0.0"));
    expect(ensureInstalled(root, install)).toBe(true);
    expect(ensureInstalled(root, install)).toBe(false);
    write("package-lock.json", lock("1.0.1"));
    expect(ensureInstalled(root, install)).toBe(true);
    expect(install).toHaveBeenCalledTimes(2);
  });

  it("leaves alone what npm install has already brought in line with the lock", () => {
    write("package-lock.json", lock("1.0.0"));
    write("node_modules/.package-lock.json", lock("1.0.0"));
    ensureInstalled(root, install);
    expect(install).not.toHaveBeenCalled();
    write("node_modules/.package-lock.json", lock("0.9.0"));
    expect(alreadyInstalled(root)).toBe(false);
  });

  it("does not count a failed install as done", () => {
    write("package-lock.json", lock("1.0.0"));
    const broken = () => {
      throw new Error("no network");
    };
    expect(() => ensureInstalled(root, broken)).toThrow("no network");
    expect(ensureInstalled(root, install)).toBe(true);
  });
});

describe("ensureWeb", () => {
  const build = vi.fn((_root: string, outDir: string) => {
    mkdirSync(outDir, { recursive: true });
    writeFileSync(join(outDir, "index.html"), "<html>");
  });
  beforeEach(() => {
    build.mockClear();
    mkdirSync(join(root, ".cache"));
    write("apps/web/index.html", "<html>");
    write("apps/web/src/main.tsx", "1");
    write("packages/domain/src/index.ts", "1");
  });

  it("builds when a source of the shop or of a package changed, and not otherwise", () => {
    expect(ensureWeb(root, build)).toBe(true);
    expect(ensureWeb(root, build)).toBe(false);
    write("packages/domain/src/index.ts", "2");
    expect(ensureWeb(root, build)).toBe(true);
    write("packages/domain/src/index.test.ts", "a test is not part of the shop");
    expect(ensureWeb(root, build)).toBe(false);
  });

  it("keeps the present shop when a build fails, and builds again", () => {
    ensureWeb(root, build);
    write("apps/web/src/main.tsx", "2");
    const broken = (_root: string, outDir: string) => {
      mkdirSync(outDir, { recursive: true });
      throw new Error("syntax error");
    };
    expect(() => ensureWeb(root, broken)).toThrow("syntax error");
    expect(existsSync(join(root, "apps/web/dist/index.html"))).toBe(true);
    expect(ensureWeb(root, build)).toBe(true);
    expect(readdirSync(join(root, ".cache"))).toEqual([]);
  });
});
