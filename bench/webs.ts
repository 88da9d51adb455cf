// What one web, two and four answer behind HAProxy and PgBouncer, on one database: a mixed load of callers who ask again as
// soon as they are answered. Throughput can only grow where cores are free, and on a machine that also runs the load and the
// database few are: so beside it stand the processor time of a request and how much of the machine was taken.
// WEBS="1 2 4", CALLERS, SECONDS.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../apps/api/src/platform/database/database.ts";
import { freePort } from "../tests/free-port.ts";
import { manyParts, type Part, untilReady } from "../tests/wire/support/parts.ts";
import { startProxy } from "../tests/wire/support/proxy.ts";
import { percentile } from "./support/measure.ts";
import { postgresCpuMs } from "./support/parts.ts";
import { ready } from "./support/ready-cart.ts";

const counts = (process.env["WEBS"] ?? "1 2 4").split(" ").map(Number);
const callers = Number(process.env["CALLERS"] ?? 8);
const seconds = Number(process.env["SECONDS"] ?? 20);
/** How often of twenty: most look, few buy. */
const mix = { page: 4, sets: 5, cart: 6, quantities: 3, design: 1, purchase: 1 };

interface Measured {
  readonly webs: number;
  readonly acts: number;
  readonly times: readonly number[];
  /** Milliseconds an act: of all webs, of the database, of what asks. */
  readonly web: number;
  readonly postgres: number;
  readonly asking: number;
  /** Of all cores' time, what somebody used. */
  readonly taken: number;
}

await using shop = await manyParts();
await (await shop.start("migrate")).ended();
await shop.start("sandbox");
const database = openDatabase(shop.directUrl, { max: 1 });
/** An account may check out only so often, and owe only so much. */
async function mayOrderAgain(): Promise<void> {
  await database.pool.query("delete from rate_limits");
  await database.pool.query("update payments set status = 'paid' where status = 'open'");
}

async function measureWith(webs: readonly Part[]): Promise<Measured> {
  const port = await freePort();
  await using _ = await startProxy(port, webs);
  const origin = `http://127.0.0.1:${port}`;
  const carts = await Promise.all(
    Array.from({ length: callers }, () => ready(origin, `w${randomUUID().slice(0, 8)}`)),
  );
  const fetched = async (path: string): Promise<void> => {
    const answer = await fetch(origin + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  async function call(mine: (typeof carts)[number], act: keyof typeof mix): Promise<void> {
    switch (act) {
      case "page":
        return fetched("/");
      case "sets":
        return fetched("/api/configurator-sets?limit=20");
      case "cart":
        return mine.read();
      case "quantities":
        return mine.choose();
      case "design":
        return mine.save();
      case "purchase":
        return mine.purchase(randomUUID());
    }
  }
  const order = Object.entries(mix).flatMap(([act, times]) =>
    Array.from({ length: times }, () => act as keyof typeof mix),
  );
  const times: number[] = [];
  let until = 0;
  async function keepCalling(mine: (typeof carts)[number], first: number): Promise<void> {
    // Each begins elsewhere, so that not all buy at once.
    for (let turn = first; performance.now() < until; turn += 7) {
      const act = order[turn % order.length] ?? "page";
      const begun = performance.now();
      await call(mine, act);
      times.push(performance.now() - begun);
    }
  }
  const all = async (howLong: number): Promise<void> => {
    until = performance.now() + howLong * 1000;
    const watch = setInterval(() => void mayOrderAgain(), 500);
    await Promise.all(carts.map((mine, index) => keepCalling(mine, index * 3)));
    clearInterval(watch);
  };
  await all(6);
  times.length = 0;
  const before = await used(webs);
  await all(seconds);
  const after = await used(webs);
  const spent = (key: keyof typeof after): number => after[key] - before[key];
  return {
    webs: webs.length,
    acts: times.length,
    times,
    web: spent("web") / times.length,
    postgres: spent("postgres") / times.length,
    asking: spent("asking") / times.length,
    taken: spent("busy") / (spent("busy") + spent("idle")),
  };
}

/** Milliseconds of processor so far. */
async function used(webs: readonly Part[]) {
  const each = await Promise.all(webs.map(processorMs));
  const { user, system } = process.cpuUsage();
  const ticks = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/).map(Number);
  const [, ...numbers] = ticks;
  const idle = (numbers[3] ?? 0) + (numbers[4] ?? 0);
  const busy = numbers.slice(0, 8).reduce((sum, one) => sum + one, 0) - idle;
  return {
    web: each.reduce((sum, one) => sum + one, 0),
    postgres: postgresCpuMs(shop.folder) ?? Number.NaN,
    asking: (user + system) / 1000,
    busy,
    idle,
  };
}

async function processorMs({ internalPort }: Part): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${internalPort}/api/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]) * 1000;
}

const measured: Measured[] = [];
for (const count of counts) {
  const webs: Part[] = [];
  for (let index = 0; index < count; index += 1) {
    webs.push(await shop.start("web", { TRUST_PROXY: "1", DRAIN_SECONDS: "0" }));
  }
  await Promise.all(webs.map(untilReady));
  measured.push(await measureWith(webs));
  await Promise.all(webs.map((web) => web.end("SIGTERM")));
  await sleep(500);
}
await database.close();

const [first] = measured;
console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; ${callers} callers for ${seconds} s; of twenty acts ${Object.entries(
    mix,
  )
    .map(([act, times]) => `${times} ${act}`)
    .join(", ")}`,
);
for (const each of measured) {
  const rate = each.acts / seconds;
  const ratio = each.acts / (first?.acts ?? 1);
  const ms = (value: number): string => `${value.toFixed(2)} ms`;
  console.log(
    `${each.webs} web${each.webs > 1 ? "s" : " "}  ${rate.toFixed(0).padStart(4)} acts a second, ${ratio.toFixed(2)} × one web; p50 ${ms(percentile(each.times, 50))}, p99 ${ms(percentile(each.times, 99))}; processor an act: webs ${ms(each.web)}, PostgreSQL ${ms(each.postgres)}, asking ${ms(each.asking)}; ${(each.taken * 100).toFixed(0)} % of the machine taken`,
  );
}
// What holds on any machine: a web more must not make a request dearer.
const dearest = Math.max(...measured.map(({ web, postgres }) => web + postgres));
const own = (first?.web ?? 0) + (first?.postgres ?? 0);
const held = dearest <= own * 1.35;
if (!held) process.exitCode = 1;
console.log(
  `processor an act, dearest over one web ${(dearest / own).toFixed(2)}, at most 1.35${held ? "" : "  BOUND BROKEN"}`,
);
