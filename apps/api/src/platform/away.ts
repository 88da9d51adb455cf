import { setTimeout as sleep } from "node:timers/promises";

/** The database is away, going down, coming up, full or read-only; or the server itself is closing. */
const DATABASE_AWAY =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|53\w{3}|57P0\w|58\w{3}|55000|25006|FST_ERR_REOPENED_\w+)$/;
/** Of a socket in a folder: it is not there while the database is down, or its queue is full. */
const SOCKET_AWAY = /^(ENOENT|EAGAIN|ENOTCONN)$/;
/** Drivers tell some of it in words only. */
const AWAY_IN_WORDS =
  /^Connection terminated|connection is closed|timeout exceeded when|not queryable|^Cannot use a pool after calling end|driver has already been destroyed|^Database not opened/;

/**
 * The disk is full, read-only, over its quota, out of handles or broken; or the store's driver could not write, for
 * whatever reason: Node says ENOENT of a folder that cannot be made on a read-only disk.
 */
const UNWRITABLE =
  /^(E_CANNOT_(?:WRITE|MOVE)_FILE|ENOSPC|EROFS|EDQUOT|EFBIG|EACCES|EPERM|EIO|EMFILE|ENFILE|ENOTDIR|ENXIO|ESTALE)$/;

interface Told {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly syscall?: unknown;
}

/** An error and what caused it, outermost first. */
export function chain(error: unknown): Told[] {
  const found: Told[] = [];
  for (let at = error; typeof at === "object" && at !== null && found.length < 8;) {
    found.push(at);
    at = (at as { readonly cause?: unknown }).cause;
  }
  return found;
}

/** Whether a failure means that the database cannot be asked at present: nothing is wrong with what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  return chain(error).some(
    ({ code, message, syscall }) =>
      (typeof code === "string" &&
        (DATABASE_AWAY.test(code) || (syscall === "connect" && SOCKET_AWAY.test(code)))) ||
      (typeof message === "string" && AWAY_IN_WORDS.test(message)),
  );
}

/** Whether a failure means that files cannot be written at present. */
export function isDiskAway(error: unknown): boolean {
  return chain(error).some(({ code }) => typeof code === "string" && UNWRITABLE.test(code));
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;

/** Does what needs the database, once more for so long while it is away. Everything else fails at once. */
export async function patiently<T>(act: () => Promise<T>, milliseconds = 60_000): Promise<T> {
  const end = performance.now() + milliseconds;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await act();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() + pause > end) throw error;
      await sleep(pause);
    }
  }
}
