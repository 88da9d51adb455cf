import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { actOnPayment, showPayment } from "./buyer-pages.ts";
import { type Answer, json, Refusal, send } from "./http.ts";
import { type Journal, openJournal } from "./journal.ts";
import { cancelPayment, createPayment, readPayment, refundPayment } from "./merchant-calls.ts";
import { type Notifier, openNotifier } from "./notifier.ts";
import { STYLE } from "./page.ts";

export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of its own state. */
  readonly dir: string;
  /** Shared with the merchant: opens the interface and signs the notifications. */
  readonly key: string;
  /** Origin under which buyers reach it; by default where it listens. */
  readonly origin?: string;
  readonly clock?: () => Date;
  /** Wait before a notification is sent the second time, ms. */
  readonly retryDelay?: number;
  readonly log?: (message: string) => void;
}

export interface Sandbox {
  readonly origin: string;
  close(): Promise<void>;
}

interface Parts {
  readonly key: string;
  readonly journal: Journal;
  readonly notifier: Notifier;
  readonly clock: () => Date;
  readonly origin: () => string;
}

/** A stand-in for a payment provider, with an origin, an interface and a memory of its own. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const clock = options.clock ?? (() => new Date());
  const log = options.log ?? (() => undefined);
  const journal = openJournal(options.dir);
  const notifier = openNotifier({
    key: options.key,
    journal,
    clock,
    firstDelay: options.retryDelay ?? 1000,
    log,
  });
  let origin = options.origin ?? "";
  const parts: Parts = { key: options.key, journal, notifier, clock, origin: () => origin };

  const server = createServer((request, response) => {
    answer(request, parts)
      .catch((error: unknown) => refuse(error, log))
      .then((reply) => send(response, reply))
      .catch((error: unknown) => log(String(error)));
  });
  server.listen(options.port, options.host);
  await once(server, "listening");
  origin ||= originOf(server, options.host);
  notifier.resume();
  return { origin, close: () => close(server, parts) };
}

async function answer(request: IncomingMessage, parts: Parts): Promise<Answer> {
  const [path = "/"] = (request.url ?? "/").split("?");
  const call = `${request.method === "HEAD" ? "GET" : request.method} ${path}`;
  if (call === "POST /api/payments") return createPayment(request, parts);
  if (call === "GET /style.css") return style();
  if (call === "GET /health") return json(200, { status: "ok" });
  const refunded = /^POST \/api\/payments\/([\w]+)\/refunds$/.exec(call)?.[1];
  if (refunded) return refundPayment(request, refunded, parts);
  const payment = /^GET \/api\/payments\/([\w]+)$/.exec(call)?.[1];
  if (payment) return readPayment(request, payment, parts);
  const ended = /^DELETE \/api\/payments\/([\w]+)$/.exec(call)?.[1];
  if (ended) return cancelPayment(request, ended, parts);
  const [, method, page] = /^(GET|POST) \/pay\/([\w-]+)$/.exec(call) ?? [];
  if (method === "GET" && page) return showPayment(page, parts);
  if (method === "POST" && page) return actOnPayment(request, page, parts);
  throw new Refusal(404, "not_found");
}

function style(): Answer {
  return {
    status: 200,
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "max-age=3600" },
    body: STYLE,
  };
}

function refuse(error: unknown, log: (message: string) => void): Answer {
  if (error instanceof Refusal) {
    const fields = error.fields.length > 0 ? { fields: error.fields } : {};
    return json(error.status, { status: error.status, code: error.code, ...fields });
  }
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return json(500, { status: 500, code: "internal_error" });
}

function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

async function close(server: Server, parts: Parts): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await parts.notifier.stop();
  await closed;
  parts.journal.close();
}
