import { makeTable } from "./make-table.ts";
import type { TableAnswer, TableJob } from "./table-job.ts";

/** The worker's own side of `postMessage`; the page's types know only windows. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<TableJob>) => void) | null;
  postMessage(answer: TableAnswer, transfer?: Transferable[]): void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({ data: job }) => {
  void answer(job);
};

async function answer(job: TableJob): Promise<void> {
  try {
    const made = await makeTable(job);
    const { piece, x, y, light, coverage, specular, inside, borders } = made.table;
    const arrays = [piece, x, y, light, coverage, specular, inside];
    const lesser = borders && [borders.at, borders.piece, borders.x, borders.y];
    const rest = borders && [borders.inside, borders.share];
    const buffers = [...arrays, ...(lesser ?? []), ...(rest ?? [])].flatMap((array) =>
      array ? [array.buffer as ArrayBuffer] : [],
    );
    scope.postMessage({ id: job.id, made }, [...new Set(buffers)]);
  } catch (error) {
    scope.postMessage({ id: job.id, error: String(error) });
  }
}
