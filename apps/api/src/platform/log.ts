import { destination, type Logger, type LoggerOptions, pino } from "pino";

export type Log = Logger;

/** Lines are written together: alone each costs an eighth of a quick answer. Older than this none waits. */
const WRITTEN_WITHIN_MS = 100;
const WRITTEN_AT_BYTES = 4096;
/** Its number among the levels of the library. */
const WARNING = 40;

/**
 * Structured lines on standard output. Addresses, names and tokens never reach a log:
 * requests are logged by route pattern, and what might carry data is cut off here.
 */
export function createLog(level: string): Log {
  // Who says nothing has nothing to write at its end, and a process may open many of these.
  if (level === "silent") return pino({ level });
  const output = destination({
    sync: true,
    minLength: WRITTEN_AT_BYTES,
    periodicFlush: WRITTEN_WITHIN_MS,
  });
  process.on("exit", () => output.flushSync());
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: ["req.headers", "body", "query", "*.password", "*.email", "*.token", "err.detail"],
      remove: true,
    },
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
    hooks: {
      // What went wrong is told at once, with all that went before it: the process may not live to tell it later.
      logMethod(given, method, level) {
        method.apply(this, given);
        if (level >= WARNING) output.flushSync();
      },
    },
  };
  return pino(options, output);
}
