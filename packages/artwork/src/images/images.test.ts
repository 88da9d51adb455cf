import { describe, expect, test } from "vitest";
import { buildScene, effectiveDpi, embeddedAsset, imageBox } from "@holeshot/artwork";
import type { SceneInput, VectorPicture } from "@holeshot/artwork";
import { carry as garmentCarry, draftGarment } from "@holeshot/garments";
import { pathBounds, transformPoint } from "@holeshot/geometry";
import { imageLayer, photo, rectanglePiece, sceneInput } from "../../testing/fixtures.ts";
import { centreOf, fillsIn, itemsOf, sizeOf } from "../../testing/scene-tools.ts";

describe("vector logos", () => {
  const fills = (changes: Parameters<typeof imageLayer>[0]) =>
    fillsIn(itemsOf(buildScene(sceneInput([imageLayer(changes)])), "i1"));

  test("A4.1 stay paths and gradients, as wide as asked, in their own proportions", () => {
    const [plate, bolt] = fills({ width: 150, x: 10, y: 200 });
    expect(pathBounds(plate?.path ?? [])).toEqual({ left: -65, top: 140, right: 85, bottom: 260 });
    expect(bolt?.paint).toMatchObject({ x1: -65, y1: 147.5, x2: -65, y2: 254 });
  });

  test("A4.1 take one colour where the layer asks for it", () => {
    expect(fills({ recolour: "#00ff00" }).map((fill) => fill.paint)).toEqual([
      "#00ff00",
      "#00ff00",
    ]);
  });

  test("A4.2 mirrored, left and right change places and the middle stays", () => {
    const [, bolt] = fills({ width: 100, x: 0 });
    const [, mirrored] = fills({ width: 100, x: 0, mirrored: true });
    const [a, b] = [pathBounds(bolt?.path ?? []), pathBounds(mirrored?.path ?? [])];
    expect(b.left).toBeCloseTo(-a.right, 9);
    expect(b.right).toBeCloseTo(-a.left, 9);
    expect(b.top).toBeCloseTo(a.top, 9);
  });

  test("A4.3 cropped, the kept part has the width asked for and the rest is clipped off", () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const [item] = itemsOf(
      buildScene(sceneInput([imageLayer({ width: 60, x: 0, y: 0, crop })])),
      "i1",
    );
    if (item?.kind !== "clip") throw new Error("clip expected");
    expect(sizeOf(item.path)).toEqual({ width: 60, height: 96 });
    const [plate] = fillsIn(item.items);
    expect(pathBounds(plate?.path ?? [])).toMatchObject({ left: -90, right: 30 });
  });

  test("A1.6 see-through, hide nothing of what they cover twice", () => {
    const [plate, bolt] = fills({ opacity: 0.4 });
    expect([plate?.opacity, bolt?.opacity]).toEqual([0.4, 0.4]);
    expect(plate?.path.filter((command) => command[0] === "M")).toHaveLength(2);
  });
});

test("A4.1 pixel pictures inside two vector files do not share a name", () => {
  const inside: VectorPicture = {
    width: 10,
    height: 10,
    items: [{ kind: "image", asset: "0", matrix: [10, 0, 0, 10, 0, 0], opacity: 1 }],
  };
  const layers = [imageLayer(), imageLayer({ id: "i2", source: { type: "image", id: "b2" } })];
  const scene = buildScene(sceneInput(layers, { vectors: () => inside }));
  const assets = ["i1", "i2"].map((id) => itemsOf(scene, id)[0]);
  expect(assets).toMatchObject([
    { asset: embeddedAsset({ type: "logo", id: "bolt" }, "0") },
    { asset: embeddedAsset({ type: "image", id: "b2" }, "0") },
  ]);
});

describe("pixel images", () => {
  const layer = imageLayer({
    source: { type: "image", id: "photo" },
    width: 90,
    x: 20,
    y: 30,
    rotation: 90,
  });

  test("A4.2 keep their proportions and turn clockwise about their centre", () => {
    const [item] = itemsOf(buildScene(sceneInput([layer])), "i1");
    if (item?.kind !== "image") throw new Error("image expected");
    expect(item.asset).toBe("photo");
    const corner = transformPoint(item.matrix, { x: 0, y: 0 });
    expect(corner.x).toBeCloseTo(20 + 30, 9);
    expect(corner.y).toBeCloseTo(30 - 45, 9);
  });

  test("A4.3 a crop of a mirrored picture keeps the same part of the picture", () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 1 };
    const box = imageBox({ ...layer, rotation: 0, x: 0, y: 0, crop, mirrored: true }, photo);
    expect(box).toMatchObject({ width: 90, height: 120 });
    expect(transformPoint(box.matrix, { x: 0, y: 0 }).x).toBeCloseTo(45, 9);
    expect(transformPoint(box.matrix, { x: 0.5, y: 0 }).x).toBeCloseTo(-45, 9);
  });

  test("A4.4 effective resolution is pixels of the kept part over its printed width", () => {
    expect(effectiveDpi({ width: 50.8 }, photo)).toBeCloseTo(150, 9);
    expect(
      effectiveDpi({ width: 50.8, crop: { x: 0, y: 0, width: 0.5, height: 1 } }, photo),
    ).toBeCloseTo(75, 9);
    expect(effectiveDpi({ width: 50.8 }, photo, 1.5)).toBeCloseTo(100, 9);
  });
});

describe("other sizes", () => {
  const base = sceneInput([]).garment;
  const sized = (half: number, bottom: number): SceneInput["garment"] => ({
    ...base,
    size: "other",
    pieces: base.pieces.map(({ id }) => rectanglePiece(id, -half, 0, half, bottom)),
  });
  const carry: SceneInput["carry"] = (_piece, { x, y }) => ({ x: x * 0.7, y: y * 0.8 });

  test("A4.5 the centre goes with the piece and the size stays where there is room", () => {
    const layer = imageLayer({ width: 100, x: 50, y: 200 });
    const input = sceneInput([layer], { garment: sized(140, 400), base, carry });
    const [plate] = fillsIn(itemsOf(buildScene(input), "i1"));
    expect(sizeOf(plate?.path ?? []).width).toBeCloseTo(100, 6);
    expect(centreOf(plate?.path ?? [])).toMatchObject({
      x: expect.closeTo(35, 6),
      y: expect.closeTo(160, 6),
    });
  });

  test("A4.5 an image shrinks in proportion only to stay in the safe area", () => {
    const input = sceneInput([imageLayer({ width: 300, x: 0, y: 200 })], {
      garment: sized(140, 400),
      base,
      carry,
    });
    const [plate] = fillsIn(itemsOf(buildScene(input), "i1"));
    // 20 mm of each side are not safe.
    expect(sizeOf(plate?.path ?? []).width).toBeCloseTo(240, 0);
    expect(sizeOf(plate?.path ?? []).height).toBeCloseTo(192, 0);
  });

  test("A4.5 garments' own carry is used when none is given", () => {
    const small = draftGarment({ product: "jersey", size: "XS" });
    const large = draftGarment({ product: "jersey", size: "L" });
    const layer = imageLayer({ width: 60, x: 100, y: 300 });
    const scene = buildScene(sceneInput([layer], { garment: small, base: large }));
    const at = centreOf(fillsIn(itemsOf(scene, "i1"))[0]?.path ?? []);
    const expected = garmentCarry(large, small)("front", { x: 100, y: 300 });
    expect(at.x).toBeCloseTo(expected.x, 6);
    expect(at.y).toBeCloseTo(expected.y, 6);
    expect(at.x).toBeLessThan(95);
  });
});
