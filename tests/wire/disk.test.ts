import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, test } from "vitest";
import { hasProgram } from "../programs.ts";
import { assertRefused, assertSuccess } from "./support/assertions.ts";
import { newDesign, newImage } from "./support/estate.ts";
import { checkoutBody, filledCart, order } from "./support/ordering.ts";
import { findSet } from "./support/sample-design.ts";
import { type Shop, startShop } from "./support/shop.ts";
import { until } from "./support/waiting.ts";
import { type Answer, type Json, newCustomer, type Person, person } from "./support/wire.ts";

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

  beforeAll(async () => {
    const mount = [
      ...['mount -t tmpfs -o size=400m,mode=700 tmpfs "$DATA_DIR"', 'mkdir "$DATA_DIR/files"'],
      ...['mount -t tmpfs -o size=200m tmpfs "$DATA_DIR/files"', 'exec "$@"'],
    ].join(" && ");
    shop = await startShop({}, [...inside, "sh", "-c", mount, "sh"]);
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

  async function readiness(): Promise<[number, Json]> {
    const answer = await person(shop.baseUrl).get("/api/health/ready");
    return [answer.status, answer.json];
  }

  test("full: uploads and ready say so, nobody reads a 500, and it is well again by itself", async () => {
    await newImage(rider);
    await fill();
    const refused = await rider.post("/api/images", undefined, await svgForm());
    assertRefused(refused, 503, "storage_unavailable");
    assert.ok(Number(refused.headers.get("retry-after")) > 0);
    const [status, parts] = await readiness();
    assert.deepEqual([status, parts.storage], [503, "failed"]);

    // The database has some room of its own; when that is used up it says so too.
    const statuses = new Set<number>();
    const ask = async (act: () => Promise<Answer>): Promise<void> => {
      const answer = await act();
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
