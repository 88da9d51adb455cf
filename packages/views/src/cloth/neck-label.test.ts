import { expect, test } from "vitest";
import { compose } from "../compose/compose.ts";
import { pick } from "../find/pick.ts";
import type { ModelPiece } from "../model/model.ts";
import { photoView } from "../photo/photo-view.ts";
import { labelColours } from "./label-colours.ts";
import { neckLabel, withNeckLabel } from "./neck-label.ts";

/** A sheet of 400 × 400 mm, its outside away from the camera at +z; from inside +x of the world is to the right. */
function sheet(piece: string, mirrored: boolean, bent: (x: number, y: number) => number) {
  const [cells, side] = [40, 400];
  const places: [number, number][] = [];
  for (let row = 0; row <= cells; row++)
    for (let column = 0; column <= cells; column++)
      places.push([(column / cells - 0.5) * side, (row / cells) * side + 20]);
  const triangles: number[] = [];
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const a = row * (cells + 1) + column;
      const [b, c, d] = [a + 1, a + cells + 1, a + cells + 2];
      triangles.push(a, b, c, b, d, c);
    }
  const made: ModelPiece = {
    piece,
    positions: Float32Array.from(places.flatMap(([x, y]) => [x / 1000, -y / 1000, bent(x, y)])),
    normals: Float32Array.from(places.flatMap(() => [0, 0, -1])),
    millimetres: Float32Array.from(places.flatMap(([x, y]) => [mirrored ? -x : x, y])),
    openness: Float32Array.from(places, ([, y]) => y / 1000),
    triangles: Uint32Array.from(triangles),
  };
  return made;
}

const flat = () => 0;
const camera = { eye: [0, -0.2, 1], target: [0, -0.2, 0], up: [0, 1, 0], fovY: 30 } as const;
const top = (mirrored = false, bent = flat as (x: number, y: number) => number) => ({
  pieces: [sheet("back", mirrored, bent), sheet("collar", mirrored, () => -1)],
});
type Reach = readonly [low: number, high: number];
const boxOf = ({ positions }: ModelPiece) => {
  const reach = (axis: number): Reach => {
    const own = positions.filter((_, i) => i % 3 === axis);
    return [Math.min(...own), Math.max(...own)];
  };
  return [reach(0), reach(1), reach(2)] as const;
};

test.each([false, true])(
  "V6.9 it hangs from the seam inside the back and reads from left to right, whichever way the piece's x goes (%s)",
  (mirrored) => {
    const [tape, print] = neckLabel(top(mirrored), "W-M");
    if (!tape || !print) throw new Error("no label");
    const [[left, right], [low, high], [near]] = boxOf(tape);
    expect([left, right].map((x) => Math.round(x * 1000))).toEqual([-19, 19]);
    expect(high).toBeCloseTo(-0.0215, 4);
    expect(low).toBeLessThan(-0.07);
    // Inside is towards the camera, and print is before the tape wherever there is any.
    expect(near).toBeGreaterThan(0.001);
    const [[printLeft, printRight], [printLow, printHigh], [printNear]] = boxOf(print);
    expect(printNear).toBeGreaterThan(near);
    expect(printLeft).toBeGreaterThan(left + 0.001);
    expect(printRight).toBeLessThan(right - 0.001);
    expect(printLow).toBeGreaterThan(low + 0.001);
    expect(printHigh).toBeLessThan(high - 0.001);
    for (const { millimetres, positions } of [tape, print])
      for (let i = 0; i < millimetres.length / 2; i++)
        expect(positions[i * 3]).toBeCloseTo(((millimetres[i * 2] as number) - 19) / 1000, 5);
  },
);

test("V6.9 whoever looks in sees tape and print in their own colours, and picks nothing there", () => {
  const size = { width: 900, height: 900 };
  const model = withNeckLabel(top(), "L");
  const table = photoView({ model, camera, size });
  const seen = (name: string) => table.pieces.indexOf(name) + 1;
  const places = [...table.piece.keys()];
  const tape = places.filter((i) => table.piece[i] === seen("size_label"));
  const print = places.filter((i) => table.piece[i] === seen("size_label_print"));
  expect(tape.length).toBeGreaterThan(4000);
  expect(print.length).toBeGreaterThan(100);
  const { data } = compose({
    table,
    rasters: [],
    fabrics: { default: "#1d3f94", back: "#1d3f94" },
  });
  const mean = (own: number[]) => own.reduce((sum, i) => sum + (data[i * 4] ?? 0), 0) / own.length;
  expect(mean(tape)).toBeGreaterThan(2 * mean(print));
  for (const i of [...tape, ...print])
    expect(pick(table, (i % 900) + 0.5, Math.floor(i / 900) + 0.5)).toBeNull();
  expect(Object.keys(labelColours)).toEqual(["size_label", "size_label_print"]);
});

test("V6.9 it goes along with the cloth, and what it remembers of where it was lit, too", () => {
  const bent = top(false, (x, y) => 0.0001 * y + 0.02 * Math.sin(x / 40));
  const [back, collar] = bent.pieces as [ModelPiece, ModelPiece];
  const lit = back.positions.map((value, i) => (i % 3 === 0 ? value + 1 : value));
  for (const piece of neckLabel({ pieces: [{ ...back, lit }, collar] }, "Y10")) {
    for (let i = 0; i < piece.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = piece.positions.slice(i, i + 3);
      const cloth = 0.0001 * -y * 1000 + 0.02 * Math.sin((x * 1000) / 40);
      expect(z - cloth).toBeGreaterThan(0.0005);
      expect(z - cloth).toBeLessThan(0.006);
      expect((piece.lit?.[i] ?? 0) - x).toBeCloseTo(1, 5);
    }
    expect(piece.openness[0]).toBeGreaterThan(0);
    expect(piece.openness[0]).toBeLessThan(0.2);
  }
});

test("V6.9 pants, gloves and a back that ends below its neck have none", () => {
  expect(
    neckLabel({ pieces: [sheet("back_left", false, flat), sheet("collar", false, flat)] }, "L"),
  ).toEqual([]);
  expect(neckLabel({ pieces: [sheet("back", false, flat)] }, "L")).toEqual([]);
  const [back, collar] = top().pieces as [ModelPiece, ModelPiece];
  const short = { ...back, millimetres: back.millimetres.map((mm, i) => (i % 2 ? mm / 10 : mm)) };
  expect(neckLabel({ pieces: [short, collar] }, "L")).toEqual([]);
});
