// Preflight of a full design: 60 layers on the real jersey, sound ones and a fault of each kind among them.
import { createFontShaper, loadHarfBuzz, preflight, type SceneInput } from "@holeshot/artwork";
import type { Layer } from "@holeshot/design";
import { draftGarment } from "@holeshot/garments";
import { readFileSync } from "node:fs";
import { median } from "./support/measure.ts";

const bound = 50;
const face = "russo-one/400Regular/RussoOne_400Regular.ttf";
const bytes = readFileSync(new URL(`../node_modules/@expo-google-fonts/${face}`, import.meta.url));
const shaper = createFontShaper(await loadHarfBuzz(), bytes);
const garment = draftGarment({ product: "jersey", size: "L" });
const square = 2000;

const layers: Layer[] = Array.from({ length: 60 }, (_, i): Layer => {
  const piece = (["front", "back", "sleeve_left", "sleeve_right"] as const)[i % 4] ?? "front";
  const common = { id: `l${i}`, hidden: false, locked: false, piece, rotation: (i % 5) * 9 };
  const place = { x: (i % 7) * 12 - 36, y: 240 + ((i * 37) % 200) };
  if (i % 3 === 0) {
    const source = { type: "image", id: "photo" } as const;
    return { ...common, ...place, kind: "image", width: 60 + i * 3, source, mirrored: false };
  }
  return {
    ...common,
    ...place,
    kind: "text",
    text: i % 4 === 1 ? String(100 + i) : "HOLESHOT",
    ...(i % 4 === 1 && { role: "number" as const }),
    font: "russo-one",
    size: 20 + i / 4,
    colour: "#ffffff",
    letter_spacing: 0,
    align: "center",
    stroke: { enabled: i % 2 === 0, colour: "#14161a", width: 3 },
  };
});
const input: SceneInput = {
  document: {
    schema: 1,
    pattern: 1,
    products: { jersey: { template: "", layers, properties: {} } },
  },
  product: "jersey",
  garment,
  art: { template: "", product: "jersey", pattern: 1, zones: [], slots: [] },
  fonts: () => shaper,
  vectors: () => undefined,
  images: () => ({ asset: "photo", width: square, height: square }),
};

/** Processor time of one run, ms: what others do on the machine does not count. */
function run(): number {
  const before = process.cpuUsage();
  preflight(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

for (let i = 0; i < 5; i += 1) run();
const ms = median(Array.from({ length: 20 }, run));
const codes = new Set(preflight(input).map(({ code }) => code));
const held = ms <= bound;
console.log(
  `preflight of 60 layers (${[...codes].join(", ")}) ${ms.toFixed(1)} ms of processor time, at most ${bound}${held ? "" : "  TOO SLOW"}`,
);
process.exitCode = held ? 0 : 1;
