import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TraceFacts, Traces } from "./traces.ts";

const ERROR = 2;
/** What is left when a process ends is sent within this, or not at all. */
const LAST_MS = 2000;

/** Traces by OpenTelemetry's own libraries, sent in batches as OTLP over HTTP. */
export function openTelemetry(endpoint: string, role: string): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": `holeshot-${role}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer("holeshot");

  async function span<T>(name: string, facts: TraceFacts, act: () => Promise<T>): Promise<T> {
    const own = tracer.startSpan(name, { attributes: facts }, context.active());
    try {
      return await context.with(trace.setSpan(context.active(), own), act);
    } catch (error) {
      failed(own, error);
      throw error;
    } finally {
      own.end();
    }
  }

  function ended(name: string, milliseconds: number, facts: TraceFacts): void {
    const end = Date.now();
    const parent = context.active();
    // Alone it would be a trace of its own: looking for work, once a second.
    if (trace.getSpan(parent) === undefined) return;
    const options = { startTime: end - milliseconds, attributes: facts, kind: SpanKind.CLIENT };
    tracer.startSpan(name, options, parent).end(end);
  }

  function requests(server: FastifyInstance): void {
    const propagator = new W3CTraceContextPropagator();
    const known = new WeakMap<FastifyRequest, { readonly span: Span; readonly at: Context }>();
    server.addHook("onRequest", async (request) => {
      const caller = propagator.extract(ROOT_CONTEXT, request.headers, {
        get: (headers: FastifyRequest["headers"], key) => headers[key],
        keys: (headers: FastifyRequest["headers"]) => Object.keys(headers),
      });
      const route = request.routeOptions.url ?? "unknown";
      const attributes = {
        "http.request.method": request.method,
        "http.route": route,
        request_id: request.id,
      };
      const options = { kind: SpanKind.SERVER, attributes };
      const own = tracer.startSpan(`${request.method} ${route}`, options, caller);
      known.set(request, { span: own, at: trace.setSpan(caller, own) });
    });
    // After the body has come: reading it forgets where it was asked for.
    server.addHook("preHandler", (request, _reply, done) => {
      const own = known.get(request);
      if (own) context.with(own.at, done);
      else done();
    });
    server.addHook("onResponse", async (request, { statusCode }) => {
      const own = known.get(request)?.span;
      own?.setAttribute("http.response.status_code", statusCode);
      if (statusCode >= 500) own?.setStatus({ code: ERROR });
      own?.end();
    });
  }

  return {
    requests,
    span,
    ended,
    open: true,
    close: async () => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, LAST_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

/** Its kind alone: a message may quote what a customer wrote. */
function failed(span: Span, error: unknown): void {
  const kind = error instanceof Error ? error.name : "Error";
  span.setAttribute("error.type", kind);
  span.setStatus({ code: ERROR });
}
