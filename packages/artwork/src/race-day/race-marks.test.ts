import { expect, it } from "vitest";
import { coveredBy, raceMarks, type RaceMark, type SceneInput } from "@holeshot/artwork";
import { applyCommand, type Layer } from "@holeshot/design";
import { baseSize, draftGarment } from "@holeshot/garments";
import { imageLayer, textLayer } from "../../testing/fixtures.ts";
import { onJersey } from "../../testing/faulty-designs.ts";

const photo = { asset: "photo", width: 3000, height: 1000 };
const picture = (x: number, y: number, width: number, piece = "front"): Layer => ({
  ...imageLayer({ source: { type: "image", id: "photo" } }),
  piece,
  x,
  y,
  width,
});
const marks = (layer: Layer, gear: Parameters<typeof raceMarks>[1] = [], ground = "#ffffff") =>
  raceMarks(onJersey([layer], ground, photo), gear);

/** The design after a mark's first fix. */
function mended(input: SceneInput, mark: RaceMark): SceneInput {
  const [fix] = mark.fixes;
  const result = fix && applyCommand(input.document, fix.command);
  if (!result?.ok) throw new Error("no fix that can be run");
  return { ...input, document: result.document };
}

it("counts what gear lies over, as reckoned on paper", () => {
  // 240 mm wide and 80 high, its middle on the waist line (115 mm above the front's hem): half of it is tucked in.
  const front = draftGarment({ product: "jersey", size: "L" }).pieces.find(
    ({ id }) => id === "front",
  );
  const waist = (front?.bounds.bottom ?? 0) - 115;
  const [half] = marks(picture(0, waist, 240), ["tucked"]);
  expect(half?.visible).toBeCloseTo(0.5, 1);
  expect(half).toMatchObject({ kind: "sponsor", piece: "front" });
  expect(half?.width).toBeCloseTo(240, 0);
  expect(half?.height).toBeCloseTo(80, 0);
  expect(half?.down).toBeCloseTo(waist, 0);
  // Under the plate it is gone, without gear it is whole.
  expect(marks(picture(0, 260, 150), ["chest_protector"])[0]?.visible).toBe(0);
  expect(marks(picture(0, 260, 150))[0]?.visible).toBe(1);
  // A plate 250 mm wide at its widest, over what is 400 wide: what stands out at both sides.
  const [wide] = marks(picture(0, 230, 400), ["chest_protector"]);
  expect(wide?.visible).toBeGreaterThan(0.28);
  expect(wide?.visible).toBeLessThan(0.38);
});

it("moves a covered sponsor to where it is seen, in one step that can be undone", () => {
  const input = onJersey([picture(0, 700, 150)], "#ffffff", photo);
  const [before] = raceMarks(input, ["tucked"]);
  expect(before?.visible).toBeLessThan(0.1);
  if (!before) throw new Error("nothing found");
  expect(before.fixes.map(({ what }) => what)).toEqual(["move"]);
  const [after] = raceMarks(mended(input, before), ["tucked"]);
  expect(after?.visible).toBeGreaterThan(0.97);
  expect(after?.fixes).toEqual([]);
  expect(after?.right).toBeCloseTo(before.right, 3);
});

it("scores a number by size and contrast, and mends it", () => {
  const number = (more: object) =>
    textLayer({ role: "number", text: "7", piece: "back", x: 0, y: 480, size: 200, ...more });
  const [good] = marks(number({ colour: "#000000" }));
  expect(good?.readers?.[2]).toBeGreaterThan(0.95);
  expect(good?.fixes).toEqual([]);
  const small = onJersey([number({ colour: "#000000", size: 60 })], "#ffffff", photo);
  const [far] = raceMarks(small, []);
  if (!far) throw new Error("nothing found");
  expect(far.readers?.[0]).toBeGreaterThan(0.95);
  expect(far.readers?.[2]).toBeLessThan(0.6);
  expect(far.fixes.map(({ what }) => what)).toEqual(["larger"]);
  expect(raceMarks(mended(small, far), [])[0]?.readers?.[2]).toBeGreaterThan(0.89);
  const pale = onJersey([number({ colour: "#f4f4f4" })], "#ffffff", photo);
  const [faint] = raceMarks(pale, []);
  if (!faint) throw new Error("nothing found");
  expect(faint.fixes.map(({ what }) => what)).toEqual(["outline"]);
  expect(raceMarks(mended(pale, faint), [])[0]?.readers?.[2]).toBeGreaterThan(0.9);
});

it("takes boots for pants and plates for a jersey only", () => {
  const pants = draftGarment({ product: "pants", size: baseSize("pants") });
  const all = coveredBy(pants, ["boots", "chest_protector", "tucked"]);
  expect(all("shin_left", 0, 100)).toBe(true);
  expect(all("thigh_left", 0, 100)).toBe(false);
  expect(coveredBy(pants, [])("shin_left", 0, 100)).toBe(false);
});
