import { describe, expect, test } from "vitest";
import { halves, radius, tubeCamera, tubeMesh, tubeSeen } from "../../testing/tube.ts";
import type { Model } from "../model/model.ts";
import { lightByte, type LightPicture, readLight, specularByte } from "../photo/light-picture.ts";
import { type Camera, photoBounds, type Vector } from "../photo/camera.ts";
import { photoView } from "../photo/photo-view.ts";
import { type RasterPart, readCorners } from "../photo/rasterise.ts";
import { atlasPlaces, layAtlas } from "./atlas.ts";
import { acrossOf, expectedFor, expectLight } from "./expected-light.ts";
import { innerCloth } from "./inner-cloth.ts";
import { mapOpenness } from "./map-openness.ts";
import { printTangents } from "./print-tangents.ts";
import { lookFromSides } from "./side-light.ts";
import { thinModel } from "./thin-model.ts";
import { lightOfSides, turnCameras } from "./turn.ts";

const tube: Model = {
  pieces: halves.map((half) => {
    const { positions, normals, millimetres, triangles } = tubeMesh(half, 40, 24);
    return {
      piece: half.name,
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      millimetres: Float32Array.from(millimetres),
      openness: new Float32Array(positions.length / 3).fill(0.5),
      triangles: Uint32Array.from(triangles),
    };
  }),
};
const front: Model = { pieces: tube.pieces.slice(0, 1) };

function even(light: number, side = 16): LightPicture {
  const data = new Uint8Array(2 * side * side);
  data.fill(lightByte(light), 0, side * side);
  return { width: side, height: 2 * side, channels: 1, data };
}

test("V7.1 an atlas gives every piece a place of its own, in one scale, the same each time", () => {
  const atlas = layAtlas(tube);
  expect(layAtlas(tube)).toEqual(atlas);
  const [a, b] = atlas.slots;
  if (!a || !b) throw new Error("two pieces");
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x;
  expect(apart || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  for (const piece of tube.pieces) {
    const places = atlasPlaces(atlas, piece);
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(Math.max(...places)).toBeLessThan(1);
    // A millimetre is as long everywhere and both ways.
    const share = ((places[2] as number) - (places[0] as number)) * atlas.side;
    const mm = (piece.millimetres[2] as number) - (piece.millimetres[0] as number);
    expect(share / mm).toBeCloseTo(atlas.scale, 2);
  }
  expect(atlas.scale * 600).toBeGreaterThan(900);
});

test("V7.1 the sky is told where the cloth lies, and nowhere else", () => {
  const atlas = layAtlas(tube);
  const map = mapOpenness(tube, atlas, 256);
  const [slot] = atlas.slots;
  if (!slot) throw new Error("a piece");
  const middle = (at: number, size: number) => Math.floor(((at + size / 2) / atlas.side) * 256);
  expect(map[middle(slot.y, slot.height) * 256 + middle(slot.x, slot.width)]).toBe(127);
  expect(map.at(-1)).toBe(255);
});

describe("V7.2 inner cloth", () => {
  test("is what is seen through an opening from above, turned inside out", async () => {
    let breaths = 0;
    const inner = await innerCloth(tube, async () => void (breaths += 1));
    expect(breaths).toBeGreaterThan(10);
    expect(inner.pieces.map(({ piece }) => piece)).toEqual(["front", "back"]);
    for (const { positions, normals, triangles } of inner.pieces) {
      for (let i = 0; i < positions.length; i += 3)
        expect((positions[i] as number) * (normals[i] as number)).toBeLessThan(1e-9);
      expect(Math.max(...triangles)).toBe(positions.length / 3 - 1);
    }
  });

  test("is nothing where cloth is closed", async () => {
    const { positions, triangles } = tubeMesh({ name: "front", middle: 0 }, 40, 24);
    // A ball: the tube's rows drawn together at both ends, twice to close it.
    const round = (turn: number) =>
      Float32Array.from(positions, (value, i) => {
        const y = (positions[3 * Math.floor(i / 3) + 1] as number) / 0.3;
        const ring = Math.sqrt(Math.max(0, 1 - y * y));
        return i % 3 === 1 ? y * radius : turn * value * ring;
      });
    const half = (turn: number) => ({
      ...(front.pieces[0] as Model["pieces"][number]),
      positions: round(turn),
      normals: round(turn),
      triangles: Uint32Array.from(triangles),
    });
    expect((await innerCloth({ pieces: [half(1), half(-1)] })).pieces).toEqual([]);
  });
});

test("V7.3 tangents point to the print's right, in the cloth, and tell its upper end", () => {
  for (const [n, piece] of tube.pieces.entries()) {
    const tangents = printTangents(piece);
    const middle = halves[n]?.middle ?? 0;
    for (let i = 0; i < piece.positions.length / 3; i++) {
      const [x = 0, y = 0, z = 0, side = 0] = tangents.subarray(4 * i, 4 * i + 4);
      const [nx = 0, , nz = 0] = piece.normals.subarray(3 * i, 3 * i + 3);
      expect(Math.hypot(x, y, z)).toBeCloseTo(1, 4);
      expect(x * nx + z * nz).toBeCloseTo(0, 4);
      const turn = (piece.millimetres[2 * i] as number) / (1000 * radius) + middle;
      expect(x * Math.cos(turn) - z * Math.sin(turn)).toBeGreaterThan(0.99);
      // Normal × tangent, with its sign, points up: millimetres run down.
      expect(Math.sign((nz * x - nx * z) * side)).toBe(1);
    }
  }
});

test("V7.4 from every camera of a turn all of the model is in the picture, as near as it goes", () => {
  const size = { width: 200, height: 200 };
  const cameras = turnCameras(tube, 8);
  const away = cameras.map(({ eye, target }) =>
    Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]),
  );
  expect(Math.max(...away) - Math.min(...away)).toBeLessThan(1e-9);
  for (const camera of cameras) {
    const { x, y, width, height } = photoBounds(tube, camera, size);
    expect(Math.min(x, y)).toBeGreaterThan(4);
    expect(Math.max(x + width, y + height)).toBeLessThan(196);
    expect(height).toBeGreaterThan(150);
  }
});

