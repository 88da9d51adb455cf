import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isDiskAway } from "./away.ts";
import { StartRefusal } from "./start-refusal.ts";

/** A data folder held by this process. */
export interface DataDirClaim {
  release(): void;
}

/**
 * Claims the data folder, so that a second server cannot stop the first one's database.
 * @throws StartRefusal that names the process holding it, or what keeps anything from being written there.
 */
export function claimDataDir(dataDir: string): DataDirClaim {
  try {
    return claim(dataDir);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!isDiskAway(error) && !notAFolder.has(code)) throw error;
    throw new StartRefusal(
      `DATA_DIR: nothing can be written in ${dataDir} (${code}). Make room or give this user the folder, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Something else stands there; or, of a read-only disk, what Node says of a folder that it cannot make. */
const notAFolder: ReadonlySet<string> = new Set(["EEXIST", "EISDIR", "ENOENT", "ELOOP"]);

function claim(dataDir: string): DataDirClaim {
  makeFolder(resolve(dataDir));
  const file = join(dataDir, "server.pid");
  const holder = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (holder !== "" && holder === identity(Number.parseInt(holder, 10))) {
    throw new StartRefusal(
      `A server (process ${holder.split(" ")[0]}) already uses ${dataDir}. Stop it, or set another DATA_DIR and PORT.`,
    );
  }
  writeFileSync(file, identity(process.pid));
  return { release: () => rmSync(file, { force: true }) };
}

/** One level after the other: Node's own way never ends where a folder is there and takes none, as below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
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
