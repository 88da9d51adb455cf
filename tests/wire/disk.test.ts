import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, test } from "vitest";
import { freePort } from "../free-port.ts";
import { hasProgram } from "../programs.ts";
import { assertRefused, assertSuccess } from "./support/assertions.ts";
import { newDesign, newImage } from "./support/estate.ts";
import { checkoutBody, filledCart, order, readOrder } from "./support/ordering.ts";
import { findSet } from "./support/sample-design.ts";
import { type Shop, startShop } from "./support/shop.ts";
import { until } from "./support/waiting.ts";
import { type Answer, type Json, newCustomer, type Person, person } from "./support/wire.ts";

const alarms = fileURLToPath(new URL("../../ops/alarms.yml", import.meta.url));
// A disk of the shop's own, in a mount of its own: it can be filled and made read-only like any other.
const nsenter = "nsenter";
const inside = ["unshare", "--user", "--map-root-user", "--mount"];
const mounts =
  process.platform === "linux" &&
  hasProgram("unshare") &&
  hasProgram(nsenter) &&
  spawnSync(inside[0] ?? "", [...inside.slice(1), "mount", "-t", "tmpfs", "none", "/mnt"])
    .status === 0;

describe.skipIf(!mounts)("a disk that cannot be written", () => {
  let shop: Shop;
  let rider: Person;
  let set: Json;
  let design: string;
  let internalPort: number;

  beforeAll(async () => {
    internalPort = await freePort();
    const mount = [
      ...['mount -t tmpfs -o size=400m,mode=700 tmpfs "$DATA_DIR"', 'mkdir "$DATA_DIR/files"'],
      ...['mount -t tmpfs -o size=200m tmpfs "$DATA_DIR/files"', 'exec "$@"'],
    ].join(" && ");
    shop = await startShop({ INTERNAL_PORT: String(internalPort) }, [
      ...inside,
      "sh",
      "-c",
      mount,
      "sh",
    ]);
    rider = await newCustomer(shop.baseUrl);
    set = await findSet(rider, ["jersey"]);
    design = await newDesign(rider, set);
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  /** The shop's data folder as the shop sees it. */
  const seen = (name: string) => `/proc/${shop.pid()}/root${shop.dataDir}/${name}`;

  async function checkout(): Promise<Answer> {
    const cart = await filledCart(rider, set, design);
    return order(rider, cart, await checkoutBody(rider, cart));
  }

  async function fill(): Promise<void> {
    // Until not one page is left, whatever the database takes or gives meanwhile.
    const whole = writeFile(seen("filler"), Buffer.alloc(500 * 1024 * 1024));
    await assert.rejects(whole, /ENOSPC/);
  }

  /** Folders for which the alarm `disk-full` would ring, by its own words and the shop's figures. */
  async function fullDisks(): Promise<string[]> {
    const rule = /alert: disk-full\s+expr: "min by \(instance, folder\) \((\w+)\) < (\d+)"/;
    const [, figure, bound] = rule.exec(await readFile(alarms, "utf8")) ?? [];
    const told = await (await fetch(`http://127.0.0.1:${internalPort}/api/metrics`)).text();
    const lines = [...told.matchAll(new RegExp(`^${figure}\\{folder="(\\w+)"\\} (\\S+)`, "gm"))];
    assert.deepEqual(new Set(lines.map(([, folder]) => folder)), new Set(["data", "files"]));
    return lines.filter(([, , free]) => Number(free) < Number(bound)).map(([, name]) => name ?? "");
  }

  async function readiness(): Promise<[number, Json]> {
    const answer = await person(shop.baseUrl).get("/api/health/ready");
    return [answer.status, answer.json];
  }

  test("full: uploads and ready say so, nobody reads a 500, and it is well again by itself", async () => {
    await newImage(rider);
    assert.deepEqual(await fullDisks(), []);
    await fill();
    assert.deepEqual(await fullDisks(), ["data"]);
    const refused = await rider.post("/api/images", undefined, await svgForm());
    assertRefused(refused, 503, "storage_unavailable");
    assert.ok(Number(refused.headers.get("retry-after")) > 0);
    const [status, parts] = await readiness();
    assert.deepEqual([status, parts.storage], [503, "failed"]);

    // The database has some room of its own; when that is used up it says so too.
    const statuses = new Set<number>();
    const acknowledged: string[] = [];
    const ask = async (act: () => Promise<Answer>): Promise<void> => {
      const answer = await act();
      if (answer.status === 201 && answer.json.order_uuid) {
        acknowledged.push(answer.json.order_uuid);
      }
      statuses.add(answer.status);
      if (answer.status === 503) assert.ok(Number(answer.headers.get("retry-after")) > 0);
    };
    for (let turn = 0; turn < 40; turn += 1) {
      await ask(() => rider.post("/api/cart"));
      await ask(() => checkout().catch(() => rider.get("/api/customer/orders")));
    }
    assert.deepEqual(
      [...statuses].filter((each) => ![200, 201, 503].includes(each)),
      [],
    );

    await rm(seen("filler"));
    await until("ready again", readiness, ([now]) => now === 200, 60);
    assertSuccess(await rider.post("/api/images", undefined, await svgForm()), 201);
    assertSuccess(await checkout(), 201);
    assert.deepEqual(await fullDisks(), []);
    // Each that was acknowledged is there whole; each that was not is not there in part.
    for (const uuid of acknowledged) await readOrder(rider, uuid);
    const listed = assertSuccess(await rider.get("/api/customer/orders?limit=100"), 200);
    assert.equal(listed.data.length, acknowledged.length + 1);
  }, 240_000);

  test("only the files' disk full: uploads say so, the alarm rings, orders are taken all the same", async () => {
    const filler = seen("files/filler");
    const fill = () =>
      assert.rejects(writeFile(filler, Buffer.alloc(300 * 1024 * 1024), { flag: "a" }), /ENOSPC/);
    await fill();
    const taken: string[] = [];
    try {
      assert.deepEqual(await fullDisks(), ["files"]);
      const upload = async () => rider.post("/api/images", undefined, await svgForm());
      let refused = await upload();
      // A picture that was being written when the disk was full gives its part of it back.
      for (let again = 0; again < 3 && refused.status === 201; again += 1) {
        await fill();
        refused = await upload();
      }
      assertRefused(refused, 503, "storage_unavailable");
      for (let turn = 0; turn < 3; turn += 1) {
        taken.push(assertSuccess(await checkout(), 201).order_uuid);
      }
    } finally {
      await rm(filler);
    }
    await until("ready again", readiness, ([now]) => now === 200, 60);
    for (const uuid of taken) await readOrder(rider, uuid);
    assertSuccess(await rider.post("/api/images", undefined, await svgForm()), 201);
    assert.deepEqual(await fullDisks(), []);
  }, 240_000);

  test("read-only: the same, and well again by itself", async () => {
    const remount = (how: string): void => {
      const words = ["-t", String(shop.pid()), "--user", "--mount", "--preserve-credentials"];
      const { status, stderr } = spawnSync(
        nsenter,
        [...words, "mount", "-o", `remount,${how}`, `${shop.dataDir}/files`],
        { encoding: "utf8" },
      );
      assert.equal(status, 0, stderr);
    };
    remount("ro");
    try {
      const refused = await rider.post("/api/images", undefined, await svgForm());
      assertRefused(refused, 503, "storage_unavailable");
      assert.equal((await readiness())[0], 503);
    } catch (error) {
      remount("rw");
      throw error;
    }
    remount("rw");
    await until("ready again", readiness, ([now]) => now === 200, 60);
    assertSuccess(await rider.post("/api/images", undefined, await svgForm()), 201);
    assertSuccess(await checkout(), 201);
  }, 240_000);
});

async function svgForm(): Promise<{ form: FormData }> {
  const form = new FormData();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  form.append("file", new Blob([svg], { type: "image/svg+xml" }), "roost.svg");
  return { form };
}
