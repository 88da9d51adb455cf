import { Counter, Registry } from "prom-client";
import { expect, it } from "vitest";
import { freePort } from "../../testing/free-port.ts";
import { testPlatform } from "../../testing/index.ts";
import { startInternalServer } from "./internal-server.ts";

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
  // What is away for all is no reason to send visitors to nobody; to close is.
  expect((await ask("/api/health/open"))[0]).toBe(200);
  Object.assign(shop, { closing: () => true });
  expect((await ask("/api/health/open"))[0]).toBe(503);
  await internal.close();
});

it("where jobs are worked off it tells of the worker, and adds its figures to its own", async () => {
  await using shop = await testPlatform();
  const port = await freePort();
  let works = true;
  const thread = new Registry();
  new Counter({ name: "holeshot_thread_things", help: "Things", registers: [thread] }).inc(7);
  const internal = await startInternalServer(shop, {
    port,
    worker: {
      healthy: async () => works,
      figures: () => thread.getMetricsAsJSON(),
    },
  });
  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    return [answer.status, ((await answer.json()) as { worker: string }).worker];
  };
  expect(await ready()).toEqual([200, "ok"]);
  works = false;
  expect(await ready()).toEqual([503, "failed"]);
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
  expect(text).toMatch(/^holeshot_thread_things 7$/m);
  expect(text).toContain("process_cpu_seconds_total");
  await internal.close();
});

it("tells how many jobs wait, and for how long", async () => {
  await using shop = await testPlatform();
  const { account } = await shop.customer();
  await shop.visitor.post("/api/customer/forgot-password", { email: account?.email });
  const port = await freePort();
  const internal = await startInternalServer(shop, { port });
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
  await internal.close();
  const { rows } = await shop.database.pool.query<{ name: string; count: number }>(
    "select name, count(*)::int from pgboss.job where state = 'created' and start_after <= now() group by name",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { name, count } of rows) {
    expect(text).toContain(`holeshot_queue_jobs{queue="${name}",state="waiting"} ${count}`);
    expect(text).toMatch(
      new RegExp(`^holeshot_queue_oldest_seconds\\{queue="${name}"\\} [0-9.]+$`, "m"),
    );
  }
  expect(text).toMatch(/^holeshot_mails\{state="waiting"\} \d+$/m);
});
