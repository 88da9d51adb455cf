import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { patiently } from "../away.ts";
import { queueSchema } from "../jobs/queue-schema.ts";
import { StartRefusal } from "../start-refusal.ts";
import { databaseRefusal } from "./database-refusal.ts";
import { openDatabase, type WholeDb } from "./database.ts";
import { brokenWords, newerWords, schemaState } from "./migrate.ts";

export interface SchemaWait {
  readonly say: (line: string) => void;
  /** It gives up after this, so that whoever watches over it hears of it. */
  readonly milliseconds?: number;
}

const PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 500;

/**
 * Waits until a database has what this program needs: a part of the shop that runs alone never changes a schema that
 * others use.
 * @throws StartRefusal when it does not come, or is a newer program's that this one cannot work with.
 */
export async function awaitSchema(
  url: string,
  { say, milliseconds = PATIENCE_MS }: SchemaWait,
): Promise<void> {
  const database = openDatabase(url, { max: 1, namesStatements: false });
  const end = performance.now() + milliseconds;
  try {
    for (let told = false; ; await sleep(LOOK_AGAIN_MS)) {
      const state = await patiently(() => schemaState(database.db));
      if (state.broken.length > 0) throw new StartRefusal(brokenWords(state));
      const lacks = [...state.missing, ...(await queueLacks(database.db))];
      if (lacks.length === 0) {
        if (state.newer.length > 0) say(newerWords(state));
        return;
      }
      const words = `The database lacks ${inShort(lacks)}: run "npm run shop -- serve migrate" of this version.`;
      if (performance.now() > end) throw new StartRefusal(words);
      if (!told) say(`${words} Waiting.`);
      told = true;
    }
  } catch (error) {
    throw databaseRefusal(error) ?? error;
  } finally {
    await database.close();
  }
}

/** The queue has a schema of its own; a newer one than this program's does. */
async function queueLacks(db: WholeDb): Promise<string[]> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('pgboss.version')::text as found`.execute(db);
  if (!rows[0]?.found) return ["the job queue"];
  const { rows: versions } = await sql<{ version: number }>`
    select version from pgboss.version`.execute(db);
  return (versions[0]?.version ?? 0) < queueSchema ? ["a newer job queue"] : [];
}

function inShort(names: readonly string[]): string {
  const [first, ...rest] = names;
  return rest.length === 0 ? String(first) : `${first} and ${rest.length} more`;
}
