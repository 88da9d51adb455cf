import { startDocument } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import { validateBytes } from "gltf-validator";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { openCatalogue } from "../../catalogue/index.ts";
import { makeRound } from "./make-round.ts";
import type { RoundFile, RoundProduct } from "./round-address.ts";
import { type PackedFile, readPackage } from "./testing/read-package.ts";

const set = openCatalogue().sets.find(({ name }) => name.en === "Race kit");
const template = set?.templates[0];
if (!set || !template) throw new Error("There is no race kit.");
const products: readonly ProductId[] = ["jersey", "pants", "gloves"];
const all: readonly RoundProduct[] = [...products, "kit"];
const MEGABYTE = 1_000_000;

const made = new Map<string, ReadonlyMap<RoundFile, Uint8Array>>();

beforeAll(async () => {
  const document = startDocument(template, products, undefined, set.lettering);
  for (const product of all) {
    const asset = async () => undefined;
    const files = await makeRound({ set, document, product, kind: "model", asset });
    if (files) made.set(product, files);
  }
}, 600_000);

function fileOf(product: string, file: RoundFile): Uint8Array {
  const bytes = made.get(product)?.get(file);
  if (!bytes) throw new Error(`There is no ${file} of ${product}.`);
  return bytes;
}

interface Described {
  readonly nodes: readonly { readonly name?: string; readonly children?: readonly number[] }[];
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { readonly POSITION: number } }[];
  }[];
  readonly accessors: readonly { readonly min?: number[]; readonly max?: number[] }[];
  readonly materials: readonly {
    readonly name: string;
    readonly normalTexture?: object;
    readonly pbrMetallicRoughness?: { readonly roughnessFactor?: number };
  }[];
}

function described(glb: Uint8Array): Described {
  const length = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
}

/** Metres from the lowest place of a model to its highest. */
function heights(model: Described): { readonly low: number; readonly high: number } {
  const places = model.meshes
    .flatMap(({ primitives }) => primitives)
    .map(({ attributes }) => model.accessors[attributes.POSITION]);
  return {
    low: Math.min(...places.map((place) => place?.min?.[1] ?? NaN)),
    high: Math.max(...places.map((place) => place?.max?.[1] ?? NaN)),
  };
}

describe.each(all)("the GLB of a design: %s", (product) => {
  it("has no fault that Khronos' validator knows of, nor a warning", async () => {
    const { issues } = await validateBytes(fileOf(product, "model.glb"));
    expect(issues.messages).toEqual([]);
  });

  it("stands on the ground in metres, with named nodes", () => {
    const model = described(fileOf(product, "model.glb"));
    const { low, high } = heights(model);
    expect(low).toBeCloseTo(0, 4);
    const [least, most] = {
      jersey: [0.6, 1],
      pants: [0.9, 1.2],
      gloves: [0.18, 0.32],
      kit: [1.6, 2],
    }[product as "kit"] as [number, number];
    expect(high).toBeGreaterThan(least);
    expect(high).toBeLessThan(most);
    const names = model.nodes.map(({ name }) => name);
    const some = { jersey: "sleeve_left", pants: "waistband", gloves: "palm_right", kit: "gear" };
    expect(names).toContain(some[product as keyof typeof some]);
    expect(names).not.toContain(undefined);
  });

  it("has seams and ribs as normals, in 3 MB a garment and 5 a kit", () => {
    const bytes = fileOf(product, "model.glb");
    expect(bytes.length).toBeLessThan((product === "kit" ? 5 : 3) * MEGABYTE);
    const garments = product === "kit" ? products : [product];
    const leaning = described(bytes).materials.filter(({ normalTexture }) => normalTexture);
    expect(leaning.map(({ name }) => name).toSorted()).toEqual([...garments].toSorted());
  });
});

