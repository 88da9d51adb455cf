import { spawnSync } from "node:child_process";
import { chownSync } from "node:fs";

/** How PostgreSQL programs are run here: it refuses to run as root, and must die with the server. */
export interface Runner {
  /** Program and leading arguments put before every call. */
  readonly prefix: readonly string[];
  /** The kernel ends the database with the server; elsewhere a guardian process does. */
  readonly diesWithParent: boolean;
  /** Makes a folder usable by the user PostgreSQL runs as. */
  own(folder: string): void;
}

const NOBODY = 65534;

function works(command: readonly string[]): boolean {
  const [program, ...parameters] = command;
  if (!program) return false;
  return spawnSync(program, parameters, { stdio: "ignore" }).status === 0;
}

/** Picks the gentlest way that works on this machine. */
export function postgresRunner(): Runner {
  const keep = (_folder: string) => undefined;
  if (process.platform !== "linux") return { prefix: [], diesWithParent: false, own: keep };

  const deathSignal = ["setpriv", "--pdeathsig", "INT"];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    const works_ = works([...deathSignal, "true"]);
    return { prefix: works_ ? deathSignal : [], diesWithParent: works_, own: keep };
  }
  const namespace = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (works([...namespace, ...deathSignal, "true"])) {
    return { prefix: [...namespace, ...deathSignal], diesWithParent: true, own: keep };
  }
  const drop = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  return {
    prefix: [...drop, "--pdeathsig", "INT"],
    diesWithParent: true,
    own: (folder) => chownSync(folder, NOBODY, NOBODY),
  };
}
