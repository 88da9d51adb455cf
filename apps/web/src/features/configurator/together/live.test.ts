import {
  type Act,
  applyEdits,
  type Command,
  type DesignDocument,
  edit,
  type Editing,
  type OrderedAct,
  startEditing,
  undo,
} from "@holeshot/design";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { type Live, type LiveCalls, startLive } from "./live.ts";

const text = (id: string) => ({
  ...{ id, kind: "text" as const, hidden: false, locked: false, piece: "front", x: 0, y: 0 },
  ...{ rotation: 0, text: "23", font: "russo-one", size: 40, colour: "#ffffff", letter_spacing: 0 },
  align: "center" as const,
  stroke: { enabled: false, colour: "#000000", width: 0 },
});

const start: DesignDocument = {
  ...{ schema: 1, pattern: 1 },
  products: { jersey: { template: "blok", layers: [text("a"), text("b")], properties: {} } },
};

const problem = (status: number, code: string) =>
  new ApiProblem({
    ok: false,
    status,
    problem: { type: "about:blank", status, title: "", code } as never,
    retryAfter: null,
  });

/** The server of one design, whose line the test holds in its hand. */
function house() {
  const log: OrderedAct[] = [];
  const state = { version: 1, document: start };
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** What becomes of the next sendings; those that are not named arrive. */
  const fates: ("lost answer" | "never" | ApiProblem)[] = [];
  let sendings = 0;

  function take(act: Act): number {
    const known = log.find(({ id }) => id === act.id);
    if (known) return known.version;
    state.version += 1;
    state.document = applyEdits(state.document, act.edits).document;
    log.push({ ...act, version: state.version });
    tell("acts", { acts: [log.at(-1)] });
    return state.version;
  }
  function tell(event: string, data: unknown): void {
    stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  }
  const calls: LiveCalls = {
    since: (after = 0) =>
      Promise.resolve({
        version: state.version,
        document: after === 0 ? state.document : null,
        acts: log.filter(({ version }) => version > after),
      }),
    send: async (act) => {
      sendings += 1;
      const fate = fates.shift();
      if (fate instanceof ApiProblem) throw fate;
      if (fate === "never") return new Promise(() => undefined);
      const version = take(act);
      if (fate === "lost answer") throw problem(0, "network");
      return version;
    },
    listen: (after) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
        },
      });
      const missed = log.filter(({ version }) => version > after);
      if (missed.length > 0) tell("acts", { acts: missed });
      return Promise.resolve(body);
    },
    tell: () => Promise.resolve(),
    onBack: () => () => undefined,
  };
  return {
    log,
    state,
    fates,
    calls,
    take,
    tell,
    sendings: () => sendings,
    cut: () => {
      stream?.error(new Error("cut"));
      stream = undefined;
    },
  };
}

function editorOf(calls: LiveCalls) {
  let editing: Editing = startEditing(start);
  const listeners = new Set<() => void>();
  const told = { refused: 0, closed: 0 };
  function show(next: Editing): void {
    editing = next;
    for (const listener of listeners) listener();
  }
  const screen = {
    editing: () => editing,
    follow: show,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const live: Live = startLive(screen, { version: 1, document: start }, calls, {
    presence: () => undefined,
    comments: () => undefined,
    refused: () => (told.refused += 1),
    closed: () => (told.closed += 1),
  });
  return {
    live,
    told,
    write: (layer: string, words: string) => {
      const command: Command = { type: "set_text", product: "jersey", layer, text: words };
      const result = edit(editing, command);
      if (result.ok) show(result.editing);
    },
    back: () => show(undo(editing)),
    words: () =>
      editing.document.products.jersey?.layers.map((each) =>
        each.kind === "text" ? each.text : "",
      ),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a line to a design that several edit", () => {
  it("sends at once what is done, and again what was not answered: it is taken once", async () => {
    const { log, fates, calls, sendings } = house();
    const editor = editorOf(calls);
    fates.push("lost answer", "lost answer");
    editor.write("a", "7");
    await pass(3000);
    expect(sendings()).toBeLessThanOrEqual(3);
    expect(log).toHaveLength(1);
    expect(editor.live.isSettled()).toBe(true);
    expect(editor.words()).toEqual(["7", "23"]);
  });

  it("asks again where no answer ever comes", async () => {
    const { log, fates, calls } = house();
    const editor = editorOf(calls);
    fates.push("never");
    editor.write("a", "7");
    await pass(10_000);
    expect(log).toHaveLength(0);
    expect(editor.live.phase()).toBe("saving");
    await pass(10_000);
    expect(log).toHaveLength(1);
    expect(editor.live.phase()).toBe("saved");
  });

  it("puts what others do under one's own, and takes back one's own alone", async () => {
    const { state, calls, take } = house();
    const editor = editorOf(calls);
    editor.write("a", "7");
    await pass(50);
    take({
      id: "other",
      edits: [{ at: "layer", product: "jersey", layer: "b", set: { text: "94" } }],
    });
    await pass(50);
    expect(editor.words()).toEqual(["7", "94"]);
    editor.back();
    await pass(50);
    expect(editor.words()).toEqual(["23", "94"]);
    expect(state.document.products.jersey?.layers).toMatchObject([{ text: "23" }, { text: "94" }]);
  });

  it("takes back what the server refuses, and says so", async () => {
    const { fates, calls } = house();
    const editor = editorOf(calls);
    fates.push(problem(409, "act_refused"));
    editor.write("a", "7");
    await pass(100);
    expect(editor.told.refused).toBe(1);
    expect(editor.words()).toEqual(["23", "23"]);
    expect(editor.live.isSettled()).toBe(true);
  });

  it.each([429, 500, 503])("keeps what is answered with %d, and sends it again", async (status) => {
    const { log, fates, calls } = house();
    const editor = editorOf(calls);
    fates.push(problem(status, status === 429 ? "rate_limited" : "unavailable"));
    editor.write("a", "7");
    await pass(100);
    expect(editor.live.phase()).toBe("offline");
    await pass(2000);
    expect(log).toHaveLength(1);
    expect(editor.live.phase()).toBe("saved");
  });

  it("catches up after its line broke", async () => {
    const { calls, take, cut } = house();
    const editor = editorOf(calls);
    await pass(10);
    cut();
    take({
      id: "other",
      edits: [{ at: "layer", product: "jersey", layer: "b", set: { text: "94" } }],
    });
    await pass(2000);
    expect(editor.words()).toEqual(["23", "94"]);
  });

  it("ends with its link, and what is done then goes nowhere", async () => {
    const { log, calls, tell } = house();
    const editor = editorOf(calls);
    await pass(10);
    tell("closed", {});
    await pass(10);
    editor.write("a", "7");
    await pass(5000);
    expect([editor.told.closed, log.length, editor.live.phase()]).toEqual([1, 0, "refused"]);
    await expect(editor.live.settle()).rejects.toThrow("order");
  });
});
