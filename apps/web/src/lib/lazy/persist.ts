import { waitedForOnLine } from "./line.ts";
import { pauseBefore } from "./pause.ts";

/** What does not exist is not asked for again. */
export class Absent extends Error {
  override readonly name = "Absent";
}

/** @throws Absent where there is no such file; another error where the answer may be another one later. */
export function requireFile(answer: Pick<Response, "ok" | "status">, what: string): void {
  if (answer.ok) return;
  const message = `${what}: ${answer.status}`;
  throw answer.status === 404 || answer.status === 410 ? new Absent(message) : new Error(message);
}

interface Options {
  /** Asked before every further try. */
  readonly wanted?: (tries: number) => boolean;
  /** Hears of every failure that another try follows. */
  readonly onFailure?: (tries: number, error: unknown) => unknown;
  readonly pause?: (tries: number) => Promise<void>;
}

/** Tries until it works or is no longer wanted, with growing pauses. Rejects with the last failure. */
export async function persist<T>(load: () => Promise<T>, options: Options = {}): Promise<T> {
  const { wanted = () => true, onFailure, pause = pauseBefore } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      return await waitedForOnLine(load());
    } catch (error) {
      if (error instanceof Absent) throw error;
      onFailure?.(tries, error);
      if (!wanted(tries)) throw error;
      await pause(tries);
      if (!wanted(tries)) throw error;
    }
  }
}
