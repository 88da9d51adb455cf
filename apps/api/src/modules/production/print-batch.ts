import { createHash } from "node:crypto";
import type { Language } from "@holeshot/domain";
import type { Platform } from "../../platform/platform.ts";
import type { OrderRow } from "../orders/index.ts";
import { jobFiles } from "./job-files.ts";
import type { PackFile, PackLine, PackManifest, PackMarker } from "./manifest.ts";
import { markerFiles, refuseNarrow } from "./marker-files.ts";
import { packWriter, type PackAid, type PutFile } from "./pack-files.ts";
import { type MarkerRequest, openPack } from "./pack-job.ts";
import { printOrder } from "./print-order.ts";

/** Several orders that are made together. */
export interface BatchRequest {
  readonly numbers: readonly string[];
  readonly printer?: string;
  readonly language: Language;
  /** Pieces of all of them laid on the same rolls; left out when absent. */
  readonly marker?: MarkerRequest;
  readonly svg?: boolean;
  readonly lots?: readonly string[];
}

/** `batch.json`: the orders by the day they are due, and what they are printed on together. */
export interface BatchManifest {
  readonly format: 1;
  readonly printer: string;
  readonly orders: readonly {
    readonly order: string;
    /** Last day of making, `2026-12-11`. */
    readonly due: string;
    readonly manifest: string;
    readonly garments: number;
  }[];
  /** What goes on each cloth, most urgent order first. */
  readonly cloths: readonly { readonly cloth: string; readonly files: readonly string[] }[];
  readonly jobs: readonly PackFile[];
  readonly markers?: readonly PackMarker[];
}

/** Making takes what was promised at the time of the order, in working days; orders from before it was kept have the usual. */
const USUAL_DAYS = 15;

/** The last day of making. */
export function dueDay(order: Pick<OrderRow, "confirmed_at" | "created_at" | "labels">): string {
  const day = new Date(order.confirmed_at ?? order.created_at);
  let left = order.labels.delivery?.production_working_days ?? USUAL_DAYS;
  while (left > 0) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/**
 * Makes the packs of several orders, each in a folder of its number, and what they share: job files sorted by cloth and
 * due day, and markers that lay all their pieces on the same rolls.
 * @throws NotPrintable when one of them may not be made now.
 */
export async function printBatch(
  platform: Pick<Platform, "db" | "storage">,
  request: BatchRequest,
  put: PutFile,
  aid: PackAid = {},
): Promise<{ readonly batch: BatchManifest; readonly packs: readonly PackManifest[] }> {
  const { numbers, marker, ...each } = request;
  const jobs = [];
  for (const number of new Set(numbers)) jobs.push(await openPack(platform, { ...each, number }));
  jobs.sort((a, b) => {
    const [one, other] = [a, b].map(({ made: { order } }) => dueDay(order) + order.order_number);
    return (one ?? "") < (other ?? "") ? -1 : 1;
  });
  const [first, ...others] = jobs;
  if (!first) throw new RangeError("a batch without orders");
  if (marker) refuseNarrow([first, ...others], marker);
  const packs: PackManifest[] = [];
  for (const job of jobs) {
    const folder = job.made.order.order_number;
    packs.push(
      await printOrder(
        platform,
        job.request,
        (path, bytes) => put(`${folder}/${path}`, bytes),
        insideOf(aid, folder),
      ),
    );
  }
  const kept = packWriter(put, {}, new Map());
  const due = new Map(jobs.map(({ made: { order } }) => [order.order_number, dueDay(order)]));
  const lines = packs.flatMap((pack) => pack.lines.map((line) => inFolder(pack.order, line)));
  const created = jobs.map(({ press }) => press.created).toSorted((a, b) => +b - +a)[0] as Date;
  const { id, colour, bleed, profile } = first.printer;
  const name = `BATCH-${createHash("sha256")
    .update(packs.map(({ order }) => order).join())
    .digest("hex")
    .slice(0, 8)
    .toUpperCase()}`;
  const batch: BatchManifest = {
    format: 1,
    printer: id,
    orders: packs.map(({ order, lines: own }) => ({
      order,
      due: due.get(order) ?? "",
      manifest: `${order}/manifest.json`,
      garments: own.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    cloths: [
      ...Map.groupBy(
        lines.flatMap(({ line }) => line.pieces.filter(({ printed }) => printed)),
        ({ fabric, material }) => fabric ?? material,
      ),
    ].map(([cloth, pieces]) => ({ cloth, files: pieces.map(({ path }) => path) })),
    jobs: await jobFiles(
      {
        printer: id,
        colour,
        standard: profile === undefined ? null : "PDF/X-4",
        bleed,
        created,
        lines,
      },
      kept,
    ),
    ...(marker
      ? {
          markers: await markerFiles([first, ...others], {
            request: marker,
            keep: kept,
            batch: name,
          }),
        }
      : {}),
  };
  await put("batch.json", Buffer.from(`${JSON.stringify(batch, null, 2)}\n`));
  return { batch, packs };
}

function inFolder(order: string, line: PackLine) {
  const pieces = line.pieces.map((piece) => ({ ...piece, path: `${order}/${piece.path}` }));
  return { order, line: { ...line, pieces } };
}

/** An order knows its files by their place in its own folder, whoever keeps the journal by theirs in the batch's. */
function insideOf({ resume, kept }: PackAid, folder: string): PackAid {
  return {
    ...(resume
      ? {
          resume: async (job: string) => {
            const files = [...(await resume(job))];
            const own = (file: PackFile) => ({ ...file, path: file.path.slice(folder.length + 1) });
            return new Map(files.map(([key, file]) => [key, own(file)]));
          },
        }
      : {}),
    ...(kept
      ? {
          kept: (key: string, file: PackFile) =>
            kept(key, { ...file, path: `${folder}/${file.path}` }),
        }
      : {}),
  };
}
