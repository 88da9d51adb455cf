import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { Box3, MathUtils, Matrix4, PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { clothManifest, type Model, openModel, photoBounds, turnOf } from "@holeshot/views";
import { clothFrame, FIELD, FILL } from "./cloth-frame.ts";
import { type Orbit, placeCamera, turned } from "./orbit.ts";

const folder = join(import.meta.dirname, "../../../../../catalogue/cloth");
const { drapes } = clothManifest(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
const names = Object.keys(drapes);

async function modelOf(name: string): Promise<Model> {
  return openModel(new Uint8Array(readFileSync(join(folder, drapes[name]?.model ?? ""))));
}

/** What cameras look at. */
function middleOf({ pieces }: Model): Vector3 {
  const box = new Box3();
  const place = new Vector3();
  for (const { positions } of pieces)
    for (let i = 0; i < positions.length; i += 3) box.expandByPoint(place.fromArray(positions, i));
  return box.getCenter(new Vector3());
}

/** How much of the picture's half a garment takes, each way, by where it is looked at from: 1 is the picture's edge. */
function takenBy({ pieces }: Model) {
  const middle = middleOf({ pieces });
  const frame = clothFrame({ pieces }, middle);
  return (orbit: Orbit, aspect: number): { across: number; up: number } => {
    const camera = new PerspectiveCamera(FIELD, aspect, 0.1, 20);
    placeCamera(camera, middle, frame(orbit, aspect), orbit);
    const m = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
      .elements as readonly number[];
    let [across, up] = [0, 0];
    for (const { positions } of pieces)
      for (let i = 0; i < positions.length; i += 3) {
        const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3);
        const row = (k: number): number =>
          (m[k] ?? 0) * x + (m[k + 4] ?? 0) * y + (m[k + 8] ?? 0) * z + (m[k + 12] ?? 0);
        const away = row(3);
        across = Math.max(across, Math.abs(row(0) / away));
        up = Math.max(up, Math.abs(row(1) / away));
      }
    return { across, up };
  };
}

describe.each(names)("%s in the round", (name) => {
  it("fills the picture where it is broadest, never leaves it from wherever it is looked at, and does not swell while it turns", async () => {
    const taken = takenBy(await modelOf(name));
    const turn = fc.double({ min: -10, max: 10, noNaN: true });
    const tilt = fc.double({ min: -2, max: 2, noNaN: true });
    const aspect = fc.double({ min: 0.4, max: 2.5, noNaN: true });
    fc.assert(
      fc.property(turn, tilt, aspect, (to, by, wide) => {
        const { across, up } = taken(turned({ turn: 0, tilt: 0 }, { turn: to, tilt: by }), wide);
        expect(Math.max(across, up)).toBeLessThan(FILL + 0.02);
      }),
      { numRuns: 20 },
    );
    for (const wide of [0.5, 760 / 680, 2]) {
      const turns = Array.from({ length: 24 }, (_, i) =>
        taken({ turn: (i * Math.PI) / 12, tilt: 0 }, wide),
      );
      const most = turns.map(({ across, up }) => Math.max(across, up));
      expect(Math.max(...most), String(wide)).toBeGreaterThan(FILL - 0.001);
    }
    const model = await modelOf(name);
    const frame = clothFrame(model, middleOf(model));
    const away = Array.from({ length: 36 }, (_, i) =>
      frame({ turn: (i * Math.PI) / 18, tilt: 0 }, 760 / 680),
    );
    expect(Math.max(...away) / Math.min(...away)).toBeLessThan(1.16);
  });

  it("is as large as on the stage from where its sides are seen", async () => {
    const model = await modelOf(name);
    const taken = takenBy(model);
    const aspect = 760 / 680;
    for (const { camera } of Object.values(drapes[name]?.sides ?? {})) {
      const { across, up } = taken({ turn: turnOf(camera), tilt: MathUtils.degToRad(4) }, aspect);
      const side = photoBounds(model, camera, { width: 1000, height: 1000 });
      // On the stage the tighter of breadth and height takes its share of the stage.
      const stage = FILL * Math.min(1, (side.height * aspect) / side.width);
      expect(up / stage, "height beside the stage's").toBeGreaterThan(0.9);
      expect(across).toBeLessThan(FILL + 0.02);
    }
  });
});
