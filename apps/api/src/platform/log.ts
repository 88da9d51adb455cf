import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Structured lines on standard output. Addresses, names and tokens never reach a log:
 * requests are logged by route pattern, and what might carry data is cut off here.
 */
export function createLog(level: string): Log {
  return pino({
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
  });
}
