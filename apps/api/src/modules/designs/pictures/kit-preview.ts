import { Worker } from "node:worker_threads";
import type { Catalogue, DrawPreview } from "../../catalogue/index.ts";
import type { PreviewAnswer, PreviewWish } from "./preview-main.ts";

interface Waiting {
  readonly resolve: (bytes: Uint8Array | null) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that nobody asks for so long is ended: it holds a catalogue and tables of its own. */
const IDLE_MS = 120_000;

/**
 * Draws the pictures that kits are offered with; the catalogue keeps each once it is drawn. A dozen of them are
 * asked for by the first visitor after a start, so they are drawn beside the thread that answers calls.
 */
export function kitPreview(catalogue: () => Catalogue): DrawPreview {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;
  let rest: NodeJS.Timeout | undefined;

  function open(): Worker {
    const made = new Worker(new URL("./preview-main.ts", import.meta.url));
    // Neither the thread nor what it still owes keeps the shop from closing.
    made.unref();
    made.on("message", (answer: PreviewAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("bytes" in answer) asked?.resolve(answer.bytes);
      else asked?.reject(new Error(answer.error));
      if (waiting.size === 0) rest = setTimeout(close, IDLE_MS).unref();
    });
    made.on("error", (error) => {
      worker = null;
      for (const { reject } of waiting.values()) reject(error as Error);
      waiting.clear();
    });
    return made;
  }

  function close(): void {
    void worker?.terminate();
    worker = null;
  }

  return (template, products, given) => {
    const set = given ?? catalogue().sets.find(({ templates }) => templates.includes(template));
    if (!set) return Promise.resolve(null);
    clearTimeout(rest);
    worker ??= open();
    const id = (count += 1);
    const wish: PreviewWish = { id, set: set.uuid, template: template.id, products };
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker?.postMessage(wish);
    });
  };
}
