// From a save to its pictures, the queue idle: when the first side can be fetched, when the whole kit is there, and how
// long the job lay in the queue before it began.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startShop } from "../tests/wire/support/shop.ts";
import { firstSet, isDrawn, saveDesign, until } from "./support/saved-design.ts";

const saves = Number(process.env["SAVES"] ?? 40);
const bounds = { first: 500, kit: 2000 };

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

await using shop = await startShop();
const set = await firstSet(shop.baseUrl);
const first: number[] = [];
const kit: number[] = [];
for (let save = -3; save < saves; save += 1) {
  const saved = await saveDesign(shop.baseUrl, set, `R${save + 3}`);
  const start = performance.now();
  const preview = `${shop.baseUrl}/api/configured-sets/${saved.uuid}/preview/jersey/front.webp`;
  await until(async () => (await fetch(`${preview}?hash=${saved.hash}`)).status === 200);
  const seen = performance.now() - start;
  await until(() => isDrawn(shop.baseUrl, saved));
  // The first ones make tables and open fonts.
  if (save < 0) continue;
  first.push(seen);
  kit.push(performance.now() - start);
}
const database = new pg.Client(
  readFileSync(join(shop.dataDir, "postgres", "address"), "utf8").trim(),
);
await database.connect();
const { rows } = await database.query<{ wait: number }>(
  `select extract(epoch from started_on - created_on) * 1000 as wait from pgboss.job
   where name = 'render-pictures' and state = 'completed' order by created_on desc limit $1`,
  [saves],
);
await database.end();
const waits = rows.map(({ wait }) => Number(wait));
let broken = 0;
for (const [name, values, bound] of [
  ["first side can be fetched", first, bounds.first],
  ["whole kit, 24 pictures", kit, bounds.kit],
  ["of which in the queue", waits, Infinity],
] as const) {
  const late = share(values, 0.95);
  const held = late <= bound;
  if (!held) broken += 1;
  const limit = bound === Infinity ? "" : `, at most ${bound}${held ? "" : "  BOUND BROKEN"}`;
  const figures = `median ${share(values, 0.5).toFixed(0)} ms, p95 ${late.toFixed(0)} ms`;
  console.log(`${name.padEnd(28)}${figures}${limit}`);
}
console.log(`${saves} saves, one after the other`);
process.exitCode = broken === 0 ? 0 : 1;
