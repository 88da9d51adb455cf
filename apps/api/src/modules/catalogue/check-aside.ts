import { Worker } from "node:worker_threads";
import type { Mistake } from "./files/mistakes.ts";

/** What a check of the files found, and when. */
export interface CatalogueCheck {
  readonly mistakes: readonly Mistake[];
  readonly at: Date;
}

/** A check so young is the answer to whoever asks again. */
const FRESH_MS = 10_000;

/** Checks the shop's catalogue files as they are now, beside the thread that answers calls; however many ask, once. */
export function checkAside(clock: () => Date): () => Promise<CatalogueCheck> {
  let latest: { readonly at: Date; readonly found: Promise<CatalogueCheck> } | null = null;
  return () => {
    const at = clock();
    if (latest !== null && at.getTime() - latest.at.getTime() < FRESH_MS) return latest.found;
    const found = inThread().then((mistakes) => ({ mistakes, at }));
    latest = { at, found };
    found.catch(() => (latest = null));
    return found;
  };
}

function inThread(): Promise<readonly Mistake[]> {
  const worker = new Worker(new URL("./check-main.ts", import.meta.url));
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () =>
      reject(new Error("The check of the catalogue ended without a word.")),
    );
  });
}
