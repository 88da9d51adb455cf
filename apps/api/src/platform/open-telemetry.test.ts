import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { currentProvider } from "../modules/payments/index.ts";
import { testPlatform } from "../testing/index.ts";
import { Problem } from "./problem.ts";

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

/** A collector that keeps what it is told. */
async function openCollector() {
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

it("a request's trace tells its statements, as a part of the caller's, and nothing of the caller", async () => {
  const collector = await openCollector();
  const caller = "4bf92f3577b34da6a3ce929d0e0e4736";
  {
    await using shop = await testPlatform({ environment: collector.environment });
    const answer = await shop.http.inject({
      method: "POST",
      url: "/api/customer/login?x=secret",
      headers: { traceparent: `00-${caller}-00f067aa0ba902b7-01`, authorization: "Bearer secret" },
      payload: { email: "sanne@rider.example", password: "secret secret" },
    });
    expect(answer.statusCode).toBe(401);
  }
  collector.close();
  const text = collector.text();
  const spans = collector.spans();
  expect(text.startsWith("/v1/traces ")).toBe(true);
  const root = spans.find(({ name }) => name === "POST /api/customer/login");
  expect(root).toMatchObject({ traceId: caller, parentSpanId: "00f067aa0ba902b7" });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ name }) => name))).toEqual(new Set(["sql"]));
  expect(text).not.toMatch(/sanne|secret/);
});

it("a trace tells what a payment provider was asked, how long it took and that it failed", async () => {
  const collector = await openCollector();
  {
    // Nobody is at the provider's door.
    await using shop = await testPlatform({
      environment: { ...collector.environment, PAYMENT_URL: "http://127.0.0.1:9" },
    });
    await shop.traces.span("GET /asks", {}, async () => {
      const provider = currentProvider(shop);
      expect(await provider.methods({ amount: 6995, country: "nl", language: "nl" })).toEqual([]);
      await expect(provider.ask("secret-reference")).rejects.toThrow(Problem);
    });
  }
  collector.close();
  const spans = collector.spans();
  const root = spans.find(({ name }) => name === "GET /asks");
  const asked = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
  expect(asked.map(({ name, status }) => [name, status?.code])).toEqual([
    ["payment methods", 0],
    ["payment ask", 2],
  ]);
  expect(collector.text()).toContain('"sandbox"');
  expect(collector.text()).not.toMatch(/secret/);
});
