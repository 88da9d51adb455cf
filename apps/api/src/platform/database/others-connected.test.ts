import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { othersConnected } from "./others-connected.ts";

const folder = mkdtempSync(join(tmpdir(), "holeshot-others-"));
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ folder });
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("a server is whoever stays: a connection that is on its way out is nobody", async () => {
  expect(await othersConnected(postgres.url)).toBe(false);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const leaving = sleep(500).then(() => client.end());
  expect(await othersConnected(postgres.url)).toBe(false);
  await leaving;

  const staying = new Client({ connectionString: postgres.url });
  await staying.connect();
  expect(await othersConnected(postgres.url)).toBe(true);
  await staying.end();
});
