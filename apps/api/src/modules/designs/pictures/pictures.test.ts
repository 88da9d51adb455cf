import { productIds } from "@holeshot/domain";
import { startDocument } from "@holeshot/artwork";
import { asSamples, type DesignDocument } from "@holeshot/design";
import { pick, project } from "@holeshot/views";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  postDesign,
  someText,
  testPlatform,
  type TestPlatform,
} from "../../../testing/index.ts";
import { openCatalogue, openCloth } from "../../catalogue/index.ts";
import { drawDesign, type DrawnPicture } from "./draw-design.ts";
import { drawKit } from "./draw-kit.ts";
import { drawingVersion } from "./drawing-version.ts";
import { shownGarment } from "./shown-garment.ts";
import { sideView } from "./side-view.ts";
import { REDRAW_PICTURES } from "./redraw-job.ts";

let shop: TestPlatform;
let owner: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  owner = await shop.customer();
});
afterAll(() => shop.close());

const [set] = openCatalogue().sets;
if (!set) throw new Error("The catalogue sells nothing.");
const [template] = set.templates;
if (!template) throw new Error("The set has no kit.");

/** Shares of a picture's rows and columns that show something, and whether its corners are clear. */
async function extent(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0;
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (alpha(x, y) < 128) continue;
      rows.add(y);
      columns.add(x);
    }
  }
  const [right, bottom] = [info.width - 1, info.height - 1];
  return {
    width: info.width,
    tall: rows.size / info.height,
    wide: columns.size / info.width,
    clear: [alpha(0, 0), alpha(right, 0), alpha(0, bottom), alpha(right, bottom)],
  };
}

