import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { roles } from "../../config/index.ts";
import type { Command } from "../command.ts";
import { Mistake } from "../command.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..", "..");

/** Runs the shop, or one part of it, until it is told to end. */
export const serve: Command = {
  name: "serve",
  usage: "ROLE",
  what: `runs a part of the shop: ${roles.join(", ")}`,
  details: [
    "",
    "all      the whole shop in one process, as npm start",
    "web      answers requests; needs DATABASE_URL, migrated",
    "worker   works jobs off: pictures, mails, what is done each night; needs the same",
    "migrate  brings DATABASE_URL to this version's schema, and ends",
    "sandbox  the payment provider for trying the shop",
  ],
  positionals: 1,
  options: {},
  run: async ({ positionals: [role] }, _terminal, environment) => {
    if (!roles.some((known) => known === role)) {
      throw new Mistake(`expected one of ${roles.join(", ")}, not "${role}"`);
    }
    if (role === "all" || role === "web") build();
    const set = { ...environment, ROLE: role };
    await becomeServer(set, role ?? "");
  },
};

/** The command line starts without the pages, which only these need. */
function build(): void {
  execFileSync(process.execPath, ["tools/ensure.mjs"], { cwd: ROOT, stdio: "inherit" });
}

/** Becomes what `npm start` starts, with what it sets: the same process, where the system can, so that a supervisor's signals arrive. */
async function becomeServer(environment: NodeJS.ProcessEnv, role: string): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    readonly scripts: { readonly start: string };
  };
  const words = scripts.start.split(" ");
  const more = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split("=", 2));
  const flags = words.filter((word) => word.startsWith("--"));
  process.chdir(ROOT);
  const given = { ...Object.fromEntries(more), ...environment } as Record<string, string>;
  const parameters = [...flags, "apps/api/src/main.ts", role];
  if (process.execve !== undefined && process.platform !== "win32") {
    process.execve(process.execPath, [process.execPath, ...parameters], given);
  }
  const server = spawn(process.execPath, parameters, { env: given, stdio: "inherit" });
  const [code] = (await once(server, "exit")) as [number | null];
  process.exit(code ?? 1);
}
