// node tools/third-party.ts [--write]: checks the list of others' work, or writes it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkThirdParty, drawThirdParty, thirdPartyFile } from "./checks/third-party.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
if (process.argv.includes("--write"))
  writeFileSync(join(root, thirdPartyFile), drawThirdParty(root));
const { problems, summary } = checkThirdParty(root);
console.log([summary, ...problems].join("\n"));
process.exitCode = problems.length === 0 ? 0 : 1;
