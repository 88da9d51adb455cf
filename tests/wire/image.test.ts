import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, test } from "vitest";
import { layOut } from "../../tools/image/lay-out.ts";
import { newDesign } from "./support/estate.ts";
import { manyParts, untilReady } from "./support/parts.ts";
import { findSet } from "./support/sample-design.ts";
import { until } from "./support/waiting.ts";
import { newCustomer } from "./support/wire.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const containerfile = readFileSync(join(root, "ops/image/Containerfile"), "utf8");
const USER = Number(/^USER (\d+):/m.exec(containerfile)?.[1]);

/** The image's tree with this system's C library, read-only, and in it somebody who may do nothing. */
const ENTER = `set -e
R=$1; D=$2; shift 2
for each in lib lib64 usr/lib; do if [ -d /$each ]; then mkdir -p $R/$each; fi; done
mkdir -p $R/tmp $R/proc $R/dev $R/var/lib/holeshot
mount --bind $R $R
for each in lib lib64 usr/lib; do if [ -d /$each ]; then mount --bind /$each $R/$each; mount -o remount,bind,ro $R/$each; fi; done
mount -o remount,bind,ro,nosuid $R
mount -t proc proc $R/proc; mount --bind /dev $R/dev; mount -t tmpfs tmpfs $R/tmp
mount --bind $D $R/var/lib/holeshot
exec setpriv --no-new-privs chroot --userspec=${USER}:${USER} --groups= $R "$@"
`;

/** Whether this machine lets us mount: containers often do not. */
function maySeparate(): boolean {
  const tried = spawnSync("unshare", [
    "--mount",
    "--propagation",
    "private",
    "mount",
    "-t",
    "tmpfs",
    "tmpfs",
    "/tmp",
  ]);
  if (tried.status === 0) return true;
  console.warn("\nSKIPPED: no mounts of one's own here, so the image's tree is not started.\n");
  return false;
}

describe.skipIf(!maySeparate())("the image's tree", () => {
  test("migrates, sells and draws as nobody in particular, and can be written to at one place only", async () => {
    const folder = mkdtempSync(join(tmpdir(), "holeshot-image-"));
    const [tree, data, enter] = [
      join(folder, "tree"),
      join(folder, "data"),
      join(folder, "enter.sh"),
    ];
    mkdirSync(data);
    chownSync(data, USER, USER);
    writeFileSync(enter, ENTER);
    layOut(root, tree, linkSync);
    const inside = [
      ...["unshare", "--mount", "--propagation", "private", "sh", enter, tree, data],
      "/usr/local/bin/node",
    ] as const;
    const program = [...inside, "/srv/holeshot/apps/api/src/main.ts"] as [string, ...string[]];
    const environment = environmentOfImage();
    try {
      const tried = spawnSync(inside[0], [...inside.slice(1), "-p", WRITES], { encoding: "utf8" });
      assert.equal(tried.stdout, `${USER} EROFS EROFS ok ok\n`, tried.stderr);

      await using shop = await manyParts();
      const migrate = await shop.start("migrate", environment, program);
      assert.equal(await migrate.ended(), 0, migrate.output());
      const web = await shop.start("web", environment, program);
      const worker = await shop.start("worker", environment, program);
      await Promise.all([web, worker].map(untilReady));
      for (const { internalPort } of [web, worker]) {
        assert.equal(askHealth(tree, internalPort), 0);
      }
      assert.equal(askHealth(tree, 1), 1);
      const door = `http://127.0.0.1:${web.port}`;
      assert.equal((await fetch(`${door}/`)).status, 200);
      const who = await newCustomer(door);
      const design = await newDesign(who, await findSet(who, ["jersey"]));
      const address = `/api/configured-sets/${design}/preview/jersey/front.webp`;
      await until(
        `a picture; the worker said ${worker.output()}`,
        async () => (await who.get(address)).status,
        (status) => status === 200,
        120,
      );
      for (const part of [web, worker]) assert.equal(await part.end("SIGTERM"), 0, part.output());
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 400_000);
});

const WRITES = `process.getuid() + " " + ["/srv/holeshot/x", "/usr/local/bin/x", "/tmp/x", "/var/lib/holeshot/x"]
  .map((file) => { try { require("fs").writeFileSync(file, "x"); return "ok"; } catch (e) { return e.code; } }).join(" ")`;

/** What the image sets, but for its ports: many parts are one machine's here. */
function environmentOfImage(): Record<string, string> {
  const [, block = ""] = /^ENV ((?:.*\\\n)*.*)$/m.exec(containerfile) ?? [];
  const pairs = [...block.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  assert.ok(pairs.length > 5, "the Containerfile's ENV was read");
  return Object.fromEntries(
    pairs.filter(([name = ""]) => !/^(?:INTERNAL_)?(?:PORT|HOST)$/.test(name)),
  );
}

/** What the image's HEALTHCHECK runs. */
function askHealth(tree: string, internalPort: number): number | null {
  const words = /CMD \["[^"]+", "([^"]+)"\]/.exec(containerfile);
  return spawnSync(process.execPath, [join(tree, words?.[1] ?? "")], {
    env: { INTERNAL_PORT: String(internalPort) },
  }).status;
}
