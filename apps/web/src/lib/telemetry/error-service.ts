import { customerKey, queryClient } from "../query-client.ts";
import { onReport } from "../report.ts";
import type { Customer } from "../session/customer.ts";

interface Service {
  url: string;
  dsn: string;
}

/** `https://key@host/project` as the envelope address that a Sentry-compatible service listens on. */
export function readDsn(dsn: string): Service {
  const address = new URL(dsn);
  const path = address.pathname.split("/");
  const project = path.pop() ?? "";
  const base = `${address.origin}${path.join("/")}`;
  const query = new URLSearchParams({ sentry_key: address.username, sentry_version: "7" });
  return { url: `${base}/api/${project}/envelope/?${query}`, dsn };
}

function hexId(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function user(): object | undefined {
  const customer = queryClient.getQueryData<Customer>(customerKey);
  if (customer === undefined) return undefined;
  const username = `${customer.first_name} ${customer.last_name}`;
  return { id: customer.id, email: customer.email, username };
}

function post(service: Service, type: string, payload: object): void {
  const id = hexId(16);
  const now = Date.now() / 1000;
  const event = { event_id: id, timestamp: now, platform: "javascript", user: user(), ...payload };
  const lines = [
    { event_id: id, dsn: service.dsn, sent_at: new Date().toISOString() },
    { type },
    event,
  ];
  const body = lines.map((line) => JSON.stringify(line)).join("\n");
  // A report that cannot be sent must not become the next report.
  fetch(service.url, { method: "POST", body, keepalive: true }).catch(() => undefined);
}

function tellError(service: Service, error: unknown, where: string): void {
  const known = error instanceof Error ? error : new Error(String(error));
  const exception = { values: [{ type: known.name, value: known.message }] };
  const extra = { where, stack: known.stack };
  post(service, "event", { level: "error", exception, extra, request: { url: location.pathname } });
}

/** Every page load is a trace: the sampling rate is 1. */
function tellTrace(service: Service): void {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry === undefined) return;
  const start = performance.timeOrigin / 1000;
  const trace = { trace_id: hexId(16), span_id: hexId(8), op: "pageload" };
  post(service, "transaction", {
    transaction: location.pathname,
    start_timestamp: start,
    timestamp: start + entry.duration / 1000,
    contexts: { trace },
    spans: [],
  });
}

/** Sends all errors and traces with the customer's id, email and name. Only where one is configured. */
export function startErrorService(dsn: string): void {
  const service = readDsn(dsn);
  onReport((error, where) => tellError(service, error, where));
  window.addEventListener("error", (event) => tellError(service, event.error, "window"));
  window.addEventListener("unhandledrejection", (event) =>
    tellError(service, event.reason, "promise"),
  );
  tellTrace(service);
}
