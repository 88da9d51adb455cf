import { onTrip, type Trip } from "../navigation/trips.ts";
import { queryClient } from "../query-client.ts";
import { onReport } from "../report.ts";
import { customerQuery, type Customer } from "../session/customer.ts";
import { accessToken } from "../session/token-store.ts";
import { withoutSecrets } from "./without-secrets.ts";

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

/** A report waits no longer than this for the shop to say who is signed in, ms. */
const patience = 5000;

/** Who is signed in when something happened: known already, or about to be. */
async function whoIsIt(): Promise<Customer | undefined> {
  const known = queryClient.getQueryData<Customer>(customerQuery.queryKey);
  if (known !== undefined || accessToken() === null) return known;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const asked = queryClient.query(customerQuery).catch(() => undefined);
  return Promise.race([asked, late]);
}

function userOf(customer: Customer | undefined): object | undefined {
  if (customer === undefined) return undefined;
  const { id, email, first_name: first, last_name: last } = customer;
  return { id, email, username: `${first} ${last}`.trim() };
}

/** Everything of a report that may hold an address of the shop. */
function clean(payload: object): object {
  const text = JSON.stringify(payload, (_, value: unknown) =>
    typeof value === "string" ? withoutSecrets(value) : value,
  );
  return JSON.parse(text) as object;
}

/** What waits for the customer's name; a page that goes away sends it without. */
const waiting = new Set<() => void>();

function post(service: Service, type: string, payload: object): void {
  const id = hexId(16);
  const event = { event_id: id, timestamp: Date.now() / 1000, platform: "javascript" };
  const told = { ...event, ...clean(payload) };
  function send(customer?: Customer): void {
    if (!waiting.delete(send)) return;
    const lines = [
      { event_id: id, dsn: service.dsn, sent_at: new Date().toISOString() },
      { type },
      { ...told, user: userOf(customer) },
    ];
    const body = lines.map((line) => JSON.stringify(line)).join("\n");
    // A report that cannot be sent must not become the next report.
    fetch(service.url, { method: "POST", body, keepalive: true }).catch(() => undefined);
  }
  waiting.add(send);
  void whoIsIt().then(send);
}

function tellError(service: Service, error: unknown, where: string): void {
  const known = error instanceof Error ? error : new Error(String(error));
  const exception = { values: [{ type: known.name, value: known.message }] };
  const extra = { where, stack: known.stack };
  const request = { url: location.pathname + location.search };
  post(service, "event", { level: "error", exception, extra, request });
}

interface Span {
  op: "pageload" | "navigation";
  name: string;
  /** Milliseconds of `performance.now()`. */
  start: number;
  end: number;
  data?: object;
}

function tellSpan(service: Service, { op, name, start, end, data }: Span): void {
  const origin = performance.timeOrigin;
  const trace = { trace_id: hexId(16), span_id: hexId(8), op, ...(data && { data }) };
  post(service, "transaction", {
    transaction: name,
    start_timestamp: (origin + start) / 1000,
    timestamp: (origin + end) / 1000,
    contexts: { trace },
    spans: [],
  });
}

function tellPageLoad(service: Service): void {
  const [entry] = performance.getEntriesByType("navigation");
  if (!entry) return;
  // The page that was loaded, also when another stands here by the time its last picture has come.
  const name = new URL(entry.name).pathname;
  tellSpan(service, { op: "pageload", name, start: 0, end: entry.duration });
}

function tellTrip(service: Service, { from, to, start, end }: Trip): void {
  tellSpan(service, { op: "navigation", name: to, start, end, data: { from } });
}

/** Sends all errors and traces, the sampling rate is 1, with the customer's id, email and name. Only where one is configured. */
export function startErrorService(dsn: string): void {
  const service = readDsn(dsn);
  onReport((error, where) => tellError(service, error, where));
  onTrip((trip) => tellTrip(service, trip));
  window.addEventListener("pagehide", () => {
    for (const send of waiting) send();
  });
  // A load is over when its last event is: until then its duration is 0.
  if (document.readyState === "complete") tellPageLoad(service);
  else window.addEventListener("load", () => setTimeout(() => tellPageLoad(service)));
}
