import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { migrationNames, schemaState } from "../../platform/database/migrate.ts";
import { dumpDatabase } from "../backup/dump-database.ts";
import { dumpFiles } from "../backup/files.ts";
import { writeManifest } from "../backup/manifest.ts";
import type { Command } from "../command.ts";
import { Refusal } from "../command.ts";
import { withShop } from "../open-shop.ts";

/** `backup`: the whole shop in a folder, while it is open. */
export const backup: Command = {
  name: "backup",
  usage: "DIR",
  what: "Writes the whole shop, database and files, into a new folder; safe while the shop is open.",
  details: [
    "The folder holds personal data and the shop's keys: keep it as safe as the shop itself.",
  ],
  positionals: 1,
  options: {},
  run: async (given, terminal, environment) => {
    const folder = resolve(given.positionals[0] ?? "");
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Refusal(`${folder} is not empty`);
    // Under another name until it is whole: half a backup must not look like one.
    const partial = `${folder}.partial`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(join(partial, "tables"), { recursive: true, mode: 0o700 });
    const act = withShop(environment, async ({ platform }) => {
      const made = platform.clock().toISOString();
      // A newer program's, beside which this one works.
      const { newer } = await schemaState(platform.database.db);
      // Rows first: a file that a row of the snapshot names is there already.
      const dump = await dumpDatabase(platform.database.db, partial);
      const files = await dumpFiles(platform.storage, partial);
      writeManifest(partial, {
        format: 2,
        made_at: made,
        migrations: [...migrationNames(), ...newer],
        ...dump,
        files,
      });
      rmSync(folder, { recursive: true, force: true });
      renameSync(partial, folder);
      const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0);
      terminal.say(
        `Wrote ${rows} rows, ${dump.jobs} waiting jobs and ${files.length} files into ${folder}.`,
      );
    });
    await act.finally(() => rmSync(partial, { recursive: true, force: true }));
  },
};
