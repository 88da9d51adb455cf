import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Judge } from "./wire.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** So many changes of the schema lie between the two versions. */
const CHANGES = 2;

/** A version of the program before this one, laid out beside it. */
export interface VersionBefore extends Disposable {
  readonly commit: string;
  /** Migrations that came since. */
  readonly since: readonly string[];
  /** The command that starts one of its parts. */
  readonly program: readonly [string, ...string[]];
  /** The contract that its answers keep. */
  judge(): Promise<Judge>;
  /** Builds its pages, without which it answers calls alone. */
  build(): void;
}

/**
 * The commit before the newest changes of the schema, or the one that `VERSION_BEFORE` names; null where no history tells
 * of one, as in a clone of one commit.
 */
export function commitBefore(): string | null {
  const named = process.env["VERSION_BEFORE"];
  if (named !== undefined) return git("rev-parse", named);
  const path = "apps/api/src/migrations";
  const added = git("log", "--format=%H", "--diff-filter=A", `-${CHANGES}`, "--", path);
  const oldest = added?.split("\n")[CHANGES - 1];
  const commit = oldest ? git("rev-parse", "--verify", "--quiet", `${oldest}^`) : null;
  if (commit === null) {
    console.warn("\nSKIPPED: no history here tells of a version before this one.\n");
  }
  return commit;
}

function git(...words: string[]): string | null {
  const { status, stdout } = spawnSync("git", ["-C", root, ...words], { encoding: "utf8" });
  return status === 0 && stdout.trim() !== "" ? stdout.trim() : null;
}

/** Lays a commit out in a folder of its own, on the libraries of this tree: their versions are not what is tried. */
export function layOut(commit: string): VersionBefore {
  const folder = mkdtempSync(join(tmpdir(), "holeshot-before-"));
  const files = execFileSync("git", ["-C", root, "archive", commit], { maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  mkdirSync(join(to, "@holeshot"), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== "@holeshot") symlinkSync(join(from, name), join(to, name));
  }
  // Its own packages, by the same relative ways.
  for (const name of readdirSync(join(from, "@holeshot"))) {
    const way = readlinkSync(join(from, "@holeshot", name));
    symlinkSync(way, join(to, "@holeshot", name));
  }
  const migrations = (tree: string): string[] =>
    readdirSync(join(tree, "apps/api/src/migrations")).filter((name) => name.endsWith(".sql"));
  const known = new Set(migrations(folder));
  return {
    commit,
    since: migrations(root).filter((name) => !known.has(name)),
    program: [process.execPath, join(folder, "apps/api/src/main.ts")],
    judge: () => import(join(folder, "packages/contract/src/index.ts")) as Promise<Judge>,
    build: () => {
      const vite = join(to, "vite/bin/vite.js");
      execFileSync(process.execPath, [vite, "build"], {
        cwd: join(folder, "apps/web"),
        stdio: "pipe",
      });
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
