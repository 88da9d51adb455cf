import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { defineJob, defineQueue, type Job } from "../../platform/jobs/job-queue.ts";
import type { Platform } from "../../platform/platform.ts";
import { findOrder } from "../orders/index.ts";
import { addressHash } from "./address-hash.ts";
import type { PackFile } from "./manifest.ts";
import { NotPrintable } from "./not-printable.ts";
import { MAKE_PACK, packKey, packRequest, type PackRow } from "./packs.ts";

const SWEEP_PACKS = defineQueue("sweep-packs");
/** A hundred riders in three garments each take some ten minutes. */
const LONGEST_S = 3600;

/** Makes a pack as `orders print` does, file by file into the storage, and says how far it is. */
export function makePackJob(platform: Platform): Job {
  return defineJob({
    queue: MAKE_PACK,
    retryLimit: 3,
    expireInSeconds: LONGEST_S,
    handle: async ({ pack }) => {
      const row = await platform.db
        .selectFrom("packs")
        .selectAll()
        .where("id", "=", pack)
        .executeTakeFirst();
      if (!row || row.state === "ready" || row.state === "failed") return;
      await note(platform, pack, { state: "making" });
      try {
        const files = await make(platform, row);
        await note(platform, pack, {
          state: "ready",
          files: JSON.stringify(files),
          ended_at: platform.clock(),
        });
      } catch (error) {
        if (!(error instanceof NotPrintable)) throw error;
        const problem = error.message;
        await note(platform, pack, { state: "failed", problem, ended_at: platform.clock() });
      }
    },
  });
}

/** Deletes each night the files of packs that were kept long enough. */
export function sweepPacksJob(platform: Platform): Job {
  return defineJob({
    queue: SWEEP_PACKS,
    schedule: "37 3 * * *",
    expireInSeconds: LONGEST_S,
    handle: async () => {
      const old = await platform.db
        .selectFrom("packs")
        .select("id")
        .where("forget_at", "<=", platform.clock())
        .execute();
      for (const { id } of old) {
        // By what lies there, not by what the row says: a pack that failed has files too.
        for await (const key of platform.storage.list(`packs/${id}/`))
          await platform.storage.delete(key);
        await platform.transaction((tx) => tx.deleteFrom("packs").where("id", "=", id).execute());
      }
    },
  });
}

type Note = Readonly<
  Partial<{
    state: PackRow["state"];
    files: string;
    problem: string;
    address_sha256: string;
    ended_at: Date;
    garments_done: number;
    garments: number;
  }>
>;

async function note(platform: Platform, id: string, what: Note): Promise<void> {
  await platform.transaction((tx) =>
    tx.updateTable("packs").set(what).where("id", "=", id).execute(),
  );
}

async function make(platform: Platform, row: PackRow): Promise<PackFile[]> {
  const order = await findOrder(platform.db, row.order_id);
  if (!order) throw new NotPrintable("the order is gone");
  const { printOrder } = await import("./print-order.ts");
  const request = { ...z.parse(packRequest, row.request), number: order.order_number };
  const files: PackFile[] = [];
  await printOrder(
    platform,
    request,
    async (path, bytes) => {
      await platform.storage.put(packKey(row.id, path), bytes, contentType(path));
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      files.push({ path, bytes: bytes.length, sha256 });
    },
    {
      opened: (read) => note(platform, row.id, { address_sha256: addressHash(read) }),
      progress: (garments_done, garments) => note(platform, row.id, { garments_done, garments }),
    },
  );
  return files;
}

function contentType(path: string): string {
  const kinds = { pdf: "application/pdf", json: "application/json", svg: "image/svg+xml" };
  const ending = path.split(".").at(-1) ?? "";
  return ending in kinds ? kinds[ending as keyof typeof kinds] : "application/octet-stream";
}
