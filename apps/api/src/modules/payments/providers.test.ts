import { expect, it } from "vitest";
import { Problem } from "../../platform/problem.ts";
import { testPlatform } from "../../testing/index.ts";
import { openCollector } from "../../testing/open-collector.ts";
import { currentProvider } from "./providers.ts";

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
