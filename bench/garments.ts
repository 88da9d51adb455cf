// Drafting and flat lays: a garment of one size, every size of every product, a side's table, a picture from it.
import { productIds } from "@holeshot/domain";
import { baseSize, draftGarment, sizes } from "@holeshot/garments";
import { compose, flatLay } from "@holeshot/views";
import { median } from "./support/measure.ts";

const products = productIds;
const bounds = { draft: 20, everything: 1000, table: 150, part: 4 };
let broken = 0;

function tell(name: string, ms: number, bound: number): void {
  const held = ms <= bound;
  if (!held) broken += 1;
  console.log(
    `${name.padEnd(44)}${ms.toFixed(1).padStart(8)} ms of processor time, at most ${bound}${held ? "" : "  TOO SLOW"}`,
  );
}

/** Processor time of each run, ms: what others do on the machine does not count. */
function measure(times: number, act: () => void): number[] {
  return Array.from({ length: times }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

for (const product of products) {
  const act = () => void draftGarment({ product, size: baseSize(product) });
  measure(5, act);
  tell(`draft ${product} ${baseSize(product)}`, median(measure(20, act)), bounds.draft);
}
const every = () => {
  for (const product of products)
    for (const { id } of sizes(product)) draftGarment({ product, size: id });
};
tell("draft every size of every product", median(measure(3, every)), bounds.everything);

for (const product of products) {
  const garment = draftGarment({ product, size: baseSize(product) });
  const act = () => void flatLay(garment, "front", { width: 900, height: 900 });
  measure(2, act);
  tell(`table of ${product}, front, 900 px`, median(measure(7, act)), bounds.table);
}

const table = flatLay(draftGarment({ product: "jersey", size: "L" }), "front", {
  width: 900,
  height: 900,
});
const scale = 1.5;
const raster = {
  piece: "front",
  left: -310,
  top: -10,
  scale,
  width: 930,
  height: 1160,
  data: new Uint8ClampedArray(930 * 1160 * 4).fill(200),
};
const request = { table, rasters: [raster], fabrics: { default: "#203040" } };
const picture = compose(request);
const part = () =>
  void compose({
    ...request,
    onto: { picture, dirty: { x: 360, y: 400, width: 180, height: 180 } },
  });
// The clock of processor time ticks in milliseconds: each reading is of many.
const batch = 20;
const parts = () => {
  for (let k = 0; k < batch; k++) part();
};
measure(2, parts);
const each = measure(20, parts).map((taken) => taken / batch);
tell("recompose 180 × 180 px", median(each), bounds.part);
process.exitCode = broken === 0 ? 0 : 1;
