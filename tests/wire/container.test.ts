import assert from "node:assert/strict";
import { chownSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { layOut } from "../../tools/image/lay-out.ts";
import { buy } from "./support/bought.ts";
import { openContainers } from "./support/containers.ts";
import { manyParts, type Part, untilReady } from "./support/parts.ts";
import { until } from "./support/waiting.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const containerfile = join(root, "ops/image/Containerfile");
const user = Number(/^USER (\d+):/m.exec(readFileSync(containerfile, "utf8"))?.[1]);

/** What a part is told here; where its files lie, the image says itself. */
const told = [
  ...["SHOP_URL", "SANDBOX_PORT", "DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_CONNECTIONS"],
  ...["SMTP_URL", "RATE_LIMIT_PER_IP", "LOG_LEVEL", "PORT", "INTERNAL_PORT"],
].flatMap((name) => ["-e", name]);

/** Builds an image of half a gigabyte: a minute and a half, for the long run. */
const engine = process.env["LONG"] === "1" ? openContainers() : null;

test.skipIf(engine === null)(
  "the image is built, run by a container engine without rights, found healthy, sells, and ends in order",
  async () => {
    assert.ok(engine);
    using containers = engine;
    const folder = mkdtempSync(join(tmpdir(), "holeshot-container-"));
    try {
      const [tree, data] = [join(folder, "tree"), join(folder, "data")];
      layOut(root, tree, linkSync);
      containers.build(containerfile, tree, "holeshot");
      mkdirSync(data);
      chownSync(data, user, user);
      await using shop = await manyParts();
      const start = (role: string): Promise<Part> => {
        const volume = `${data}:/var/lib/holeshot`;
        const words = containers.run(role, "-v", volume, ...told);
        return shop.start(role, {}, [...words, "localhost/holeshot"]);
      };
      const migrate = await start("migrate");
      assert.equal(await migrate.ended(), 0, migrate.output());
      const sandbox = await start("sandbox");
      const [web, worker] = [await start("web"), await start("worker")];
      await Promise.all([web, worker].map(untilReady));

      for (const name of ["web", "worker"]) {
        // The health check that the image names, as an engine runs it every ten seconds.
        const checked = containers.command("healthcheck", "run", name);
        assert.equal(checked.status, 0, checked.text);
        assert.equal(writing(containers.command, name), `${user} EROFS ok ok`);
      }
      await buy(web);
      const address = `http://127.0.0.1:${web.port}/`;
      await until(
        "a page",
        async () => (await fetch(address)).status,
        (status) => status === 200,
        60,
      );

      await shop.killDatabase();
      const away = containers.command("healthcheck", "run", "web");
      const state = (): number | null => containers.command("healthcheck", "run", "web").status;
      await until(
        "health again",
        async () => state(),
        (status) => status === 0,
        60,
      );
      console.log(`with the database just killed the check said ${away.status}`);

      for (const part of [web, worker]) assert.equal(await part.end("SIGTERM"), 0, part.output());
      await sandbox.end("SIGTERM");
      assert.notEqual(containers.command("healthcheck", "run", "web").status, 0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);

const WRITES = `console.log([process.getuid(), ...["/srv/holeshot/x", "/tmp/x", "/var/lib/holeshot/x"]
  .map((file) => { try { require("fs").writeFileSync(file, "x"); return "ok"; } catch (e) { return e.code; } })].join(" "))`;

/** Who a part is in its container, and where it may write. */
function writing(
  command: (...words: readonly string[]) => { readonly text: string },
  name: string,
): string {
  return command("exec", name, "/usr/local/bin/node", "-e", WRITES).text.trim();
}
