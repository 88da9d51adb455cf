// npm run shop -- COMMAND
import { allCommands } from "./all-commands.ts";
import type { Terminal } from "./command.ts";
import { readSecret } from "./read-secret.ts";
import { runCommand } from "./run-command.ts";

const terminal: Terminal = {
  say: (line) => console.log(line),
  readSecret: () => readSecret(process.stdin),
};

const { code, error } = await runCommand(allCommands, process.argv.slice(2), terminal, process.env);
if (error !== undefined) console.error(error);
process.exit(code);