describe("the pictures of a design", { timeout: 240_000 }, () => {
  it("come one by one, the front of the first product before any other, on clear ground", async () => {
    const document = startDocument(template, productIds);
    const drawn: DrawnPicture[] = [];
    await drawDesign(set, document, { asset: async () => undefined }, async (one) => {
      drawn.push(one);
    });
    expect(drawn).toHaveLength(36);
    expect(drawn.slice(0, 2).map(({ product, side }) => [product, side])).toEqual([
      ["jersey", "front"],
      ["jersey", "front"],
    ]);
    for (const { size, bytes } of drawn) {
      const { width, clear, tall, wide } = await extent(bytes);
      expect([width, clear]).toEqual([size, [0, 0, 0, 0]]);
      // A garment fills its picture along one side and is cut off along none.
      expect(Math.max(tall, wide)).toBeGreaterThan(0.6);
      expect(Math.max(tall, wide)).toBeLessThan(0.99);
    }
    // With the last sides the kit as it is worn, from both sides.
    const kit = drawn.filter(({ product }) => product === "kit");
    expect(kit.map(({ side, size }) => `${side} ${size}`).toSorted()).toEqual([
      "back 320",
      "back 900",
      "front 320",
      "front 900",
    ]);
    for (const { bytes } of kit) expect((await extent(bytes)).tall).toBeGreaterThan(0.9);
  });

  it("of a product that a save left alone are handed on as they were, beside those of what it changed", async () => {
    const document = startDocument(template, productIds);
    const { jersey } = document.products;
    if (!jersey) throw new Error("The kit has no jersey.");
    const layers = [...jersey.layers, someText({ text: "ONE MORE" })];
    const lettered = {
      ...document,
      products: { ...document.products, jersey: { ...jersey, layers } },
    };
    const picturesOf = async (drawn: DesignDocument): Promise<Map<string, Uint8Array>> => {
      const pictures = new Map<string, Uint8Array>();
      const asset = () => Promise.resolve(undefined);
      await drawDesign(set, drawn, { asset }, async ({ product, side, size, bytes }) => {
        pictures.set(`${product} ${side} ${size}`, bytes);
      });
      return pictures;
    };
    const before = await picturesOf(document);
    const after = await picturesOf(lettered);
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    const others = [...after].filter(([name]) => !/^(?:jersey|kit) /.test(name));
    expect(others.length).toBeGreaterThan(0);
    // The very bytes: they were not packed anew.
    for (const [name, bytes] of others) expect(bytes, name).toBe(before.get(name));
    const changed = [...after].filter(
      ([name, bytes]) => Buffer.compare(bytes, before.get(name) ?? Buffer.of()) !== 0,
    );
    const products = changed.map(([name]) => name.split(" ")[0]);
    expect(new Set(products)).toEqual(new Set(["jersey", "kit"]));
  });

  it("show a kit's samples nowhere: the cart's picture is what is printed", async () => {
    const kit = startDocument(template, ["jersey"]);
    const front = async (document: DesignDocument) => {
      // Sides come in the order in which they are ready.
      const sides = new Map<string, Buffer>();
      const only = { ...set, products: set.products.filter(({ id }) => id === "jersey") };
      const sources = { asset: async () => undefined, sizes: [120] };
      await drawDesign(only, document, sources, async ({ side, bytes }) => {
        sides.set(side, await sharp(bytes).raw().toBuffer());
      });
      return sides;
    };
    const { jersey } = kit.products;
    const bare = await front({ ...kit, products: { jersey: { ...jersey!, layers: [] } } });
    expect(await front(asSamples(kit))).toEqual(bare);
    expect(await front(kit)).not.toEqual(bare);
  });

  it("show every draped garment of the catalogue so that places are found back within 1 mm", async () => {
    const { manifest } = openCloth() ?? { manifest: { drapes: {} } };
    expect(Object.keys(manifest.drapes).length).toBeGreaterThan(0);
    for (const product of productIds) {
      const shown = shownGarment(product, "men");
      if (!shown.drape) continue;
      const { table } = await sideView(shown, "front", 480);
      let state = 5;
      const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
      let [met, lost] = [0, 0];
      while (met < 2000) {
        const first = pick(table, next() * table.width, next() * table.height);
        if (!first) continue;
        met += 1;
        const there = project(table, first.piece, first.point);
        const again = there && pick(table, there.x, there.y);
        const miss =
          again?.piece === first.piece
            ? Math.hypot(again.point.x - first.point.x, again.point.y - first.point.y)
            : Infinity;
        if (miss > 1) lost += 1;
      }
      expect([product, lost]).toEqual([product, 0]);
    }
  });

  it("are drawn again when they were drawn in another way, behind what is saved now", async () => {
    const { json } = await postDesign(owner, { name: "Old" });
    const uuid = json.design.uuid as string;
    await shop.runJobs();
    const version = async () =>
      (
        await shop.database.pool.query(
          "select p.drawing, p.state from pictures p join designs d using (document_hash) where d.id = $1",
          [uuid],
        )
      ).rows[0] as { drawing: string; state: string };
    expect(await version()).toEqual({ drawing: drawingVersion(), state: "done" });

    await shop.database.pool.query("update pictures set drawing = '1.flat'");
    await shop.transaction((tx) => tx.enqueue(REDRAW_PICTURES, {}));
    // Once to ask for them, once to draw them.
    await shop.runJobs();
    await shop.runJobs();
    expect(await version()).toEqual({ drawing: drawingVersion(), state: "done" });

    // What can no longer be drawn keeps its pictures.
    await shop.database.pool.query(
      "update pictures set drawing = null, redraw_asked_at = null, document = '{}'",
    );
    await shop.transaction((tx) => tx.enqueue(REDRAW_PICTURES, {}));
    await shop.runJobs();
    await shop.runJobs();
    expect(await version()).toEqual({ drawing: drawingVersion(), state: "done" });
    expect((await owner.get(`/api/configured-sets/${uuid}`)).json.hasThumbnail).toBe(true);
  });
});

describe("the picture of a kit", { timeout: 240_000 }, () => {
  it("stands as a rider wears it: taller than wide, everything in it, clear round it", async () => {
    const kit = await drawKit(set, template, ["jersey", "pants", "gloves"]);
    const whole = await extent(kit ?? new Uint8Array());
    expect(whole.clear).toEqual([0, 0, 0, 0]);
    expect(whole.tall).toBeGreaterThan(0.9);
    expect(whole.tall).toBeGreaterThan(whole.wide);
    // What is worn instead of the jersey is not shown over it.
    expect(await drawKit(set, template, productIds)).toEqual(kit);
    const pair = await drawKit(set, template, ["jersey", "pants"]);
    const bare = await extent(pair ?? new Uint8Array());
    // The same rider, in neutral gloves.
    expect([bare.wide, bare.tall]).toEqual([whole.wide, whole.tall]);
    expect(pair).not.toEqual(kit);
    const jersey = await drawKit(set, template, ["jersey"]);
    const alone = await extent(jersey ?? new Uint8Array());
    expect(alone.wide).toBeGreaterThan(bare.wide + 0.1);
  });
});
