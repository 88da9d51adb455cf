import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Command, Layer } from "@holeshot/design";
import pg from "pg";
import { afterAll, beforeAll, describe, test } from "vitest";
import { freePort } from "../free-port.ts";
import { hasProgram } from "../programs.ts";
import { assertSuccess } from "./support/assertions.ts";
import { type Editor, openEditor } from "./support/editors.ts";
import { newDesign } from "./support/estate.ts";
import { type ManyParts, manyParts, untilReady } from "./support/parts.ts";
import { findSet } from "./support/sample-design.ts";
import { until } from "./support/waiting.ts";
import { newCustomer, person } from "./support/wire.ts";

const long = process.env["LONG"] === "1";
const plan = long
  ? { editors: 20, acts: 60, pauseMs: 250, kills: 4, database: true }
  : { editors: 6, acts: 15, pauseMs: 120, kills: 1, database: false };
/**
 * While one act of an editor is under way, what follows gathers to one: on a slow line or machine few acts
 * are sent. Each editor goes on until this many of its own were acknowledged, at most for so long.
 */
const leastAcknowledged = 4;
const longestMs = 90_000;
/** There and back together up to this. */
const lineMs = 200;

let shop: ManyParts;

/** The same story each time, but for what the machine makes of it. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function someText(id: string, x: number, font: string): Layer {
  const layer: unknown = {
    ...{ id, kind: "text", hidden: false, locked: false, piece: "front", x, y: 160, rotation: 0 },
    ...{ text: id, font, size: 40, colour: "#ffffff", letter_spacing: 0, align: "center" },
    stroke: { enabled: false, colour: "#000000", width: 1 },
  };
  return layer as Layer;
}

/** One thing that an editor does to what is on the screen. */
function someCommand(editor: Editor, roll: () => number, name: string, font: string): Command {
  const product = "jersey";
  const layers = editor.document().products.jersey?.layers ?? [];
  const layer = layers[Math.floor(roll() * layers.length)]?.id ?? "";
  const placed = layers.filter(({ kind }) => kind === "text").map(({ id }) => id);
  const text = placed[Math.floor(roll() * placed.length)] ?? "";
  const kind = Math.floor(roll() * 8);
  if (kind === 0 && layers.length < 40) {
    return { type: "add_layer", product, layer: someText(name, Math.round(roll() * 100), font) };
  }
  if (kind === 1) return { type: "remove_layers", product, layers: [text] };
  if (kind === 2) return { type: "reorder_layer", product, layer, index: Math.floor(roll() * 20) };
  if (kind === 3) return { type: "set_text", product, layer: text, text: name };
  if (kind === 4) return { type: "set_hidden", product, layers: [layer], hidden: roll() < 0.5 };
  const size = Math.round(20 + roll() * 80);
  if (kind === 5) return { type: "style_text", product, layers: [text], style: { size } };
  return { type: "move_layers", product, layers: [text], dx: Math.round(roll() * 20 - 10), dy: 1 };
}

describe.skipIf(!hasProgram("pgbouncer"))("one design, many editors, two webs", () => {
  beforeAll(async () => {
    shop = await manyParts({ durable: true });
    const migrate = await shop.start("migrate");
    assert.equal(await migrate.ended(), 0, migrate.output());
  }, 200_000);
  afterAll(async () => shop?.[Symbol.asyncDispose]());

  test(`${plan.editors} editors on lines of ${lineMs} ms while webs are killed: one document, nothing acknowledged is lost`, async () => {
    const ports = [await freePort(), await freePort()];
    const webs = await Promise.all(
      ports.map((port) => shop.start("web", { PORT: String(port), DATABASE_CONNECTIONS: "10" })),
    );
    await Promise.all(webs.map(untilReady));
    const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
    const owner = await newCustomer(addresses[0] ?? "");
    const set = await findSet(owner, ["jersey"]);
    const uuid = await newDesign(owner, set);
    const where = `/api/configured-sets/${uuid}`;
    const { link } = assertSuccess(await owner.post(`${where}/together`), 200);

    const editors = await Promise.all(
      Array.from({ length: plan.editors }, (_, at) => {
        const roll = dice(at + 1);
        const address = () => addresses[at % 2] ?? "";
        return openEditor({ address, uuid, link, delay: () => (roll() * lineMs) / 2 });
      }),
    );
    let over = false;
    const kills = (async () => {
      for (let kill = 0; kill < plan.kills; kill += 1) {
        await sleep(700);
        if (over) return;
        const at = kill % 2;
        if (plan.database && kill === plan.kills - 1) await shop.killDatabase();
        else {
          await webs[at]?.end("SIGKILL");
          await sleep(300);
          const port = String(ports[at]);
          webs[at] = await shop.start("web", { PORT: port, DATABASE_CONNECTIONS: "10" });
          await untilReady(webs[at]);
        }
      }
    })();
    // The owner saves the whole of it in between, the old way.
    const save = (async () => {
      await sleep(1500);
      const fresh = person(addresses[1] ?? "", owner.token);
      const { version, document, name } = assertSuccess(await fresh.get(where), 200);
      await fresh.put(where, { name, document, version });
    })().catch(() => undefined);
    await Promise.all(
      editors.map(async (editor, at) => {
        const roll = dice(1000 + at);
        const font = set.fonts[0].id as string;
        const end = Date.now() + longestMs;
        const mayStop = () => editor.acknowledged.size >= leastAcknowledged || Date.now() > end;
        for (let act = 0; act < plan.acts || !mayStop(); act += 1) {
          if (roll() < 0.15) editor.undo();
          else editor.run(someCommand(editor, roll, `e${at}-${act}`, font));
          await sleep(roll() * plan.pauseMs * 2);
        }
      }),
    );
    await Promise.all([kills, save]);
    over = true;

    /** Those who are not there yet, and what they say of it. */
    const behind = async (): Promise<readonly string[]> => {
      await Promise.allSettled(editors.map(({ live }) => live.settle()));
      const last = Math.max(...editors.map(({ live }) => live.version()));
      return editors
        .filter(({ live }) => !live.isSettled() || live.version() < last)
        .map((each) => `${each.live.phase()} at ${each.live.version()}: ${each.lastFault()}`);
    };
    await until("all editors to settle", behind, ({ length }) => length === 0, 120);
    const again = person(addresses[0] ?? "", owner.token);
    const { document, version } = assertSuccess(await again.get(where), 200);
    for (const editor of editors) {
      assert.equal(editor.live.version(), version);
      assert.deepEqual(editor.document(), document);
      editor.live.stop();
    }
    const database = new pg.Client(shop.directUrl);
    await database.connect();
    const { rows } = await database.query<{ act_id: string }>("select act_id from design_acts");
    await database.end();
    const kept = new Set(rows.map((row) => row.act_id));
    for (const { acknowledged: own } of editors) {
      assert.ok(own.size >= leastAcknowledged, `${own.size} acts`);
    }
    const acknowledged = editors.flatMap((editor) => [...editor.acknowledged]);
    assert.deepEqual(
      acknowledged.filter((id) => !kept.has(id)),
      [],
    );
    assert.equal(rows.length, kept.size);
    console.log(`${acknowledged.length} acts of ${editors.length} editors, version ${version}`);
  }, 400_000);
});
