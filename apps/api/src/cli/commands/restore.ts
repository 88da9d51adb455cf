import { resolve } from "node:path";
import { sql } from "kysely";
import { allJobs, allModules } from "../../app.ts";
import type { Db } from "../../platform/database/database.ts";
import { migrationNames } from "../../platform/database/migrate.ts";
import { shopTables } from "../backup/database-shape.ts";
import { checkBackup } from "../backup/check-backup.ts";
import { deleteOthers, loadFiles } from "../backup/files.ts";
import { loadDatabase } from "../backup/load-database.ts";
import { type Manifest, readManifest } from "../backup/manifest.ts";
import type { Command } from "../command.ts";
import { Refusal } from "../command.ts";
import { withShop } from "../open-shop.ts";

/** `restore`: a shop from its backup. */
export const restore: Command = {
  name: "restore",
  usage: "DIR",
  what: "Makes this shop the one that was backed up. The server must be stopped.",
  details: ["All or nothing: when anything fails, no row has changed."],
  positionals: 1,
  options: { replace: { type: "boolean", what: "throw away what the shop holds now" } },
  run: async (given, terminal, environment) => {
    const folder = resolve(given.positionals[0] ?? "");
    const manifest = readManifest(folder);
    refuseOtherSchema(manifest);
    await checkBackup(folder, manifest);
    await withShop(environment, async ({ platform, serverRuns }) => {
      if (serverRuns) throw new Refusal(openWords(platform.config.databasePooler));
      await refuseOtherTables(platform.db, manifest);
      if (!given.flag("replace")) await refuseUsedShop(platform.db);
      const jobs = allJobs(platform, allModules());
      await platform.queue.prepare(jobs);
      await loadFiles(platform.storage, folder, manifest.files);
      const queues = new Set(jobs.map(({ queue }) => queue));
      const leftOut = await loadDatabase(platform, folder, manifest, queues);
      await deleteOthers(platform.storage, manifest.files);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      terminal.say(
        `Restored ${rows} rows, ${manifest.jobs - leftOut} waiting jobs and ${manifest.files.length} files of ${manifest.made_at}.`,
      );
      if (leftOut > 0)
        terminal.say(`${leftOut} jobs were left out: nothing in this program works them.`);
    });
  },
};

/** The connections that a pooler keeps cannot be told from those of a server that nobody visits. */
function openWords(pooler: "none" | "transaction"): string {
  const words = "a server is open on this database: stop it first";
  if (pooler === "none") return words;
  return `${words}; when all parts are stopped, restart the pooler, which keeps its connections for minutes after them`;
}

function refuseOtherSchema(manifest: Manifest): void {
  const known = new Set(migrationNames());
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Refusal(
      `the backup is of a later version of the shop (it has ${unknown.join(", ")})`,
    );
  const missing = [...known].filter((name) => !manifest.migrations.includes(name));
  if (missing.length === 0) return;
  throw new Refusal(
    `the backup is of an earlier version of the shop (without ${missing.join(", ")}): restore it with that version, then start this one, which brings it up to date`,
  );
}

/** The same migrations make the same tables: one that the manifest does not name would be left empty. */
async function refuseOtherTables(db: Db, manifest: Manifest): Promise<void> {
  const named = new Set(manifest.tables.map(({ name }) => name));
  const missing = (await shopTables(db)).filter(({ name }) => !named.has(name));
  if (missing.length === 0) return;
  throw new Refusal(
    `the backup is damaged: it does not hold ${missing.map(({ name }) => name).join(", ")}`,
  );
}

async function refuseUsedShop(db: Db): Promise<void> {
  for (const { name } of await shopTables(db)) {
    // Every shop makes keys for itself at its first start.
    if (name === "secrets") continue;
    const { rows } = await sql<{
      used: boolean;
    }>`select exists (select from ${sql.id(name)}) as used`.execute(db);
    if (rows[0]?.used)
      throw new Refusal(`this shop is not empty (${name}); --replace throws away what it holds`);
  }
}
