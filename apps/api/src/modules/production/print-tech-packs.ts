import type { Language } from "@holeshot/domain";
import type { Platform } from "../../platform/platform.ts";
import { designPictures } from "./design-pictures.ts";
import { fileNames } from "./file-names.ts";
import type { PackFile } from "./manifest.ts";
import { keeper, type PutFile } from "./pack-files.ts";
import { openPack } from "./pack-job.ts";
import { techPackFiles } from "./tech-pack/tech-pack-files.ts";

/** Whose tech packs are wanted, and in which language. */
export interface TechPackRequest {
  readonly number: string;
  readonly printer?: string;
  readonly language: Language;
}

/**
 * Makes the tech packs of an order alone, as its print pack holds them.
 * @throws NotPrintable when the order may not be made now, or something it needs is missing.
 */
export async function printTechPacks(
  platform: Pick<Platform, "db" | "storage">,
  request: TechPackRequest,
  put: PutFile,
): Promise<readonly PackFile[]> {
  const job = await openPack(platform, request);
  const pictures = await designPictures(platform, job.units, "all");
  const names = fileNames(job.made.order.order_number, job.made.units);
  return techPackFiles(job, { pictures, names }, keeper(put, {}, new Map()));
}
