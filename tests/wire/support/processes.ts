import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Shop } from "./shop.ts";

/** The process of a shop's embedded database, by the file it keeps of itself. */
export function postmasterOf(shop: Shop): number {
  const file = join(shop.dataDir, "postgres", "cluster", "postmaster.pid");
  return Number.parseInt(readFileSync(file, "utf8"), 10);
}

/** The processes that answer the connections of a shop's database. */
export function connectionsOf(shop: Shop): number[] {
  const pid = postmasterOf(shop);
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" "))
    .filter(Boolean)
    .map(Number)
    .filter((child) => / 127\.0\.0\.1\(\d+\) /.test(readWords(child)));
}

function readWords(pid: number): string {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, "utf8")} `;
  } catch {
    return "";
  }
}

/** Sends a signal to a process that may be gone by now. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone.
  }
}
