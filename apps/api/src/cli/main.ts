import type { Command, Terminal } from "./command.ts";
import { addDiscount } from "./commands/add-discount.ts";
import { addStaff } from "./commands/add-staff.ts";
import { backup } from "./commands/backup.ts";
import { checkCatalogueFiles } from "./commands/check-catalogue.ts";
import { demo } from "./commands/demo.ts";
import { listOrders } from "./commands/list-orders.ts";
import { restore } from "./commands/restore.ts";
import { readSecret } from "./read-secret.ts";
import { runCommand } from "./run-command.ts";

// npm run shop -- COMMAND
const commands: readonly Command[] = [
  addStaff,
  addDiscount,
  checkCatalogueFiles,
  listOrders,
  backup,
  restore,
  demo,
];

const terminal: Terminal = {
  say: (line) => console.log(line),
  readSecret: () => readSecret(process.stdin),
};

const { code, error } = await runCommand(commands, process.argv.slice(2), terminal, process.env);
if (error !== undefined) console.error(error);
process.exit(code);
