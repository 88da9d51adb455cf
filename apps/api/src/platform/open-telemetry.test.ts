import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { testPlatform } from "../testing/index.ts";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Batch {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: Span[] }[] }[];
}

it("a request's trace tells its statements, as a part of the caller's, and nothing of the caller", async () => {
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
  const caller = "4bf92f3577b34da6a3ce929d0e0e4736";
  {
    await using shop = await testPlatform({
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    });
    const answer = await shop.http.inject({
      method: "POST",
      url: "/api/customer/login?x=secret",
      headers: { traceparent: `00-${caller}-00f067aa0ba902b7-01`, authorization: "Bearer secret" },
      payload: { email: "sanne@rider.example", password: "secret secret" },
    });
    expect(answer.statusCode).toBe(401);
  }
  collector.close();
  const text = heard.join("\n");
  expect(text.startsWith("/v1/traces ")).toBe(true);
  const spans = heard.flatMap((each) =>
    (JSON.parse(each.slice(each.indexOf("{"))) as Batch).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const root = spans.find(({ name }) => name === "POST /api/customer/login");
  expect(root).toMatchObject({ traceId: caller, parentSpanId: "00f067aa0ba902b7" });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ name }) => name))).toEqual(new Set(["sql"]));
  expect(text).not.toMatch(/sanne|secret/);
});
