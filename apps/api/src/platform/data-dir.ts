import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A data folder held by this process. */
export interface DataDirClaim {
  release(): void;
}

/**
 * Claims the data folder, so that a second server cannot stop the first one's database.
 * @throws Error that names the process holding it.
 */
export function claimDataDir(dataDir: string): DataDirClaim {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "server.pid");
  const holder = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (holder !== "" && holder === identity(Number.parseInt(holder, 10))) {
    throw new Error(
      `A server (process ${holder.split(" ")[0]}) already uses ${dataDir}. Stop it, or set another DATA_DIR and PORT.`,
    );
  }
  writeFileSync(file, identity(process.pid));
  return { release: () => rmSync(file, { force: true }) };
}

/** A process id with its start time where the system tells it: ids are used again, pairs are not. */
function identity(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch {
    return "";
  }
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return String(pid);
  const afterName = readFileSync(stat, "utf8").split(") ").at(-1) ?? "";
  return `${pid} ${afterName.split(" ")[19] ?? ""}`.trim();
}
