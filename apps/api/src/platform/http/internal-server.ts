import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import { collectDefaultMetrics, register } from "prom-client";
import type { Platform } from "../platform.ts";
import { readiness } from "./operations.ts";

export interface InternalServer {
  close(): Promise<void>;
}

/** Figures and health for the operator, on a port of their own that the outside never reaches. */
export async function startInternalServer(
  platform: Platform,
  port: number,
): Promise<InternalServer> {
  // A second server in one process, as in tests, shares the first one's figures.
  if (register.getSingleMetric("process_cpu_seconds_total") === undefined) collectDefaultMetrics();
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    respond(platform, path, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function respond(platform: Platform, path: string, response: ServerResponse): Promise<void> {
  switch (path) {
    case "/api/metrics": {
      const text = await register.metrics();
      response.writeHead(200, { "content-type": register.contentType }).end(text);
      return;
    }
    case "/api/health/live":
      return sendJson(response, 200, { status: "ok" });
    case "/api/health/ready": {
      const state = await readiness(platform);
      return sendJson(response, state.status === "ok" ? 200 : 503, state);
    }
    default:
      response.writeHead(404).end();
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(body));
}
