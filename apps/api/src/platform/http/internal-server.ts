import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
  register,
  type Registry,
} from "prom-client";
import type { Platform } from "../platform.ts";
import { countRoom } from "../figures.ts";
import { storedFigures } from "../stored-figures.ts";
import { readiness } from "./operations.ts";

export interface InternalServer {
  close(): Promise<void>;
}

/** Figures of one process or thread. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** The part of a process that works jobs off. */
export interface WorkingPart {
  /** Whether it looks for work. */
  healthy(): Promise<boolean>;
  /** Its own figures, where they are not this process's anyway. */
  figures?(): Promise<Figures>;
}

export interface InternalOptions {
  readonly port: number;
  readonly host?: string;
  readonly worker?: WorkingPart;
}

/** Figures and health for the operator, on a port of their own that the outside never reaches. */
export async function startInternalServer(
  platform: Platform,
  { port, host = "127.0.0.1", worker }: InternalOptions,
): Promise<InternalServer> {
  // A second server in one process, as in tests, shares the first one's figures.
  if (register.getSingleMetric("process_cpu_seconds_total") === undefined) collectDefaultMetrics();
  const { dataDir, storage } = platform.config;
  countRoom({ data: dataDir, ...(storage.kind === "disk" ? { files: storage.folder } : {}) });
  const stored = storedFigures(platform.db);
  const metrics = (): Promise<string> => allFigures(stored, worker);
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    respond({ platform, worker, metrics }, path, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface Told {
  readonly platform: Platform;
  readonly worker: WorkingPart | undefined;
  readonly metrics: () => Promise<string>;
}

async function respond(
  { platform, worker, metrics }: Told,
  path: string,
  response: ServerResponse,
): Promise<void> {
  switch (path) {
    case "/api/metrics": {
      const text = await metrics();
      response.writeHead(200, { "content-type": register.contentType }).end(text);
      return;
    }
    case "/api/health/live":
      return sendJson(response, 200, { status: "ok" });
    // For whoever spreads visitors: with the database or the files away every web is as good as any other, and tells
    // visitors itself when to come again. Only one that is about to close gets nobody new.
    case "/api/health/open":
      return platform.closing()
        ? sendJson(response, 503, { status: "failed" })
        : sendJson(response, 200, { status: "ok" });
    case "/api/health/ready": {
      const state = await allReady(platform, worker);
      return sendJson(response, state.status === "ok" ? 200 : 503, state);
    }
    default:
      response.writeHead(404).end();
  }
}

/** What is asked in public, and where jobs are worked off whether they are. */
async function allReady(
  platform: Platform,
  worker: WorkingPart | undefined,
): Promise<{ readonly status: "ok" | "failed" }> {
  const state = await readiness(platform);
  if (worker === undefined) return state;
  const works = await worker.healthy().catch(() => false);
  return {
    ...state,
    ...{ status: works ? state.status : "failed", worker: works ? "ok" : "failed" },
  };
}

/** With the database away its figures are missing, and the process's own are told. */
async function allFigures(
  stored: () => Promise<Registry>,
  worker: WorkingPart | undefined,
): Promise<string> {
  const own = (await register.getMetricsAsJSON()) as Figures;
  const theirs = (await worker?.figures?.().catch(() => [])) ?? [];
  const together = theirs.length === 0 ? register : AggregatorRegistry.aggregate([own, theirs]);
  const lying = await stored().then(
    (registry) => registry.metrics(),
    () => "",
  );
  return `${await together.metrics()}\n${lying}`;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(body));
}
