import type { Role } from "@holeshot/domain";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuidV7 } from "uuid";
import { inject } from "vitest";
import { allJobs, allModules, buildHttp } from "../app.ts";
import { readConfig } from "../config/index.ts";
import { openDatabase, type WholeDb } from "../platform/database/database.ts";
import type { Http } from "../platform/http/http.ts";
import { type OpenPlatform, openPlatform } from "../platform/open-platform.ts";
import { type Caller, callerOf } from "./caller.ts";

export interface TestPlatform extends OpenPlatform {
  /** Tests also put things as no act of the shop would. */
  readonly db: WholeDb;
  readonly http: Http["server"];
  /** Somebody who is not signed in. */
  readonly visitor: Caller;
  /** Registers a new customer and calls as them. */
  customer(overrides?: Partial<NewTestCustomer>): Promise<Caller>;
  /** Works off every job that waits and returns how many there were. Pictures take seconds: who looks at none leaves them. */
  runJobs(which?: "without pictures"): Promise<number>;
  /** Moves the platform's clock. */
  setClock(now: Date): void;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface NewTestCustomer {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: string;
  readonly role: Role;
}

export interface TestOptions {
  readonly environment?: Readonly<Record<string, string>>;
}

/** A whole server on a database of its own, copied from the migrated template. No port is opened. */
export async function testPlatform(options: TestOptions = {}): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), "holeshot-test-"));
  const { databaseUrl, dropDatabase } = await copyTemplate();
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    RATE_LIMIT_PER_IP: "0",
    ...options.environment,
  });
  let now: Date | undefined;
  const platform = await openPlatform(config, {
    databaseUrl,
    works: false,
    clock: () => now ?? new Date(),
  });
  const modules = allModules();
  const http = await buildHttp(platform, modules);
  const jobs = allJobs(platform, modules);
  const visitor = callerOf(http.server, null);
  const close = async (): Promise<void> => {
    await http.server.close();
    await platform.close();
    await dropDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    ...platform,
    db: platform.database.db,
    http: http.server,
    visitor,
    customer: (overrides) => register(platform, visitor, overrides ?? {}, http.server),
    runJobs: (which) =>
      platform.queue.drain(
        which === undefined ? jobs : jobs.filter(({ queue }) => !queue.endsWith("-pictures")),
      ),
    setClock: (value) => {
      now = value;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function copyTemplate(): Promise<{
  databaseUrl: string;
  dropDatabase: () => Promise<void>;
}> {
  const adminUrl = inject("postgresUrl");
  const name = `test_${uuidV7().replaceAll("-", "")}`;
  const admin = openDatabase(adminUrl, { max: 1 });
  // Two copies at once disturb each other: copying takes an advisory lock on the server.
  await admin.pool.query("select pg_advisory_lock(4711)");
  await admin.pool.query(`create database ${name} template template_shop`);
  await admin.close();
  return {
    databaseUrl: adminUrl.replace(/\/postgres$/, `/${name}`),
    dropDatabase: async () => {
      const again = openDatabase(adminUrl, { max: 1 });
      await again.pool.query(`drop database ${name} with (force)`);
      await again.close();
    },
  };
}

async function register(
  platform: OpenPlatform,
  visitor: Caller,
  overrides: Partial<NewTestCustomer>,
  server: Http["server"],
): Promise<Caller> {
  const { role, ...facts } = overrides;
  const password = "gate drops at nine";
  const answer = await visitor.post("/api/customer/register", {
    email: `${uuidV7()}@rider.example`,
    first_name: "Sanne",
    last_name: "de Vries",
    phone: "+31 6 12345678",
    language: "nl",
    password,
    password_confirmation: password,
    ...facts,
  });
  if (answer.status !== 201) throw new Error(`Registration failed: ${answer.text}`);
  const { access_token: token, customer } = answer.json as {
    access_token: string;
    customer: { id: string; email: string };
  };
  if (role !== undefined) {
    await platform.transaction((tx) =>
      tx.updateTable("customers").set({ role }).where("id", "=", customer.id).execute(),
    );
  }
  return callerOf(server, { token, id: customer.id, email: customer.email });
}
