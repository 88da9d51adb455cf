// How long a customer waits for the pictures of a kit that is saved while 400 designs of one visitor wait, and an honest
// upload behind 50 thin files of somebody else. Two processes, as a larger shop runs them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readConfig } from "../apps/api/src/config/index.ts";
import { openDatabase } from "../apps/api/src/platform/database/database.ts";
import { prepareDatabase } from "../apps/api/src/platform/database/prepare.ts";
import { startPart } from "./support/parts.ts";
import { firstSet, isDrawn, saveDesign, until } from "./support/saved-design.ts";

const designs = Number(process.env["DESIGNS"] ?? 400);
const thin = 50;
const bounds = { pictures: 10, upload: 20 };

const folder = mkdtempSync(join(tmpdir(), "holeshot-bench-"));
const postgres = await prepareDatabase(readConfig({ DATA_DIR: folder }));
const environment = {
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  RATE_LIMIT_PER_IP: "0",
  TRUST_PROXY: "true",
};
const database = openDatabase(postgres.url, { max: 1 });
const { pool } = database;
const http = await startPart("http", environment);
const worker = await startPart("worker", environment);
const shop = http.address;
const set = await firstSet(shop);

const first = await saveDesign(shop, set, "FIRST");
const alone = await until(() => isDrawn(shop, first));
for (let at = 0; at < designs; at += 1) await saveDesign(shop, set, `V${at}`);

const register = await fetch(`${shop}/api/customer/register`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    first_name: "Owen",
    last_name: "Byrne",
    email: "owen@bench.example",
    phone: "+353 85 123 4508",
    password: "gate drops at nine",
    password_confirmation: "gate drops at nine",
  }),
});
const { access_token: token } = (await register.json()) as { access_token: string };
const authorization = `Bearer ${token}`;
const document = JSON.parse(
  JSON.stringify(set.templates[0]?.document).replace(/"text":"[^"]*"/, `"text":"MINE"`),
) as unknown;
const saved = await fetch(`${shop}/api/configured-sets`, {
  method: "POST",
  headers: { "content-type": "application/json", authorization },
  body: JSON.stringify({ configuratorSetUuid: set.uuid, name: "Mine", document }),
});
const { design } = (await saved.json()) as { design: { uuid: string } };
const { rows } = await pool.query<{ count: number }>(
  "select count(*) as count from pictures where state = 'waiting'",
);
const beside = await until(async () => {
  const answer = await fetch(`${shop}/api/configured-sets/${design.uuid}`, {
    headers: { authorization },
  });
  return ((await answer.json()) as { hasThumbnail: boolean | null }).hasThumbnail === true;
});

/** The status of an upload, from an address of its own. */
async function upload(bytes: Uint8Array, from: string): Promise<number> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "picture.png");
  const headers = { "x-forwarded-for": from };
  const answer = await fetch(`${shop}/api/images`, { method: "POST", headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

/** As long and thin as the header lets pass, and then as large as it may be. */
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const large = { width: 12_000, height: 240, channels: 3, background: "#888", noise } as const;
const thinFile = await sharp({ create: large }).png().toBuffer();
const honest = await sharp({ create: { ...large, width: 1600, height: 1200 } })
  .png()
  .toBuffer();
const crowd = Array.from({ length: thin }, () => upload(thinFile, "203.0.113.7"));
const start = performance.now();
const status = await upload(honest, "203.0.113.8");
const waited = (performance.now() - start) / 1000;
const all = await Promise.all(crowd);
const whole = (performance.now() - start) / 1000;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
console.log(`pictures of a kit, nobody else waiting: ${seconds(alone)} s`);
console.log(
  `a customer's beside ${rows[0]?.count} that wait: ${seconds(beside)} s, at most ${bounds.pictures}`,
);
console.log(
  `an honest upload (${status}) behind ${thin} thin files (${[...new Set(all)].join(", ")}), which took ${whole.toFixed(1)} s: ${waited.toFixed(1)} s, at most ${bounds.upload}`,
);
const held = beside <= bounds.pictures * 1000 && waited <= bounds.upload && status === 201;
if (!held) console.log("BOUND BROKEN");
process.exitCode = held ? 0 : 1;
for (const part of [http, worker]) await part.stop();
await database.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
