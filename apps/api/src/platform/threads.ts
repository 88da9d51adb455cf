import { Worker, type WorkerOptions } from "node:worker_threads";

/** A part of the shop in a thread of its own. */
export interface Thread {
  /** Once it says "ready"; fails with what ended it before that. */
  readonly ready: Promise<void>;
  /** Calls back when it ends without having been asked to. */
  onEnd(act: (why: unknown) => void): void;
  /** Its answer to a question that it knows; fails when there is none in time. */
  ask(question: string): Promise<unknown>;
  /** Asks it to finish what it does; one that has not ended by then is ended. */
  stop(milliseconds: number): Promise<void>;
}

/** What a thread posts when it was asked something. */
export interface ThreadAnswer {
  readonly answerTo: string;
  readonly answer: unknown;
}

const ANSWER_MS = 3000;

/** Starts a thread that posts "ready" when it works and ends when it is sent "stop". */
export function startThread(name: string, file: URL, options: WorkerOptions): Thread {
  const worker = new Worker(file, options);
  let why: unknown;
  let stopping = false;
  let act: ((why: unknown) => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    worker.on("error", (error) => (why = error));
    worker.once("exit", (code) => {
      why ??= new Error(`The ${name} ended with code ${code}.`);
      resolve();
      if (!stopping) act?.(why);
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    worker.on("message", (message) => {
      if (message === "ready") resolve();
    });
    void ended.then(() => reject(why as Error));
  });
  const ask = (question: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        worker.off("message", hear);
        reject(new Error(`The ${name} does not answer.`));
      }, ANSWER_MS);
      function hear(message: unknown): void {
        const { answerTo, answer } = (message ?? {}) as Partial<ThreadAnswer>;
        if (answerTo !== question) return;
        clearTimeout(late);
        worker.off("message", hear);
        resolve(answer);
      }
      worker.on("message", hear);
      worker.postMessage(question);
    });
  // Whoever waits for it hears of it; nobody need wait.
  ready.catch(() => undefined);
  return {
    ready,
    ask,
    onEnd: (told) => {
      act = told;
      if (why !== undefined) void ended.then(() => told(why));
    },
    stop: async (milliseconds) => {
      stopping = true;
      worker.postMessage("stop");
      const late = setTimeout(() => void worker.terminate(), milliseconds);
      await ended;
      clearTimeout(late);
    },
  };
}
