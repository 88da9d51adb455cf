// From an act of one to its being told to another, on one design with 2 and with 20 who listen; beside it, in the same run
// and in turns, a bare server that passes what it is sent on to a stream, so that what the machine does at the moment shows.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "./support/measure.ts";
import { firstSet, saveDesign } from "./support/saved-design.ts";
import { startShop } from "../tests/wire/support/shop.ts";

const acts = Number(process.env["ACTS"] ?? 150);
const bounds = { seenMs: 300, ratio: 60 };

/** Hears a stream; resolves, for each text that is waited for, when it has come. */
async function hear(url: string): Promise<(text: string) => Promise<number>> {
  const answer = await fetch(url, { headers: { accept: "text/event-stream" } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const waiting = new Map<string, (at: number) => void>();
  let tail = "";
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      const at = performance.now();
      tail = (tail + decoder.decode(chunk, { stream: true })).slice(-20_000);
      for (const [text, heard] of waiting) {
        if (!tail.includes(text)) continue;
        waiting.delete(text);
        heard(at);
      }
    }
  })().catch(() => undefined);
  return (text) => new Promise((resolve) => waiting.set(text, resolve));
}

/** A server that does nothing but pass on. */
async function openEcho() {
  const streams = new Set<ServerResponse>();
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(": listening\n\n");
      streams.add(response);
      return;
    }
    let body = "";
    for await (const chunk of request) body += String(chunk);
    for (const stream of streams) stream.write(`event: acts\ndata: ${body}\n\n`);
    response.end("{}");
  }
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      for (const stream of streams) stream.end();
      server.close();
    },
  };
}

const headers = { "content-type": "application/json" };

function act(at: number): { readonly id: string; readonly body: string } {
  const id = crypto.randomUUID();
  const set = { hidden: at % 2 === 0, name: `act ${at}` };
  const edits = [{ at: "layer", product: "jersey", layer, set }];
  return { id, body: JSON.stringify({ id, edits }) };
}

await using shop = await startShop({ RATE_LIMIT_PER_IP: "0" });
const echo = await openEcho();
const saved = await saveDesign(shop.baseUrl, await firstSet(shop.baseUrl), "R1");
const where = `${shop.baseUrl}/api/configured-sets/${saved.uuid}`;
const design = (await (await fetch(`${where}?hash=${saved.hash}`)).json()) as {
  document: { products: { jersey: { layers: { id: string }[] } } };
};
const layer = design.document.products.jersey.layers[0]?.id ?? "";
const opened = await fetch(`${where}/together?hash=${saved.hash}`, { method: "POST" });
const { link } = (await opened.json()) as { link: string };

let broken = 0;
for (const listeners of [2, 20]) {
  const now = (await (await fetch(`${where}/together?link=${link}`)).json()) as { version: number };
  const live = `${where}/together/live?link=${link}&after=${now.version}`;
  const ears = await Promise.all(Array.from({ length: listeners }, () => hear(live)));
  const echoEars = await Promise.all(Array.from({ length: listeners }, () => hear(echo.url)));
  await sleep(500);
  const seen: number[] = [];
  const bare: number[] = [];
  const taken: number[] = [];
  for (let at = -20; at < acts; at += 1) {
    for (const [ear, url, into] of [
      [ears, `${where}/together/acts?link=${link}`, seen],
      [echoEars, echo.url, bare],
    ] as const) {
      const { id, body } = act(at + 1000);
      const heard = Promise.all(ear.map((hears) => hears(id)));
      const start = performance.now();
      const answer = await fetch(url, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      const done = performance.now() - start;
      // The last of all who listen counts.
      const last = Math.max(...(await heard)) - start;
      if (at < 0) continue;
      into.push(last);
      if (into === seen) taken.push(done);
    }
  }
  const [p50, p95] = [percentile(seen, 50), percentile(seen, 95)];
  const ratio = p50 / percentile(bare, 50);
  const held = p95 <= bounds.seenMs && ratio <= bounds.ratio;
  if (!held) broken += 1;
  console.log(
    `${listeners} listen: seen by the last of them after ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (at most ${bounds.seenMs}); ` +
      `acknowledged after ${percentile(taken, 50).toFixed(1)} ms, p95 ${percentile(taken, 95).toFixed(1)} ms; ` +
      `bare echo ${percentile(bare, 50).toFixed(2)} ms, p95 ${percentile(bare, 95).toFixed(2)} ms; ${ratio.toFixed(1)} × (at most ${bounds.ratio})${held ? "" : "  BOUND BROKEN"}`,
  );
}
console.log(`${acts} acts each, one after the other`);
echo.close();
process.exitCode = broken === 0 ? 0 : 1;
