// npm run shop -- COMMAND
import { existsSync } from "node:fs";
import { dataDirOf } from "../config/index.ts";
import { keepCompiled } from "../platform/keep-compiled.ts";
import type { Terminal } from "./command.ts";
import { readSecret } from "./read-secret.ts";

const terminal: Terminal = {
  say: (line) => console.log(line),
  readSecret: () => readSecret(process.stdin),
};

// A shop that is there takes what its server compiled; a word of help makes no folder.
const dataDir = dataDirOf(process.env);
if (existsSync(dataDir)) keepCompiled(dataDir);
const [{ allCommands }, { runCommand }] = await Promise.all([
  import("./all-commands.ts"),
  import("./run-command.ts"),
]);
const { code, error } = await runCommand(allCommands, process.argv.slice(2), terminal, process.env);
if (error !== undefined) console.error(error);
process.exit(code);