/** As dark on the right as the wall that is seen there. */
function halved(picture: LightPicture, right: number): LightPicture {
  const { width } = picture;
  const data = picture.data.slice();
  for (let i = 0; i < width * width; i++) if (i % width >= width / 2) data[i] = lightByte(right);
  return { ...picture, data };
}

/** The tube as a camera photographs it where light hangs on which way its cloth looks. */
function litBy(
  camera: Camera,
  lamp: (normal: readonly number[], at: Vector) => number,
  back: (normal: readonly number[]) => number = () => 0,
): LightPicture {
  const side = 128;
  const data = new Uint8Array(2 * side * side);
  const table = photoView({
    model: tube,
    camera,
    size: { width: side, height: side },
    light: (raster) => {
      const light = new Float32Array(raster.part.length);
      const specular = new Float32Array(light.length);
      const [normal, at] = [new Float32Array(3), new Float32Array(3)];
      for (let i = 0; i < light.length; i++) {
        if (raster.part[i] === 0) continue;
        const { model } = raster.parts[(raster.part[i] as number) - 1] as RasterPart;
        readCorners(raster, i, model.normals, 3, normal);
        readCorners(raster, i, model.positions, 3, at);
        light[i] = lamp([...normal], [...at] as unknown as Vector);
        specular[i] = back([...normal]);
      }
      return { light, specular };
    },
  });
  table.light.forEach((light, i) => (data[i] = lightByte(light)));
  table.specular?.forEach((back, i) => (data[side * side + i] = specularByte(back)));
  return { width: side, height: 2 * side, channels: 1, data };
}

