import { setTimeout as sleep } from "node:timers/promises";
import {
  type Act,
  type Command,
  type DesignDocument,
  edit,
  type Editing,
  startEditing,
  undo,
} from "@holeshot/design";
import type { ProblemDocument } from "@holeshot/domain";
import { ApiProblem } from "../../../apps/web/src/lib/api/api-problem.ts";
import {
  type Live,
  type LiveCalls,
  type Since,
  startLive,
} from "../../../apps/web/src/features/configurator/together/live.ts";
import type { Json } from "./wire.ts";

/** One who edits a design by its link, with the configurator's own way of staying one with the others. */
export interface Editor {
  readonly live: Live;
  /** Acts that the server said it has. */
  readonly acknowledged: ReadonlySet<string>;
  /** What went wrong last, for whoever finds out why. */
  lastFault(): string;
  document(): DesignDocument;
  run(command: Command): boolean;
  undo(): void;
}

export interface Line {
  /** Where the design is; asked before each call, as a browser asks where a name leads. */
  readonly address: () => string;
  readonly uuid: string;
  readonly link: string;
  /** How long what is sent takes there, and what is answered back, ms. */
  readonly delay: () => number;
}

async function problemOf(answer: Response): Promise<ApiProblem> {
  const problem = (await answer.json().catch(() => null)) as ProblemDocument | null;
  const retryAfter = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return new ApiProblem({
    ok: false,
    status: answer.status,
    problem,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

interface Notes {
  readonly acknowledged: Set<string>;
  fault: string;
}

function callsOn({ address, uuid, link, delay }: Line, notes: Notes): LiveCalls {
  const path = (rest: string, query = "") =>
    `${address()}/api/configured-sets/${uuid}/together${rest}?link=${link}${query}`;
  async function ask(url: string, init?: RequestInit): Promise<Json> {
    await sleep(delay());
    const answer = await fetch(url, init).catch((error: unknown) => {
      notes.fault = `${String(error)} at ${url}`;
      throw error;
    });
    if (!answer.ok) {
      const problem = await problemOf(answer);
      notes.fault = `${problem.message} at ${url}`;
      throw problem;
    }
    const body: Json = await answer.json();
    await sleep(delay());
    return body;
  }
  return {
    since: (after) => ask(path("", after === undefined ? "" : `&after=${after}`)) as Promise<Since>,
    send: async (act: Act) => {
      const { version } = await ask(path("/acts"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(act),
      });
      notes.acknowledged.add(act.id);
      return version as number;
    },
    listen: async (after, signal) => {
      const answer = await fetch(path("/live", `&after=${after}`), {
        headers: { accept: "text/event-stream" },
        signal,
      });
      if (!answer.ok || !answer.body) throw await problemOf(answer);
      return answer.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          async transform(chunk, controller) {
            await sleep(delay());
            controller.enqueue(chunk);
          },
        }),
      );
    },
    tell: () => Promise.resolve(),
    onBack: () => () => undefined,
  };
}

/** Opens a design by its link. */
export async function openEditor(line: Line): Promise<Editor> {
  const notes: Notes = { acknowledged: new Set(), fault: "" };
  const calls = callsOn(line, notes);
  const { version, document } = await calls.since();
  if (!document) throw new Error("no document");
  let editing: Editing = startEditing(document);
  const listeners = new Set<() => void>();
  function show(next: Editing): void {
    if (next === editing) return;
    editing = next;
    for (const listener of listeners) listener();
  }
  const live = startLive(
    {
      editing: () => editing,
      follow: show,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    { version, document },
    calls,
    {
      presence: () => undefined,
      comments: () => undefined,
      refused: () => undefined,
      closed: () => undefined,
    },
  );
  return {
    live,
    acknowledged: notes.acknowledged,
    lastFault: () => notes.fault,
    document: () => editing.document,
    run: (command) => {
      const result = edit(editing, command);
      if (result.ok) show(result.editing);
      return result.ok;
    },
    undo: () => show(undo(editing)),
  };
}
