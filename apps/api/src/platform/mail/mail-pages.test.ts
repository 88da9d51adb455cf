import { describe, expect, it } from "vitest";
import { testPlatform } from "../../testing/index.ts";

async function pageWith(environment: Record<string, string>): Promise<[number, string]> {
  await using shop = await testPlatform({ environment });
  const caller = await shop.customer({ email: "page-of-mails@example.org" });
  await caller.post("/api/customer/forgot-password", { email: "page-of-mails@example.org" });
  await shop.runJobs();
  const list = await shop.visitor.get("/_internal/mail");
  const href = /href="(\/_internal\/mail\/[^"]+)"/.exec(list.text)?.[1];
  if (href === undefined) return [list.status, ""];
  return [list.status, (await shop.visitor.get(href)).text];
}

describe("mails shown while developing", () => {
  it("can be read with their link", async () => {
    const [status, text] = await pageWith({ NODE_ENV: "development" });
    expect(status).toBe(200);
    expect(text).toContain("page-of-mails@example.org");
    expect(text).toMatch(/<a href="http:\/\/127\.0\.0\.1:3000\/reset-password\?token=[\w-]{40,}">/);
  });

  it("are nowhere in a shop that is not being developed", async () => {
    const [, text] = await pageWith({ NODE_ENV: "production" });
    expect(text).toBe("");
  });
});