describe("V7.5 light of the sides", () => {
  const sights = lookFromSides(
    tube,
    [0, 1, 2, 3].map((n) => ({
      camera: tubeCamera((n * Math.PI) / 2),
      light: even([1, 0.5, 0.25, 0.5][n] ?? 1),
    })),
  );
  const size = { width: 160, height: 160 };
  const middleOf = (turn: number): number => {
    const camera = tubeCamera(turn);
    const table = photoView({ model: tube, camera, size, light: lightOfSides(sights, camera) });
    return table.light[80 * 160 + 80] as number;
  };

  test("is that side's alone for who looks from it", () => {
    for (const [n, light] of [1, 0.5, 0.25, 0.5].entries())
      expect(middleOf((n * Math.PI) / 2)).toBeCloseTo(light, 1);
  });

  test("is a mixture between two sides, and lights every pixel", () => {
    const between = middleOf(Math.PI / 4);
    expect(between).toBeGreaterThan(0.55);
    expect(between).toBeLessThan(0.95);
    const camera = tubeCamera(0.6, 0.3);
    const table = photoView({ model: tube, camera, size, light: lightOfSides(sights, camera) });
    // Inside it is as dark as little of the sky gets in.
    const dark = table.light.filter(
      (light, i) => table.piece[i] !== 0 && light < (table.inside?.[i] === 1 ? 0.005 : 0.02),
    );
    expect(dark.length).toBe(0);
  });

  test("has no edge on the inside where a side's sight of it ends", () => {
    const camera = tubeCamera(0.6, 0.3);
    const table = photoView({ model: tube, camera, size, light: lightOfSides(sights, camera) });
    const steps = [...table.light.keys()]
      .filter((i) => table.inside?.[i] === 1 && table.inside[i + 1] === 1)
      .map((i) => Math.abs((table.light[i] as number) - (table.light[i + 1] as number)));
    expect(steps.length).toBeGreaterThan(500);
    // At the rim a pixel or two have the light of the outside beside them.
    expect(steps.filter((step) => step > 0.05).length).toBeLessThan(4);
  });

  test("is thrown back by cloth that no side sees, too, as openness lets it in", () => {
    const shining = specularByte(0.05);
    const lit = lookFromSides(
      tube,
      [0, 0.4, 0.8, 1.2].map((turn) => {
        const light = even(1);
        light.data.fill(shining, light.data.length / 2);
        return { camera: tubeCamera(turn), light };
      }),
    );
    const camera = tubeCamera(0.6 + Math.PI);
    const table = photoView({ model: tube, camera, size, light: lightOfSides(lit, camera) });
    // Half open, and half of a half comes back.
    const back = table.specular?.[80 * 160 + 80] ?? 0;
    expect(back / 0.05).toBeGreaterThan(0.2);
    expect(back / 0.05).toBeLessThan(0.3);
  });

  test.each([
    ["half way between sides", [-0.3, 0.3, 2, -2], 0],
    ["near one", [0, 1.6, 3.1, -1.6], 0.25],
  ])("ends softly %s where a wall begins to hide the cloth from them", (_, turns, from) => {
    const [piece] = front.pieces;
    if (!piece) throw new Error("a piece");
    // A wall below the middle, near the cloth, hides it from the sides one looks from.
    const wall = {
      ...piece,
      piece: "wall",
      positions: Float32Array.of(-1, -1, 0.5, 1, -1, 0.5, 1, 0, 0.5, -1, 0, 0.5),
      normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
      millimetres: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
      openness: Float32Array.of(1, 1, 1, 1),
      triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
    };
    const lit = lookFromSides(
      { pieces: [...tube.pieces, wall] },
      turns.map((turn) => ({ camera: tubeCamera(turn), light: even(1) })),
    );
    const camera = tubeCamera(from);
    const table = photoView({ model: tube, camera, size, light: lightOfSides(lit, camera) });
    const column = Array.from({ length: 120 }, (_, row) => table.light[(row + 20) * 160 + 80] ?? 0);
    const steps = column.slice(1).map((light, i) => Math.abs(light - (column[i] ?? 0)));
    expect(Math.max(...column)).toBeGreaterThan(0.9);
    expect(Math.min(...column)).toBeLessThan(0.3);
    expect(Math.max(...steps)).toBeLessThan(0.4);
  });

  // A lamp from above on the left of whoever looks, and a little from everywhere.
  const lamp = ([x = 0, y = 0, z = 0]: readonly number[]): number =>
    0.5 - 0.25 * x + 0.15 * y + 0.1 * z;
  const turned = ([x = 0, y = 0, z = 0]: readonly number[], turn: number) => [
    Math.cos(turn) * x - Math.sin(turn) * z,
    y,
    Math.sin(turn) * x + Math.cos(turn) * z,
  ];
  const litFrom = (turn: number, shade: (at: Vector) => number = () => 1) => {
    const camera = tubeCamera(turn);
    return { camera, light: litBy(camera, (normal, at) => shade(at) * lamp(turned(normal, turn))) };
  };

  test("gleams where cloth turns away from the onlooker, not where it did so from a side", () => {
    const turns = [0, 2.2, 3.8, -1.2];
    const rim = ([, , z = 0]: readonly number[]): number => 0.005 + 0.06 * (1 - z) ** 2;
    const lit = lookFromSides(
      tube,
      turns.map((turn) => {
        const camera = tubeCamera(turn);
        const back = (normal: readonly number[]) => rim(turned(normal, turn));
        return { camera, light: litBy(camera, () => 1, back) };
      }),
    );
    const gleam = (turn: number): number => {
      const camera = tubeCamera(turn);
      const table = photoView({ model: tube, camera, size, light: lightOfSides(lit, camera) });
      return table.specular?.[80 * 160 + 80] ?? 1;
    };
    for (const turn of turns) expect(gleam(turn)).toBeCloseTo(0.005, 2);
    // Both sides see it aslant, and gleam four times as much.
    expect(gleam(1.1)).toBeLessThan(0.012);
  });

  test("is told by which way the cloth looks, as lamps throw it that go with the camera", () => {
    const { falls } = expectLight(tube, [litFrom(0), litFrom(2)]);
    for (const turn of [0, 1.1, 2])
      for (const aside of [-60, -30, 0, 30, 60]) {
        const angle = turn + (aside * Math.PI) / 180;
        const normal = [Math.sin(angle), 0, Math.cos(angle)];
        const light = lamp(turned(normal, turn));
        expect(expectedFor(falls, normal, acrossOf(turn)) / light).toBeCloseTo(1, 1);
      }
  });

  test("between sides falls as from the same lamps there, on cloth as bright and dark as the sides saw it", () => {
    // Sides as those of a top, and cloth in dark and light rows.
    const rows = ([, y]: Vector): number => (Math.floor(y / 0.1) % 2 === 0 ? 1 : 0.8);
    const lit = lookFromSides(
      tube,
      [0, 1.15, Math.PI, -0.98].map((turn) => litFrom(turn, rows)),
    );
    for (let turn = -3; turn < 3.2; turn += 0.4) {
      const camera = tubeCamera(turn);
      const light = lightOfSides(lit, camera);
      const there = litFrom(turn, rows);
      let [apart, count] = [0, 0];
      photoView({
        model: tube,
        camera,
        size: { width: 96, height: 96 },
        light: (raster) => {
          const found = light(raster);
          const wanted = readLight(
            there.light,
            { width: 96, height: 96, piece: Uint8Array.from(raster.part) },
            { left: 0, top: 0, side: 96 },
          );
          for (const [i, part] of raster.part.entries()) {
            // Beside the outline half of what is read is nothing.
            if (part === 0 || raster.inside[i] === 1 || (wanted.light[i] as number) < 0.15)
              continue;
            apart += Math.abs((found.light[i] as number) / (wanted.light[i] as number) - 1);
            count += 1;
          }
          return found;
        },
      });
      expect(count).toBeGreaterThan(800);
      expect(apart / count, `from ${turn.toFixed(1)}`).toBeLessThan(0.06);
    }
  });

  test("is never that of what stands before the cloth, but as it is beside that", () => {
    // A wall before one half of the tube: the front's camera sees the wall there, which lies in the dark.
    const [piece] = front.pieces;
    if (!piece) throw new Error("a piece");
    const wall = {
      ...piece,
      piece: "wall",
      positions: Float32Array.of(0, -1, 0.5, 1, -1, 0.5, 1, 1, 0.5, 0, 1, 0.5),
      normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
      millimetres: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
      openness: Float32Array.of(1, 1, 1, 1),
      triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
    };
    const both: Model = { pieces: [...tube.pieces, wall] };
    const [ahead, ...others] = [0, 1, 2, 3].map((n) => litFrom((n * Math.PI) / 2));
    if (!ahead) throw new Error("a side");
    const { camera } = ahead;
    const lit = lookFromSides(both, [{ camera, light: halved(ahead.light, 0.04) }, ...others]);
    const table = photoView({ model: tube, camera, size, light: lightOfSides(lit, camera) });
    for (const column of [60, 100, 115]) {
      const angle = (tubeSeen(camera, 160, column + 0.5, 80.5)?.x ?? 0) / (1000 * radius);
      const light = table.light[80 * 160 + column] as number;
      expect(light / lamp([Math.sin(angle), 0, Math.cos(angle)])).toBeCloseTo(1, 1);
    }
  });
});

test("V7.1 a model is thinned to about a share of its triangles, without corners that nothing needs", async () => {
  const [thin] = (await thinModel(tube, 0.25)).pieces;
  const [whole] = tube.pieces;
  expect(thin?.triangles.length).toBeLessThan((whole?.triangles.length ?? 0) * 0.4);
  expect(thin?.triangles.length).toBeGreaterThan(0);
  expect(Math.max(...(thin?.triangles ?? []))).toBe((thin?.positions.length ?? 0) / 3 - 1);
});
