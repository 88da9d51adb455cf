import { beforeAll, expect, test } from "vitest";
import { tubeGlb } from "../../testing/write-glb.ts";
import { type Model, ModelError } from "./model.ts";
import { openModel } from "./open-model.ts";
import { joinTransforms, movePoints, nodeTransform, turnNormals } from "./transform.ts";

let plain: Uint8Array<ArrayBuffer>;
let packed: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  [plain, packed] = await Promise.all([tubeGlb(false, 12, 8), tubeGlb(true, 12, 8)]);
}, 120_000);

function farthest(a: Float32Array, b: Float32Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] as number))), 0);
}

/** Corners of triangles in order, since packing may turn a triangle's corners about. */
function corners({ pieces }: Model, of: "positions" | "normals" | "millimetres", width: number) {
  return pieces.map((piece) => {
    const out: number[] = [];
    for (let k = 0; k < piece.triangles.length; k += 3) {
      const three = [...piece.triangles.subarray(k, k + 3)];
      const first = three.indexOf(Math.min(...three));
      for (let n = 0; n < 3; n++) {
        const corner = three[(first + n) % 3] as number;
        out.push(...piece[of].subarray(corner * width, corner * width + width));
      }
    }
    return Float32Array.from(out);
  });
}

test("V1.1 packed and quantised numbers give the same model as plain ones", async () => {
  const [a, b] = [await openModel(plain), await openModel(packed)];
  expect(b.pieces.map(({ piece }) => piece)).toEqual(["front", "back"]);
  for (const [of, width, step] of [
    ["positions", 3, 0.5 / 32767],
    ["normals", 3, 0.51 / 127],
    ["millimetres", 2, 650 / 65535],
  ] as const) {
    const [one, other] = [corners(a, of, width), corners(b, of, width)];
    one.forEach((values, i) =>
      expect(farthest(values, other[i] as Float32Array)).toBeLessThan(step),
    );
  }
  expect(a.pieces[0]?.openness.every((share) => share === 1)).toBe(true);
});

test("V1.2 nodes in nodes are moved, turned and scaled in their order", () => {
  const quarter = Math.SQRT1_2;
  const outer = nodeTransform({ translation: [1, 2, 3], rotation: [0, quarter, 0, quarter] });
  const inner = nodeTransform({ scale: [2, 2, 2], translation: [0, 0, 5] });
  const moved = movePoints(Float32Array.of(1, 0, 0), joinTransforms(outer, inner));
  // Scaled to (2, 0, 0), moved to (2, 0, 5), turned a quarter about y to (5, 0, −2), moved to (6, 2, 1).
  [6, 2, 1].forEach((value, i) => expect(moved[i]).toBeCloseTo(value, 5));
  const turned = turnNormals(Float32Array.of(0, 0, 1), joinTransforms(outer, inner));
  [1, 0, 0].forEach((value, i) => expect(turned[i]).toBeCloseTo(value, 5));
});

test("V1.3 other bytes are refused with ModelError and nothing else", async () => {
  const kept = { opened: 0, refused: 0 };
  const attempt = async (bytes: Uint8Array): Promise<void> => {
    try {
      await openModel(bytes);
      kept.opened += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(ModelError);
      kept.refused += 1;
    }
  };
  for (let length = 0; length < packed.length; length += 97)
    await attempt(packed.subarray(0, length));
  expect(kept.opened).toBe(0);
  for (let at = 0; at < packed.length; at += 41) {
    const changed = packed.slice();
    changed[at] = (changed[at] as number) ^ 0x55;
    await attempt(changed);
  }
  expect(kept.refused).toBeGreaterThan(packed.length / 97);
  await expect(openModel(new Uint8Array(0))).rejects.toThrow(ModelError);
  const strange = Uint8Array.from("PK, a zip of 20 bytes or more", (letter) =>
    letter.charCodeAt(0),
  );
  await expect(openModel(strange)).rejects.toThrow(ModelError);
});
