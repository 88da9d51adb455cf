// npm run contract [-- COMMIT]: keeps the contract of a version as that of the version before, which this one and all that
// follow are held against. Run at each release for the commit that is released; without a commit it is the newest.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { openApi, routes } from "@holeshot/contract";
import { layOut } from "../../tests/wire/support/version-before.ts";
import { describe, type KeptContract, pack } from "./kept-contract.ts";

const [named = "HEAD"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));
const git = (...words: string[]): string =>
  execFileSync("git", ["-C", root, ...words], { encoding: "utf8" }).trim();
const commit = git("rev-parse", "--verify", `${named}^{commit}`);

using version = layOut(commit);
// Its own contract, read by its own program.
const its = (await version.judge()) as unknown as {
  readonly openApi: typeof openApi;
  readonly routes: typeof routes;
};
const document = its.openApi(its.routes, { title: "Shop", version: "1" });
const kept: KeptContract = {
  commit: commit.slice(0, 12),
  made: git("log", "-1", "--format=%cs", commit),
  ...pack(describe(document)),
};
const file = fileURLToPath(new URL("before.json", import.meta.url));
writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
execFileSync(`${root}node_modules/.bin/oxfmt`, [file]);
console.log(
  `${Object.keys(kept.calls).length} calls of ${kept.commit} (${kept.made}) in tools/contract/before.json`,
);
