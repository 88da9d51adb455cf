import type { Command } from "./command.ts";
import { addDiscount } from "./commands/add-discount.ts";
import { addStaff } from "./commands/add-staff.ts";
import { backup } from "./commands/backup.ts";
import { checkCatalogueFiles } from "./commands/check-catalogue.ts";
import { demo } from "./commands/demo.ts";
import { endSessions } from "./commands/end-sessions.ts";
import { listCases } from "./commands/list-cases.ts";
import { listMails } from "./commands/list-mails.ts";
import { listOrders } from "./commands/list-orders.ts";
import { clothLots } from "./commands/lots.ts";
import { printOrderPack } from "./commands/print-order.ts";
import { printTechPackFiles } from "./commands/print-tech-packs.ts";
import { readAudit } from "./commands/read-audit.ts";
import { removeSecondFactor } from "./commands/remove-second-factor.ts";
import { restore } from "./commands/restore.ts";
import { serve } from "./commands/serve.ts";
import { writePatterns } from "./commands/write-patterns.ts";

/** Everything that `npm run shop` can do, in the order in which its help tells it. */
export const allCommands: readonly Command[] = [
  addStaff,
  removeSecondFactor,
  endSessions,
  addDiscount,
  checkCatalogueFiles,
  listOrders,
  listCases,
  listMails,
  printOrderPack,
  printTechPackFiles,
  clothLots,
  writePatterns,
  backup,
  restore,
  readAudit,
  demo,
  serve,
];
