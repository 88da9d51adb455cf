import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { testPlatform } from "../../testing/index.ts";
import { startInternalServer } from "./internal-server.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

it("the operator's port answers figures and health, and nothing else", async () => {
  await using shop = await testPlatform();
  const port = await freePort();
  const internal = await startInternalServer(shop, { port });
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.text()] as const;
  };
  expect(await ask("/api/health/live")).toEqual([200, `{"status":"ok"}`]);
  expect(JSON.parse((await ask("/api/health/ready?x"))[1])).toEqual({
    ...{ status: "ok", database: "ok", storage: "ok", queue: "ok" },
  });
  expect((await ask("/api/metrics"))[1]).toContain("holeshot_http_request_seconds");
  expect((await ask("/api/customer"))[0]).toBe(404);
  shop.storage.healthy = async () => false;
  const [status, text] = await ask("/api/health/ready");
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { status: "failed", database: "ok", storage: "failed", queue: "ok" },
  ]);
  await internal.close();
});