/** CRC-32 bit by bit, as ISO 3309 has it. */
function checksum(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

describe.each(all)("the USDZ of a design: %s", (product) => {
  let files: readonly PackedFile[];
  let layer: string;
  beforeAll(() => {
    files = readPackage(fileOf(product, "model.usdz"));
    layer = files[0]?.bytes.toString("utf8") ?? "";
  });

  it("is stored as it is, each file at a multiple of 64 bytes, a layer first", () => {
    expect(files[0]?.name).toMatch(/^[\w-]+\.usda$/);
    for (const { name, offset, method, flags, bytes, checksum: told } of files) {
      expect([name, offset % 64, method, flags]).toEqual([name, 0, 0, 0]);
      expect(told).toBe(checksum(bytes));
    }
  });

  it("says metres and which way is up, and shades by UsdPreviewSurface", () => {
    expect(layer.startsWith("#usda 1.0\n")).toBe(true);
    expect(layer).toMatch(/metersPerUnit = 1\n/);
    expect(layer).toMatch(/upAxis = "Y"/);
    const root = /defaultPrim = "(\w+)"/.exec(layer)?.[1];
    expect(layer).toContain(`def Xform "${root}"`);
    expect(layer).toContain('info:id = "UsdPreviewSurface"');
    // Nothing is left open, and every look that is worn is there.
    for (const [open, close] of ["{}", "[]", "()"].map((pair) => [...pair] as [string, string]))
      expect(layer.split(open).length).toBe(layer.split(close).length);
    for (const [, path] of layer.matchAll(/material:binding = <([^>]+)>/g))
      expect(layer).toContain(`def Material "${path?.split("/").at(-1)}"`);
    expect(layer).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("names pictures that are in it and nothing outside, and none that is not worn", async () => {
    const named = [...layer.matchAll(/asset inputs:file = @([^@]+)@/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(files.slice(1).map(({ name }) => name)));
    for (const { bytes } of files.slice(1)) {
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width === height]).toEqual(["jpeg", true]);
    }
  });

  it("has as many corners everywhere as it has places", () => {
    for (const mesh of layer.split("def Mesh").slice(1)) {
      const list = (name: string) =>
        new RegExp(`${name.replaceAll(/[[\]]/g, String.raw`\$&`)} = \\[([^\\]]*)\\]`).exec(
          mesh,
        )?.[1] ?? "";
      const tuples = (name: string) => list(name).split("(").length - 1;
      const corners = list("int[] faceVertexIndices").split(",").map(Number);
      const points = tuples("point3f[] points");
      expect(points).toBeGreaterThan(0);
      expect(tuples("normal3f[] normals")).toBe(points);
      expect(Math.max(...new Set(corners))).toBe(points - 1);
      expect(list("int[] faceVertexCounts").split(",").length * 3).toBe(corners.length);
      if (mesh.includes("primvars:st")) expect(tuples("texCoord2f[] primvars:st")).toBe(points);
    }
  });
});

describe("the turn of a design", { timeout: 600_000 }, () => {
  it.each(["jersey", "kit"] as const)(
    "%s: 24 pictures that go on for ever, in 1.5 MB, from all sides of it",
    async (product) => {
      const document = startDocument(template, products, undefined, set.lettering);
      const asset = async () => undefined;
      const files = await makeRound({ set, document, product, kind: "turn", asset });
      const bytes = files?.get("turn.webp") ?? new Uint8Array();
      expect(bytes.length).toBeLessThanOrEqual(1.5 * MEGABYTE);
      const whole = sharp(bytes, { animated: true });
      const { format, pages, width, pageHeight, loop } = await whole.metadata();
      expect([format, pages, width, pageHeight, loop]).toEqual(["webp", 24, 540, 540, 0]);
      const seen = new Set<string>();
      for (const page of [0, 6, 12, 18]) {
        const { data, info } = await sharp(bytes, { page })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const at = (x: number, y: number) => data.subarray(3 * (y * info.width + x)).subarray(0, 3);
        // The stage's light ground round it.
        for (const x of [2, 537]) expect(Math.min(...at(x, 2))).toBeGreaterThan(205);
        // A grey ground has no colours; a jersey has, alone and in a kit, whichever side is turned here.
        const across = Array.from({ length: 540 }, (_, x) => at(x, 230));
        const coloured = across.filter((pixel) => Math.max(...pixel) - Math.min(...pixel) > 60);
        expect(coloured.length).toBeGreaterThan(15);
        seen.add(data.toString("latin1"));
      }
      expect(seen.size).toBe(4);
    },
  );

  it("is none of a kit that no rider was made for", async () => {
    const other = openCatalogue().sets.find(({ name }) => name.en === "Jersey");
    const kit = other?.templates[0];
    if (!other || !kit) throw new Error("No jersey is sold alone.");
    const document = startDocument(kit, ["jersey"]);
    const asset = async () => undefined;
    const wish = { set: other, document, product: "kit", asset } as const;
    expect(await makeRound({ ...wish, kind: "turn" })).toBe(null);
    expect(await makeRound({ ...wish, kind: "model" })).toBe(null);
  });
});

it(
  "a shinier fabric is smoother, with the seams and ribs of its drape",
  { timeout: 120_000 },
  async () => {
    const plain = startDocument(template, ["jersey"], undefined, set.lettering);
    const { jersey } = plain.products;
    if (!jersey) throw new Error("There is no jersey.");
    const chosen = { ...jersey, properties: { ...jersey.properties, fabric: "stretch" } };
    const document = { ...plain, products: { jersey: chosen } };
    const asset = async () => undefined;
    const files = await makeRound({ set, document, product: "jersey", kind: "model", asset });
    const clothOf = (glb: Uint8Array) =>
      described(glb).materials.find(({ name }) => name === "jersey");
    const [before, after] = [
      clothOf(fileOf("jersey", "model.glb")),
      clothOf(files?.get("model.glb") ?? new Uint8Array()),
    ];
    const rough = before?.pbrMetallicRoughness?.roughnessFactor ?? 0;
    expect(after?.pbrMetallicRoughness?.roughnessFactor).toBeLessThan(rough - 0.05);
    expect(after?.normalTexture).toEqual(before?.normalTexture);
  },
);
