import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { testPlatform } from "../testing/index.ts";
import { withoutPeople } from "./error-service.ts";

interface Event {
  readonly exception: { readonly values: readonly [{ type: string; value: string }] };
  readonly tags: Readonly<Record<string, string>>;
}

/** A service that keeps what it is told. */
async function listen(): Promise<{
  readonly dsn: string;
  readonly heard: { url: string; text: string }[];
  close(): void;
}> {
  const heard: { url: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      heard.push({ url: request.url ?? "", text });
      response.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { dsn: `http://key@127.0.0.1:${port}/base/7`, heard, close: () => server.close() };
}

describe("the error service", () => {
  it("hears of what the server did not expect, by the id the caller was given, and nothing of the caller", async () => {
    const service = await listen();
    await using shop = await testPlatform({ environment: { ERROR_REPORTING_DSN: service.dsn } });
    shop.http.get("/api/broken/:email", async () => {
      throw Object.assign(new TypeError('no "Sanne" sanne@rider.example, +31 6 12345678'), {
        code: "E_ODD",
        detail: "Key (email)=(sanne@rider.example)",
      });
    });
    const answer = await shop.http.inject({
      url: "/api/broken/sanne@rider.example?token=secret",
      headers: { authorization: "Bearer secret" },
    });
    expect(answer.statusCode).toBe(500);
    await expect.poll(() => service.heard.length, { timeout: 15_000 }).toBe(1);
    service.close();
    const [{ url, text }] = service.heard as [{ url: string; text: string }];
    expect(url).toBe("/base/api/7/envelope/?sentry_key=key&sentry_version=7");
    const event = JSON.parse(text.split("\n")[2] ?? "") as Event;
    expect(event.exception.values[0]).toMatchObject({ type: "TypeError", value: "no … … …" });
    expect(event.tags).toEqual({
      request_id: answer.headers["x-request-id"],
      method: "GET",
      route: "/api/broken/:email",
      code: "E_ODD",
    });
    expect(text).not.toMatch(/sanne|secret|12345678/i);
    expect(text).toContain('"filename":"apps/api/src/platform/error-service.test.ts"');
  });

  it("is not told of what was refused as it should be", async () => {
    const service = await listen();
    await using shop = await testPlatform({ environment: { ERROR_REPORTING_DSN: service.dsn } });
    expect((await shop.http.inject("/api/customer")).statusCode).toBe(401);
    expect(service.heard).toEqual([]);
    service.close();
  });

  it.each([
    ["column amount is wrong at 12:30", "column amount is wrong at 12:30"],
    ["duplicate key \"a@b.nl\" in 'x'", "duplicate key … in …"],
    ["Key (email)=(a@b.nl) exists", "Key … exists"],
    ["call +49 170 1234567 now", "call … now"],
    ["token eyJhbGciOiJIUzI1NiIsInR5cCI6 refused", "token … refused"],
  ])("%s", (message, told) => expect(withoutPeople(message)).toBe(told));
});
