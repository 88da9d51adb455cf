import { expect, test } from "vitest";
import { chooseDrape } from "./choose-drape.ts";
import { drawShadow } from "./contact-shadow.ts";
import type { ClothSide } from "./cloth-side.ts";
import { clothManifest, type Drape } from "./manifest.ts";

const side: ClothSide = {
  camera: { eye: [0, 0, 2], target: [0, 0, 0], up: [0, 1, 0], fovY: 24 },
  light: "light.webp",
  shadow: { x: 0.5, y: 0.9, width: 0.6, height: 0.1 },
};
const drape = (product: Drape["product"], size: string, options = {}): Drape => ({
  product,
  size,
  options,
  pattern: "",
  model: "model.glb",
  sides: { front: side, back: side, left: side, right: side },
});
const list = clothManifest({
  format: 1,
  drapes: {
    "jersey-men-zip": drape("jersey", "L", { collar: "zip" }),
    "jersey-men": drape("jersey", "L"),
    "jersey-youth": drape("jersey", "Y10"),
    gloves: drape("gloves", "L"),
  },
});

test("V6.1 a list of another format is refused", () => {
  for (const other of [null, {}, { format: 2, drapes: {} }, { format: 1 }, "text"]) {
    expect(() => clothManifest(other)).toThrow(RangeError);
  }
});

test("V6.2 the drape for the body is chosen, and of several the one that shares most choices", () => {
  const chosen = (wish: Parameters<typeof chooseDrape>[1]) => chooseDrape(list, wish)?.id ?? null;
  expect(chosen({ product: "jersey", group: "men" })).toBe("jersey-men");
  expect(chosen({ product: "jersey", group: "men", options: { collar: "crew" } })).toBe(
    "jersey-men",
  );
  expect(chosen({ product: "jersey", group: "men", options: { collar: "zip", fit: "race" } })).toBe(
    "jersey-men-zip",
  );
  expect(chosen({ product: "jersey", group: "youth" })).toBe("jersey-youth");
  expect(chosen({ product: "jersey", group: "women" })).toBeNull();
  expect(chosen({ product: "pants", group: "men" })).toBeNull();
  expect(chosen({ product: "gloves", group: "youth" })).toBe("gloves");
});

test("V6.6 another fabric is the same drape in the same cut, of another cloth and under a name of its own", () => {
  const wish = { product: "jersey", group: "men" } as const;
  const plain = chooseDrape(list, wish);
  const named = (fabric: string) => chooseDrape(list, { ...wish, options: { fabric } });
  expect(named("vented-mesh")).toEqual(plain);
  expect(named("unheard-of")).toEqual(plain);
  const chosen = named("stretch");
  expect(chosen?.id).not.toBe(plain?.id);
  expect(chosen).toEqual({ ...plain, id: chosen?.id, weave: "stretch-knit" });
  expect(new Set(["birds-eye", "interlock", "stretch"].map((one) => named(one)?.id)).size).toBe(3);
});

test("V6.3 a shadow is darkest in its middle, ends at its ellipse and leaves the rest clear", () => {
  const { data } = drawShadow(side.shadow, { width: 200, height: 200 });
  const alpha = (x: number, y: number) => data[(y * 200 + x) * 4 + 3] as number;
  expect(alpha(100, 180)).toBeGreaterThan(60);
  expect(alpha(60, 180)).toBeLessThan(alpha(100, 180));
  expect(alpha(60, 180)).toBeGreaterThan(5);
  for (let i = 0; i < 200 * 200; i++) {
    const [u, v] = [((i % 200) + 0.5 - 100) / 60, (Math.floor(i / 200) + 0.5 - 180) / 10];
    if (u * u + v * v >= 1) expect(data[i * 4 + 3]).toBe(0);
    expect(data[i * 4]).toBe(0);
  }
});
