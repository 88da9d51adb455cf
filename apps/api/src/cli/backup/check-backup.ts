import { join } from "node:path";
import { Refusal } from "../command.ts";
import { filePath } from "./files.ts";
import { fileSha256 } from "./hashes.ts";
import type { Manifest } from "./manifest.ts";

/**
 * Reads every file of a backup before anything is touched.
 * @throws Refusal that names the first one that is missing or not what was written, and how many there are.
 */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  const parts = [
    ...manifest.tables.map((table) => ({
      name: `tables/${table.name}.jsonl.gz`,
      path: join(folder, "tables", `${table.name}.jsonl.gz`),
      sha256: table.sha256,
    })),
    { name: "jobs.jsonl.gz", path: join(folder, "jobs.jsonl.gz"), sha256: manifest.jobs_sha256 },
    ...manifest.files.map((file) => ({
      name: `files/${file.key}`,
      path: filePath(folder, file.key),
      sha256: file.sha256,
    })),
  ];
  const faults: string[] = [];
  for (const { name, path, sha256 } of parts) {
    const found = await fileSha256(path);
    if (found === undefined) faults.push(`${name} is missing or cannot be read`);
    else if (found !== sha256) faults.push(`${name} is not what was written`);
  }
  if (faults.length === 0) return;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : "";
  throw new Refusal(`the backup is damaged: ${faults[0]}${more}; nothing was changed`);
}
