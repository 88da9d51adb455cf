// npm run docs: writes the pages, and parts of pages, that are drawn from data. `npm run check` fails when one is stale.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { coverageFile, drawCoverage } from "./checks/coverage.ts";
import { architectureFile, drawArchitecture } from "./checks/drawing.ts";
import { drawThirdParty, thirdPartyFile } from "./checks/third-party.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages: [string, (root: string) => string][] = [
  [architectureFile, drawArchitecture],
  [coverageFile, drawCoverage],
  [thirdPartyFile, drawThirdParty],
];
for (const [file, draw] of pages) {
  writeFileSync(join(root, file), draw(root));
  console.log(`wrote ${file}`);
}
