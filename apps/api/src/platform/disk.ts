import { constants } from "node:fs";
import { access, mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Room for an upload of the largest kind with its forms. Less is as good as none. */
const LEAST_BYTES = 32 * 1024 * 1024;
const PROBE_BYTES = 64 * 1024;

/** @throws the system's own error when a folder may not be written to, or an `ENOSPC` when it has no room to speak of. */
export async function checkDisk(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  const { bavail, bsize, blocks } = await statfs(folder);
  // Some systems do not tell.
  if (blocks > 0 && bavail * bsize < LEAST_BYTES) {
    throw Object.assign(new Error("The disk is full."), { code: "ENOSPC" });
  }
}

/** @throws when nothing can be written in a folder. For when that has failed: it leaves nothing behind. */
export async function probeDisk(folder: string): Promise<void> {
  await checkDisk(folder);
  const file = join(folder, `.probe-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES, 1));
  } finally {
    await rm(file, { force: true });
  }
}
