import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { register } from "prom-client";
import { expect, it } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { testPlatform } from "../testing/index.ts";
import { countLooks } from "./figures.ts";
import { startInternalServer } from "./http/internal-server.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const alarms = readFileSync(`${root}/ops/alarms.yml`, "utf8");
const dashboard = readFileSync(`${root}/ops/dashboard.json`, "utf8");

it("alarms and dashboard ask for figures that the shop tells", async () => {
  await using shop = await testPlatform();
  countLooks(() => new Date());
  const port = await freePort();
  const internal = await startInternalServer(shop, { port });
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
  await internal.close();
  register.removeSingleMetric("holeshot_worker_last_look_timestamp_seconds");
  const told = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const asked = new Set(
    [...`${alarms}${dashboard}`.matchAll(/\b(?:holeshot|process|nodejs)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ""),
    ),
  );
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !told.has(name))).toEqual([]);
});

it("each alarm has its page, and each page its alarm", () => {
  const named = [...alarms.matchAll(/alert: (\S+)/g)].map(([, name]) => `${name}.md`);
  const pointed = [...alarms.matchAll(/runbook: docs\/runbooks\/alarms\/(\S+)/g)].map(
    ([, file]) => file,
  );
  expect(readdirSync(`${root}/docs/runbooks/alarms`).toSorted()).toEqual(named.toSorted());
  expect(pointed).toEqual(named);
});
