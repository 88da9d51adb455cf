import { describe, expect, it } from "vitest";
import { testPlatform } from "../../testing/index.ts";

async function policyWith(environment: Record<string, string>): Promise<Map<string, string>> {
  await using shop = await testPlatform({ environment });
  const page = await shop.visitor.get("/cart");
  const parts = String(page.headers["content-security-policy"]).split("; ");
  return new Map(parts.map((part) => [part.split(" ")[0] ?? "", part]));
}

describe("the policy of the shop's pages", () => {
  it("lets nothing in that is not configured", async () => {
    const policy = await policyWith({});
    expect(policy.get("script-src")).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy.get("connect-src")).toBe("connect-src 'self'");
    expect(policy.get("frame-ancestors")).toBe("frame-ancestors 'none'");
  });

  it("opens for the configured services and no further", async () => {
    const policy = await policyWith({
      ANALYTICS_ID: "G-1",
      ERROR_REPORTING_DSN: "https://key@errors.example/7",
    });
    expect(policy.get("script-src")).toContain(" https://www.googletagmanager.com");
    expect(policy.get("connect-src")).toContain(" https://errors.example ");
    expect(policy.get("default-src")).toBe("default-src 'self'");
  });

  it("a missing file of the shop is no page", async () => {
    await using shop = await testPlatform();
    const answer = await shop.visitor.get("/assets/gone-12345.js");
    expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
  });
});
