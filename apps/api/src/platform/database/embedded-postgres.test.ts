import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { runningPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "holeshot-postgres-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function untilGone(check: () => Promise<unknown>): Promise<boolean> {
  for (let i = 0; i < 100; i += 1) {
    if ((await check()) === undefined) return true;
    await sleep(50);
  }
  return false;
}

describe("the embedded database", () => {
  it("keeps what was committed across a stop", async () => {
    const first = await startEmbeddedPostgres({ folder });
    expect(await runningPostgres(folder)).toBe(first.url);
    await query(first.url, "create table kept (id integer)");
    await query(first.url, "insert into kept values (7)");
    await first.stop();
    expect(await runningPostgres(folder)).toBeUndefined();
    const second = await startEmbeddedPostgres({ folder });
    expect(await query(second.url, "select id from kept")).toEqual([{ id: 7 }]);
    await second.stop();
  });

  it.skipIf(process.platform === "win32")("is asked over a socket of its folder", async () => {
    const near = await startEmbeddedPostgres({ folder });
    expect(await query(near.url, "select inet_server_addr() as address")).toEqual([
      { address: null },
    ]);
    expect(decodeURIComponent(new URL(near.url).host)).toContain(folder);
    await near.stop();
    // A path that has no room in an address of a socket.
    const deep = join(folder, "d".repeat(100));
    const far = await startEmbeddedPostgres({ folder: deep });
    expect(await query(far.url, "select inet_server_addr() as address")).toEqual([
      { address: "127.0.0.1" },
    ]);
    await far.stop();
  });

  it("dies with a server that is killed, and what was committed is there at the next start", async () => {
    const program = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, "embedded-postgres.ts"))});
      const { url } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} });
      console.log(url);
      setInterval(() => undefined, 1000);`;
    const server = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    const url = line.toString().trim();
    await query(url, "insert into kept values (8)");
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    expect(await untilGone(() => runningPostgres(folder))).toBe(true);
    const again = await startEmbeddedPostgres({ folder });
    expect(await query(again.url, "select id from kept order by id")).toEqual([
      { id: 7 },
      { id: 8 },
    ]);
    await again.stop();
  });
});
