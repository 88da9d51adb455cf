import { parentPort } from "node:worker_threads";
import type { ProductId } from "@holeshot/domain";
import { openCatalogue } from "../../catalogue/index.ts";
import { drawKit } from "./draw-kit.ts";

/** A picture of a kit that is wanted, by names that both threads' catalogues know. */
export interface PreviewWish {
  readonly id: number;
  readonly set: string;
  readonly template: string;
  readonly products: readonly ProductId[];
}

export type PreviewAnswer =
  | { readonly id: number; readonly bytes: Uint8Array | null }
  | { readonly id: number; readonly error: string };

// The thread of `kit-preview.ts`: one picture after another.

let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (wish: PreviewWish) => {
  last = last.then(() => draw(wish));
});

async function draw({ id, set: setId, template: templateId, products }: PreviewWish) {
  try {
    const set = openCatalogue().set(setId);
    const template = openCatalogue().templates.find((each) => each.id === templateId);
    const bytes = set && template ? await drawKit(set, template, products) : null;
    parentPort?.postMessage({ id, bytes } satisfies PreviewAnswer);
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, error: told } satisfies PreviewAnswer);
  }
}
