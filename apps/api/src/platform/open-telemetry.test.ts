import { expect, it } from "vitest";
import { openCollector } from "../testing/open-collector.ts";
import { testPlatform } from "../testing/index.ts";

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
