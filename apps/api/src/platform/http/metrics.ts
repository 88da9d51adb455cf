import type { FastifyInstance } from "fastify";
import { Histogram, register } from "prom-client";

const NAME = "holeshot_http_request_seconds";

/** Measures every answer by route pattern, for the operator's `/api/metrics`. */
export function httpMetrics(server: FastifyInstance): void {
  const existing = register.getSingleMetric(NAME) as Histogram | undefined;
  const histogram =
    existing ??
    new Histogram({
      name: NAME,
      help: "Time to answer, by route and status",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    });
  server.addHook("onResponse", async (request, reply) => {
    histogram.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
}
