import { clothList } from "./cloth-list.ts";
import type { MadeRider, ReadyTable, RiderJob, TableAnswer, TableJob } from "./table-job.ts";

/** Makes tables off the page's own thread, one after another. */
export type TableMaker = (job: Omit<TableJob, "id" | "cloth">) => Promise<ReadyTable>;

type Made = Extract<TableAnswer, { made: unknown }>["made"];

interface Waiting {
  readonly resolve: (made: Made) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | null = null;
let tellCard!: (found: boolean | null) => void;
const card = new Promise<boolean | null>((resolve) => (tellCard = resolve))
  .then((found) => found ?? askHere())
  .catch(() => false);
let count = 0;
const waiting = new Map<number, Waiting>();

function open(): Worker {
  const made = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<TableAnswer>) => {
    if ("card" in data) {
      tellCard(data.card);
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("made" in data) asked?.resolve(data.made);
    else asked?.reject(new Error(data.error));
  };
  made.onerror = () => {
    // A worker that could not be loaded is tried again with the next side.
    worker = null;
    for (const asked of waiting.values()) asked.reject(new Error("no worker"));
    waiting.clear();
    tellCard(null);
  };
  return made;
}

/** Starts the worker, which takes longer to come than what it is asked with. */
export function openTableWorker(): void {
  worker ??= open();
}

async function askHere(): Promise<boolean> {
  const { findCard } = await import("./find-card.ts");
  return findCard(document.createElement("canvas"));
}

/**
 * Whether a graphics card answers, and not one in software that is slower than the processor. The worker finds out;
 * where it did not come or cannot ask, the page does.
 */
export function hasGraphicsCard(): Promise<boolean> {
  openTableWorker();
  return card;
}

/** Asks the worker for a table; rejects when a file could not be fetched. */
export const requestTable: TableMaker = (job) =>
  ask((known) => ({ ...job, ...known }) satisfies TableJob) as Promise<ReadyTable>;

/** Asks it for a rider; null when nobody was made who wears these garments. */
export function requestRider(job: Omit<RiderJob, "id" | "cloth">): Promise<MadeRider | null> {
  const made = ask((known) => ({ ...job, ...known }) satisfies RiderJob);
  return made as Promise<MadeRider | null>;
}

function ask(
  jobWith: (known: Pick<TableJob, "id" | "cloth">) => TableJob | RiderJob,
): Promise<Made> {
  worker ??= open();
  count += 1;
  const id = count;
  const made = new Promise<Made>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage(jobWith({ id, cloth: clothList() }));
  return made;
}
