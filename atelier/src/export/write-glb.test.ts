import { draftGarment, type Garment } from "@holeshot/garments";
import { openModel } from "@holeshot/views";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import { particleNormals } from "../finish/normals.ts";
import { followModel } from "../finish/follow-model.ts";
import type { Surface } from "../finish/surface.ts";
import { unpackGlb } from "../testing/unpack-glb.ts";
import { patternHash } from "./pattern-hash.ts";
import { writeGlb } from "./write-glb.ts";

/** A quarter of a tube of radius 300 mm, 40 by 40 places, in two pieces; far from the origin. */
function tube(): Surface {
  const [positions, uv, particleOf, triangles, pieceOf] = [[], [], [], [], []] as number[][];
  for (let j = 0; j < 40; j++)
    for (let i = 0; i < 40; i++) {
      const turn = (i / 39) * (Math.PI / 2);
      positions?.push(300 * Math.sin(turn) + 50, 1400 - 12 * j, 300 * Math.cos(turn) - 80);
      uv?.push(300 * turn - 200, 12 * j - 7.31);
      particleOf?.push(40 * j + i);
    }
  for (let j = 0; j < 39; j++)
    for (let i = 0; i < 39; i++) {
      const a = 40 * j + i;
      triangles?.push(a, a + 40, a + 41, a, a + 41, a + 1);
      pieceOf?.push(j < 20 ? 0 : 1, j < 20 ? 0 : 1);
    }
  return {
    pieces: ["front", "back"],
    positions: Float64Array.from(positions ?? []),
    particleOf: Uint32Array.from(particleOf ?? []),
    uv: Float64Array.from(uv ?? []),
    triangles: Uint32Array.from(triangles ?? []),
    pieceOf: Uint16Array.from(pieceOf ?? []),
  };
}

test("what is written is read again: places to 0.05 mm, print to 0.03 mm, the outside outside", async () => {
  const surface = tube();
  const normals = particleNormals(surface);
  const sky = new Float32Array(1600).fill(0.5);
  const { bytes, corners } = await writeGlb(surface, { normals, sky });
  // 1,560 triangles a piece: packed they take less than a tenth of what they are.
  expect(bytes.length).toBeLessThan(40_000);
  const model = await openModel(bytes);
  expect(model.pieces.map(({ piece }) => piece)).toEqual(["front", "back"]);
  const worst = { place: 0, lean: 0, print: 0, sky: 0 };
  for (const [n, part] of model.pieces.entries()) {
    for (const [row, corner] of (corners[n] ?? []).entries()) {
      const off = (a: number | undefined, b: number | undefined) => Math.abs((a ?? 9) - (b ?? 0));
      for (let c = 0; c < 3; c++) {
        const [i, k] = [3 * row + c, 3 * corner + c];
        const place = (part.positions[i] as number) * 1000;
        worst.place = Math.max(worst.place, off(place, surface.positions[k]));
        worst.lean = Math.max(worst.lean, off(part.normals[i], normals[k]));
      }
      for (let c = 0; c < 2; c++) {
        const print = off(part.millimetres[2 * row + c], surface.uv[2 * corner + c]);
        worst.print = Math.max(worst.print, print);
      }
      worst.sky = Math.max(worst.sky, off(part.openness[row], 0.5));
    }
  }
  expect(worst.place).toBeLessThan(0.05);
  expect(worst.print).toBeLessThan(0.03);
  expect(worst.lean).toBeLessThan(0.02);
  expect(worst.sky).toBeLessThan(0.003);
  const followed = followModel(surface, model, corners);
  const key = (s: Surface, n: number) => {
    const [a = 0, b = 0, c = 0] = s.triangles.subarray(3 * n, 3 * n + 3);
    const turns = [`${a} ${b} ${c}`, `${b} ${c} ${a}`, `${c} ${a} ${b}`];
    return `${s.pieceOf[n]}: ${turns.toSorted()[0]}`;
  };
  const keys = (s: Surface) => [...s.pieceOf.keys()].map((n) => key(s, n)).toSorted();
  expect(keys(followed)).toEqual(keys(surface));
});

test("what is written is glTF to the letter, unpacked by other means than it was packed with", async () => {
  const surface = tube();
  const values = { normals: particleNormals(surface), sky: new Float32Array(1600).fill(0.5) };
  const { bytes } = await writeGlb(surface, values);
  const { issues } = await validateBytes(await unpackGlb(bytes));
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
});

test("a pattern's name changes with a hundredth of a millimetre, a seam or a patch, and with nothing else", () => {
  const jersey = draftGarment({ product: "jersey", size: "L" });
  const name = patternHash(jersey);
  expect(patternHash(draftGarment({ product: "jersey", size: "L" }))).toBe(name);
  const moved = (by: number): Garment => ({
    ...jersey,
    pieces: jersey.pieces.map((piece, n) =>
      n > 0
        ? piece
        : {
            ...piece,
            edges: piece.edges.map((edge, k) =>
              k > 0
                ? edge
                : {
                    ...edge,
                    path: edge.path.map((command, m) =>
                      m > 0 || command[0] !== "M"
                        ? command
                        : (["M", command[1] + by, command[2]] as const),
                    ),
                  },
            ),
          },
    ),
  });
  expect(patternHash(moved(1e-9))).toBe(name);
  expect(patternHash(moved(0.02))).not.toBe(name);
  expect(patternHash({ ...jersey, seams: jersey.seams.slice(1) })).not.toBe(name);
  expect(patternHash(draftGarment({ product: "jersey", size: "M" }))).not.toBe(name);
});
