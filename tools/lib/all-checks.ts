import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkCoverage } from "../checks/coverage.ts";
import { checkDrawing } from "../checks/drawing.ts";
import { checkErrorTests } from "../checks/error-tests.ts";
import { checkHouse } from "../checks/house.ts";
import { checkImports } from "../checks/imports.ts";
import { checkLayerKinds } from "../checks/layer-kinds.ts";
import { checkMessages } from "../checks/messages.ts";
import { checkMigrations } from "../checks/migrations.ts";
import { checkProducts } from "../checks/products.ts";
import { checkSettings } from "../checks/settings.ts";
import { checkThirdParty } from "../checks/third-party.ts";
import { missingIn } from "../complete-lock.mjs";
import type { Check } from "./run-checks.ts";
import { programCheck } from "./run-checks.ts";

/** Everything that `npm run check` looks at, the slow ones first so that they start first. */
export const allChecks: readonly Check[] = [
  programCheck("types", "tsc", ["-b"]),
  programCheck("lint", "oxlint", ["--deny-warnings"]),
  programCheck("unused", "knip", ["--no-progress"]),
  programCheck("format", "oxfmt", ["--check"]),
  { name: "imports", run: (root) => ({ problems: checkImports(root) }) },
  { name: "house", run: checkHouse },
  { name: "layers", run: (root) => ({ problems: checkLayerKinds(root) }) },
  { name: "messages", run: (root) => ({ problems: checkMessages(root) }) },
  { name: "migrations", run: (root) => ({ problems: checkMigrations(root) }) },
  { name: "products", run: (root) => ({ problems: checkProducts(root) }) },
  { name: "errors", run: (root) => ({ problems: checkErrorTests(root) }) },
  { name: "settings", run: (root) => ({ problems: checkSettings(root) }) },
  { name: "drawing", run: checkDrawing },
  { name: "coverage", run: checkCoverage },
  { name: "third-party", run: checkThirdParty },
  { name: "lock", run: checkLock },
];

/**
 * What is worth asking before each commit: all of it but what must read the whole house for each file. Style and lint of what
 * differs from `main` or is not committed yet.
 */
export function fastChecks(root: string): readonly Check[] {
  const changed = changedFiles(root);
  const lint = programCheck("lint", "oxlint", ["--deny-warnings", ...changed]);
  const format = programCheck("format", "oxfmt", ["--check", ...changed]);
  const whole = allChecks.filter(({ name }) => !["lint", "unused", "format"].includes(name));
  return changed.length === 0 ? whole : [lint, format, ...whole];
}

/** Source files that were written since the last landing. */
function changedFiles(root: string): readonly string[] {
  const ask = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  const files = [
    ...ask("diff", "--name-only", "--diff-filter=d", "main"),
    ...ask("ls-files", "--others", "--exclude-standard"),
  ];
  return files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
}

function checkLock(root: string): { problems: string[] } {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const problems = missingIn(lock).map(
    ({ name }) => `package-lock.json lacks ${name}: node tools/complete-lock.mjs`,
  );
  return { problems };
}
