import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status?: { readonly code?: number };
}

interface Batch {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: Span[] }[] }[];
}

/** A collector of traces that keeps what it is told. */
export async function openCollector() {
  const heard: string[] = [];
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      heard.push(`${request.url} ${Buffer.concat(parts).toString()}`);
      response.setHeader("content-type", "application/json").end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  return {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    text: () => heard.join("\n"),
    spans: () =>
      heard.flatMap((each) =>
        (JSON.parse(each.slice(each.indexOf("{"))) as Batch).resourceSpans.flatMap(
          ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
        ),
      ),
    close: () => collector.close(),
  };
}
