import type { Module } from "../../platform/module.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PackManifest } from "./manifest.ts";
import { noteShrinksJob } from "./note-shrinks-job.ts";
import type { PrintRequest, PutFile } from "./print-order.ts";

export { plainWords } from "./file-names.ts";
export type { PackManifest } from "./manifest.ts";
export { NotPrintable } from "./not-printable.ts";
export type { PrintRequest } from "./print-order.ts";

/** What is made of an order. */
export function productionModule(): Module {
  return { name: "production", jobs: (platform) => [noteShrinksJob(platform)] };
}

/**
 * Makes the print pack of an order, as `print-order.ts` says; what writes PDFs is loaded by the first one.
 * @throws NotPrintable when the order may not be made now, or something it needs is missing.
 */
export async function printOrder(
  platform: Pick<Platform, "db" | "storage">,
  request: PrintRequest,
  put: PutFile,
): Promise<PackManifest> {
  const { printOrder: print } = await import("./print-order.ts");
  return print(platform, request, put);
}
