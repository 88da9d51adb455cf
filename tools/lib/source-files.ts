import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const skipped = new Set(["node_modules", "dist", "data", "coverage", "fixtures"]);

/** Paths of all files under `folder`, relative to `root` with forward slashes, sorted; build output left out. */
export function filesUnder(root: string, folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  const files: string[] = [];
  for (const entry of readdirSync(start, { withFileTypes: true })) {
    if (skipped.has(entry.name) || entry.name.startsWith(".")) continue;
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...filesUnder(root, path));
    else if (entry.isFile()) files.push(path);
  }
  return files.sort();
}

/** The TypeScript sources under some folders; generated ones left out. */
export function sourcesUnder(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith(".gen.ts"));
}

export function isTest(path: string): boolean {
  return /\.(test|bench)\.(ts|tsx)$/.test(path) || path.includes("/testing/");
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), "utf8");
}

export function readJson<T>(root: string, path: string): T {
  return JSON.parse(readText(root, path)) as T;
}

/** The folders that hold the program: every room and workshop. */
export const programFolders = ["packages", "apps", "tools", "tests", "bench", "atelier"] as const;
