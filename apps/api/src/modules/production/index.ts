import type { Module } from "../../platform/module.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BatchManifest, BatchRequest } from "./print-batch.ts";
import type { PackFile, PackManifest } from "./manifest.ts";
import { makePackJob, sweepPacksJob } from "./make-pack-job.ts";
import { noteShrinksJob } from "./note-shrinks-job.ts";
import { forgetPacksOf } from "./packs.ts";
import { proofRoutes } from "./proof-routes.ts";
import { productionRoutes } from "./routes.ts";
import type { PackAid, PutFile } from "./pack-files.ts";
import type { TechPackRequest } from "./print-tech-packs.ts";
import type { PrintRequest } from "./pack-job.ts";

export type { BatchManifest } from "./print-batch.ts";
export { listLots, noteLot } from "./cloth-lots.ts";
export { plainWords } from "./file-names.ts";
export type { PackFile, PackManifest } from "./manifest.ts";
export type { PackAid, PutFile } from "./pack-files.ts";
export { pieceHoles } from "./piece-holes.ts";
export { NotPrintable } from "./not-printable.ts";
export type { PrintRequest } from "./pack-job.ts";
export { askReprint, withdrawPacks } from "./packs.ts";

/** What is made of an order. */
export function productionModule(): Module {
  return {
    name: "production",
    routes: (http, platform) => {
      productionRoutes(http, platform);
      proofRoutes(http);
    },
    jobs: (platform) => [noteShrinksJob(platform), makePackJob(platform), sweepPacksJob(platform)],
    personalData: {
      // What packs hold is the orders', which their own module tells.
      export: async () => ({}),
      erase: forgetPacksOf,
    },
  };
}

/**
 * Makes the print pack of an order, as `print-order.ts` says; what writes PDFs is loaded by the first one.
 * @throws NotPrintable when the order may not be made now, or something it needs is missing.
 */
export async function printOrder(
  platform: Pick<Platform, "db" | "storage">,
  request: PrintRequest,
  put: PutFile,
  aid: PackAid = {},
): Promise<PackManifest> {
  const { printOrder: print } = await import("./print-order.ts");
  return print(platform, request, put, aid);
}

/**
 * Makes the packs of several orders and what they share, as `print-batch.ts` says.
 * @throws NotPrintable when one of them may not be made now.
 */
export async function printBatch(
  platform: Pick<Platform, "db" | "storage">,
  request: BatchRequest,
  put: PutFile,
  aid: PackAid = {},
): Promise<{ readonly batch: BatchManifest; readonly packs: readonly PackManifest[] }> {
  const { printBatch: print } = await import("./print-batch.ts");
  return print(platform, request, put, aid);
}

/**
 * Makes the tech packs of an order alone, as `print-tech-packs.ts` says.
 * @throws NotPrintable when the order may not be made now.
 */
export async function printTechPacks(
  platform: Pick<Platform, "db" | "storage">,
  request: TechPackRequest,
  put: PutFile,
): Promise<readonly PackFile[]> {
  const { printTechPacks: print } = await import("./print-tech-packs.ts");
  return print(platform, request, put);
}
