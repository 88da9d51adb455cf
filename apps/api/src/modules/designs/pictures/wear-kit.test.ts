import type { ProductId } from "@holeshot/domain";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openCatalogue } from "../../catalogue/index.ts";
import { drawKit } from "./draw-kit.ts";
import { kitProduct } from "./draw-design.ts";
import { groupOf, shownGarment } from "./shown-garment.ts";
import { wearKit, type WornPart } from "./wear-kit.ts";

const size = 360;
const cloths = { jersey: "#ff0000", pants: "#00ff00", gloves: "#0000ff" } as const;
type Worn = keyof typeof cloths;

/** Garments of a set in one plain colour each, without any print; pants with the choices given. */
async function plainKit(
  name: string,
  products: readonly Worn[],
  options: Readonly<Record<string, string>> = {},
) {
  const set = openCatalogue().sets.find((each) => each.name.en === name);
  const template = set?.templates[0];
  if (!set || !template) throw new Error(`There is no ${name}.`);
  const kit = new Map<ProductId, WornPart>();
  for (const product of products) {
    const { shown: plain, scene } = await kitProduct(set, template, product);
    const shown =
      product === "pants" ? shownGarment(product, groupOf(set, product), options) : plain;
    const pieces = scene.pieces.map((piece) => ({
      ...piece,
      ground: cloths[product],
      layers: [],
    }));
    kit.set(product, { shown, scene: { ...scene, pieces } });
  }
  return kit;
}

/** What the colour of a pixel says is worn there; null where it is grey, clear or of two cloths. */
function told(data: Uint8Array, i: number): Worn | null {
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(4 * i, 4 * i + 4);
  if (alpha < 255) return null;
  const most = Math.max(r, g, b);
  const rest = r + g + b - most;
  if (most < 60 || rest > most * 0.7) return null;
  return most === r ? "jersey" : most === g ? "pants" : "gloves";
}

describe("a kit on a rider", () => {
  it.each([
    ["Race kit", "in-the-boot"],
    ["Youth kit", "in-the-boot"],
    ["Race kit", "over-the-boot"],
    ["Women’s kit", "in-the-boot"],
    ["Women’s kit", "over-the-boot"],
  ])(
    "%s %s: the garment under every point is the one whose colour is seen there, from both sides",
    async (name, style) => {
      const kit = await plainKit(name, ["jersey", "pants", "gloves"], { style });
      for (const view of ["front", "back"] as const) {
        const worn = await wearKit(kit, view, new Map(), size);
        expect(worn).not.toBe(null);
        const background = { r: 0, g: 0, b: 0, alpha: 0 };
        const data = await sharp({
          create: { width: size, height: size, channels: 4, background },
        })
          .composite([...(worn?.picture ?? [])])
          .raw()
          .toBuffer();
        const seen = { jersey: 0, pants: 0, gloves: 0 };
        const wrong: string[] = [];
        for (let i = size; i < size * (size - 1); i++) {
          const garment = told(data, i);
          // At an edge a pixel's colour may be that of the lesser part.
          const beside = [i - 1, i + 1, i - size, i + size].map((n) => told(data, n));
          if (garment === null || beside.some((one) => one !== garment)) continue;
          seen[garment] += 1;
          const [x, y] = [i % size, Math.floor(i / size)];
          const found = worn?.garmentAt(x + 0.5, y + 0.5);
          if (found !== garment) wrong.push(`${view} ${x} ${y}: ${garment}, not ${found}`);
        }
        expect(wrong).toEqual([]);
        expect(seen.jersey).toBeGreaterThan(5000);
        expect(seen.pants).toBeGreaterThan(2500);
        expect(seen.gloves).toBeGreaterThan(100);
      }
    },
  );

  it("a kit without gloves is on neutral hands, which are no garment", async () => {
    const kit = await plainKit("Jersey and pants", ["jersey", "pants"]);
    const worn = await wearKit(kit, "front", new Map(), size);
    const found = new Set<ProductId | null | undefined>();
    for (let i = 0; i < size * size; i++)
      found.add(worn?.garmentAt((i % size) + 0.5, Math.floor(i / size) + 0.5));
    expect(found).toEqual(new Set(["jersey", "pants", null]));
  });

  it("is drawn anew in another fabric, which is seen on him, and as it was in the first", async () => {
    const pictureIn = async (fabric?: string): Promise<Buffer> => {
      const options = fabric === undefined ? undefined : { fabric };
      const kit = await plainKit("Race kit", ["jersey", "pants", "gloves"], options);
      const worn = await wearKit(kit, "front", new Map(), 900);
      const rider = worn?.picture.at(-1)?.input;
      if (!Buffer.isBuffer(rider)) throw new Error("Nobody wears it.");
      return rider;
    };
    const plain = await pictureIn();
    for (const fabric of ["vented", "stretch"]) {
      const other = await pictureIn(fabric);
      expect(other.length).toBe(plain.length);
      const changed = other.filter((value, i) => Math.abs(value - (plain[i] ?? 0)) >= 3);
      expect(changed.length, fabric).toBeGreaterThan(500);
    }
    expect((await pictureIn("classic-600d")).equals(plain)).toBe(true);
  });

  it("nobody wears a jersey without pants", async () => {
    const kit = await plainKit("Race kit", ["jersey", "gloves"]);
    expect(await wearKit(kit, "front", new Map(), size)).toBe(null);
  });

  it("is the same picture whenever it is drawn", async () => {
    const set = openCatalogue().sets.find(({ name }) => name.en === "Race kit");
    const template = set?.templates[0];
    if (!set || !template) throw new Error("There is no race kit.");
    const products = set.products.map(({ id }) => id);
    const first = await drawKit(set, template, products);
    expect(first?.length).toBeGreaterThan(10_000);
    expect(await drawKit(set, template, products)).toEqual(first);
  });
});
