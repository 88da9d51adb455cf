import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compose, dressFigure, gearPiece, type Model, openModel, photoView } from "@holeshot/views";
import sharp from "sharp";
import { clothFolder } from "../export/cloth-folder.ts";
import { particleNormals } from "../finish/normals.ts";
import { type GearPiece, makeGear } from "./gear.ts";
import { standParts } from "./stand.ts";

const backdrop = "#dfe1e6";
/** Metres from the camera to the rider, and the middle of what it sees. */
const [far, target] = [5.4, [0, 0.93, 0.03] as const];

/** `figure --top NAME --legs NAME [--turns 25,-25,190] [--out FILE]`: a rider in drapes and gear, plainly lit. */
export async function figureCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      top: { type: "string", default: "jersey-men" },
      legs: { type: "string", default: "pants-men" },
      turns: { type: "string", default: "25,-25,190" },
      size: { type: "string", default: "900" },
      out: { type: "string", default: "/tmp/atelier/figure.png" },
    },
  });
  const names = [values.top, values.legs, "gloves"];
  const models = new Map<string, Model>();
  for (const name of names) {
    const bytes = readFileSync(join(clothFolder, `${name}.glb`));
    models.set(name, await openModel(new Uint8Array(bytes)));
  }
  const worn = { top: values.top, legs: values.legs, hands: "gloves" };
  const stance = { palms: { left: 35, right: 25 }, head: 8 };
  const { parts, body } = standParts({ ...worn, ...stance }, models);
  const gear = makeGear(body);
  const model = dressFigure({ parts }, models, gearModel(gear));
  const fabrics = Object.fromEntries(gear.map(({ id, colour }) => [gearPiece(id), colour]));
  const size = Number(values.size);
  const turns = values.turns.split(",").map(Number);
  const views = turns.map((turn) => look(model, fabrics, turn, size));
  const width = size * turns.length;
  await sharp({ create: { width, height: size, channels: 3, background: backdrop } })
    .composite(
      views.map((data, n) => ({
        input: Buffer.from(data),
        raw: { width: size, height: size, channels: 4 },
        left: n * size,
        top: 0,
      })),
    )
    .png()
    .toFile(values.out);
  process.stdout.write(`${values.out}\n`);
}

function look(
  model: Model,
  fabrics: Readonly<Record<string, string>>,
  turn: number,
  size: number,
): Uint8Array {
  const angle = (turn * Math.PI) / 180;
  const eye = [Math.sin(angle) * far, 1.15, Math.cos(angle) * far] as const;
  const camera = { eye, target, up: [0, 1, 0] as const, fovY: 22 };
  const table = photoView({ model, camera, size: { width: size, height: size } });
  return new Uint8Array(compose({ table, rasters: [], fabrics }).data.buffer);
}

/** The gear as a model; its pieces have no millimetres of their own. */
function gearModel(gear: readonly GearPiece[]): Model {
  return {
    pieces: gear.map(({ id, skin }) => {
      const corners = skin.positions.length / 3;
      const triangles = Uint32Array.from(skin.triangles);
      const surface = {
        pieces: [id],
        positions: Float64Array.from(skin.positions),
        particleOf: Uint32Array.from({ length: corners }, (_, i) => i),
        uv: new Float64Array(2 * corners),
        triangles,
        pieceOf: new Uint16Array(triangles.length / 3),
      };
      return {
        piece: id,
        positions: Float32Array.from(skin.positions, (value) => value / 1000),
        normals: Float32Array.from(particleNormals(surface)),
        millimetres: new Float32Array(2 * corners),
        openness: new Float32Array(corners).fill(1),
        triangles,
      };
    }),
  };
}
