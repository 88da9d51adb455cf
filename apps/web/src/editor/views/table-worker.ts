import { tableIndex, type ViewTable } from "@holeshot/views";
import { clothRegister } from "../stage/view/cloth-finder.ts";
import { findCard } from "./find-card.ts";
import { makeTable } from "./make-table.ts";
import type { RiderJob, TableAnswer, TableJob } from "./table-job.ts";

/** The worker's own side of `postMessage`; the page's types know only windows. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<TableJob | RiderJob>) => void) | null;
  postMessage(answer: TableAnswer, transfer?: Transferable[]): void;
}

const scope = self as unknown as WorkerScope;

// Asking takes a slow phone a tenth of a second, which its page does not have.
scope.postMessage({ card: findCardHere() });

scope.onmessage = ({ data: job }) => {
  void ("garments" in job ? answerRider(job) : answer(job));
};

/** Null where a worker has no such canvases, card or not. */
function findCardHere(): boolean | null {
  if (typeof OffscreenCanvas === "undefined") return null;
  if (findCard(new OffscreenCanvas(1, 1))) return true;
  return new OffscreenCanvas(1, 1).getContext("webgl2") ? false : null;
}

/** What riders take is fetched when one is wanted. */
async function answerRider(job: RiderJob): Promise<void> {
  try {
    const { makeRider } = await import("./make-rider.ts");
    const made = await makeRider(job);
    const buffers = made ? [...buffersOf(made.table), made.shadow.buffer as ArrayBuffer] : [];
    scope.postMessage({ id: job.id, made }, [...new Set(buffers)]);
  } catch (error) {
    scope.postMessage({ id: job.id, error: String(error) });
  }
}

/** What a table is kept in. */
function buffersOf(table: ViewTable): ArrayBuffer[] {
  const { piece, x, y, light, coverage, specular, inside, borders } = table;
  const arrays = [piece, x, y, light, coverage, specular, inside];
  const lesser = borders && [borders.at, borders.piece, borders.x, borders.y];
  const rest = borders && [borders.inside, borders.share];
  return [...arrays, ...(lesser ?? []), ...(rest ?? [])].flatMap((array) =>
    array ? [array.buffer as ArrayBuffer] : [],
  );
}

async function answer(job: TableJob): Promise<void> {
  try {
    const made = await makeTable(job);
    const index = tableIndex(made.table);
    const found = index.flatMap((one) => (one ? [one.starts, one.pixels] : []));
    const buffers = [
      ...buffersOf(made.table),
      ...found.map((array) => array.buffer as ArrayBuffer),
    ];
    const register = clothRegister(made.table);
    const ready = { ...made, index, register };
    scope.postMessage({ id: job.id, made: ready }, [...new Set(buffers)]);
  } catch (error) {
    scope.postMessage({ id: job.id, error: String(error) });
  }
}
