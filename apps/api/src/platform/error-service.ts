import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Place, Report } from "./reports.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** A service that does not answer must not hold anything up. */
const PATIENCE_MS = 5000;
/** When everything fails alike, a few tell as much as all. */
const MOST_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/** Tells a Sentry-compatible service, the browser's own, of each failure: what it is and where, and nothing of anybody. */
export function openErrorService(dsn: string): Report {
  const url = envelopeAddress(dsn);
  let told = 0;
  let minute = 0;
  return (error, place) => {
    const now = Date.now();
    if (now - minute > MINUTE_MS) [minute, told] = [now, 0];
    told += 1;
    if (told > MOST_A_MINUTE) return;
    const id = randomUUID().replaceAll("-", "");
    const lines = [
      { event_id: id, dsn, sent_at: new Date(now).toISOString() },
      { type: "event" },
      { event_id: id, timestamp: now / 1000, ...eventOf(error, place) },
    ];
    const body = lines.map((line) => JSON.stringify(line)).join("\n");
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // A report that cannot be sent must not become the next one; the log has it all the same.
    fetch(url, { method: "POST", body, signal }).catch(() => undefined);
  };
}

/** `https://key@host/project` as the address of its envelopes. */
function envelopeAddress(dsn: string): string {
  const address = new URL(dsn);
  const path = address.pathname.split("/");
  const project = path.pop() ?? "";
  const query = new URLSearchParams({ sentry_key: address.username, sentry_version: "7" });
  return `${address.origin}${path.join("/")}/api/${project}/envelope/?${query}`;
}

function eventOf(error: unknown, place: Place): object {
  const known = error instanceof Error ? error : new Error(String(error));
  const { code } = known as { readonly code?: unknown };
  const { where, ...ids } = place;
  return {
    platform: "node",
    level: "error",
    logger: where,
    transaction: place.route ?? place.queue,
    exception: {
      values: [
        {
          type: known.name,
          value: withoutPeople(known.message),
          stacktrace: { frames: framesOf(known.stack ?? "") },
        },
      ],
    },
    tags: { ...ids, ...(typeof code === "string" ? { code } : {}) },
  };
}

/**
 * What a message may have taken over from a customer: what stands in quotation marks, addresses, long numbers and
 * tokens. Errors of the database quote the values that they refuse.
 */
export function withoutPeople(message: string): string {
  return message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\([^)]*\)=\([^)]*\)/g, "…")
    .replaceAll(/\S+@\S+/g, "…")
    .replaceAll(/\+?\d[\d ()./-]{4,}\d/g, "…")
    .replaceAll(/[\w-]{20,}/g, "…")
    .slice(0, 500);
}

/** The service wants the innermost last. Of a line only file, place and function are told. */
function framesOf(stack: string): object[] {
  return [...stack.matchAll(/^\s+at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/gm)]
    .map(([, name, file = "", line, column]) => ({
      function: name ?? "?",
      filename: file.startsWith(ROOT) ? file.slice(ROOT.length) : file,
      lineno: Number(line),
      colno: Number(column),
      in_app: !file.includes("node_modules") && !file.startsWith("node:"),
    }))
    .toReversed();
}
