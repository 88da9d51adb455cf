// Draped garments: opening a model, a side's table, a picture from it, a small part of one again, places found and found
// back. Processor time, so that what others do on the machine does not count; screens and readback are another matter.
import { readFileSync } from "node:fs";
import { draftGarment, productFacts } from "@holeshot/garments";
import {
  clothManifest,
  compose,
  type Drape,
  type LightPicture,
  type Model,
  openModel,
  photoView,
  printedWeaves,
  pick,
  project,
  type ViewTable,
} from "@holeshot/views";
import sharp from "sharp";
import { median } from "./support/measure.ts";

const folder = new URL("../catalogue/cloth/", import.meta.url);
const bounds = { table: 150, part: 4, miss: 1 };
const size = { width: 900, height: 900 };
const places = 10_000;
let broken = 0;

function tell(name: string, value: string, held: boolean): void {
  if (!held) broken += 1;
  console.log(`${name.padEnd(38)}${value}${held ? "" : "  BOUND BROKEN"}`);
}

function measure(times: number, act: () => void): number[] {
  return Array.from({ length: times }, () => {
    const before = process.threadCpuUsage();
    act();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function lightOf(name: string): Promise<LightPicture> {
  const file = sharp(readFileSync(new URL(name, folder)))
    .greyscale()
    .raw();
  const { data, info } = await file.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

/** Looks up random places and finds them back. */
function roundTrip(table: ViewTable): { lost: number; worst: number; each: number } {
  let state = 7;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  project(table, table.pieces[0] ?? "", { x: 0, y: 0 });
  let [lost, worst, met] = [0, 0, 0];
  const [taken = 0] = measure(1, () => {
    while (met < places) {
      const first = pick(table, next() * table.width, next() * table.height);
      if (!first) continue;
      met += 1;
      const shown = project(table, first.piece, first.point);
      const again = shown && pick(table, shown.x, shown.y);
      if (again?.piece !== first.piece) {
        lost += 1;
        continue;
      }
      const { x, y } = again.point;
      worst = Math.max(worst, Math.hypot(x - first.point.x, y - first.point.y));
    }
  });
  return { lost, worst, each: (taken * 1000) / places };
}

async function benchSide(id: string, drape: Drape, model: Model, side: keyof Drape["sides"]) {
  const { camera, light: name } = drape.sides[side];
  const light = await lightOf(name);
  const garment = draftGarment({
    product: drape.product,
    size: drape.size,
    options: drape.options,
  });
  const weaves = printedWeaves(garment, productFacts(drape.product).weave);
  const make = () => photoView({ model, camera, size, light, weaves });
  measure(3, make);
  const tables = measure(5, make);
  const table = make();
  const rasters = garment.pieces
    .filter(({ material }) => material === "printed")
    .map(({ id: piece, bounds: box }) => {
      const [width, height] = [Math.ceil(box.right - box.left), Math.ceil(box.bottom - box.top)];
      const data = new Uint8ClampedArray(width * height * 4).fill(200);
      for (let i = 3; i < data.length; i += 4) data[i] = 255;
      return { piece, left: box.left, top: box.top, scale: 1, width, height, data };
    });
  const request = { table, rasters, fabrics: { default: "#203040" } };
  const picture = compose(request);
  const whole = measure(5, () => compose(request));
  const dirty = { x: 360, y: 330, width: 180, height: 180 };
  // The clock of processor time ticks in milliseconds: each reading is of many.
  const batch = 20;
  const again = () => {
    for (let k = 0; k < batch; k++) compose({ ...request, onto: { picture, dirty } });
  };
  measure(2, again);
  const parts = measure(20, again).map((taken) => taken / batch);
  const { lost, worst, each } = roundTrip(table);
  const figures = [
    `table ${median(tables).toFixed(0)} ms`,
    `whole ${median(whole).toFixed(0)} ms`,
    `180 px square ${median(parts).toFixed(2)} ms, p95 ${share(parts, 0.95).toFixed(2)}`,
    `there and back ${each.toFixed(1)} µs, worst ${worst.toFixed(3)} mm, lost ${lost}`,
  ];
  const held =
    median(tables) <= bounds.table && share(parts, 0.95) <= bounds.part && worst <= bounds.miss;
  tell(`${id}, ${side}`, figures.join("; "), held && lost === 0);
}

const { drapes } = clothManifest(
  JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8")),
);
console.log(
  `${size.width} px; bounds: table ${bounds.table} ms, part p95 ${bounds.part} ms, ${places} places within ${bounds.miss} mm`,
);
for (const [id, drape] of Object.entries(drapes)) {
  if (process.argv[2] !== undefined && process.argv[2] !== id) continue;
  const bytes = readFileSync(new URL(drape.model, folder));
  const before = process.threadCpuUsage();
  const model = await openModel(bytes);
  const { user, system } = process.threadCpuUsage(before);
  const triangles = model.pieces.reduce((sum, piece) => sum + piece.triangles.length / 3, 0);
  tell(id, `opened in ${((user + system) / 1000).toFixed(0)} ms, ${triangles} triangles`, true);
  for (const side of ["front", "back", "left", "right"] as const) {
    await benchSide(id, drape, model, side);
  }
}
process.exitCode = broken === 0 ? 0 : 1;
