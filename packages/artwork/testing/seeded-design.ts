import { createCanvas } from "@napi-rs/canvas";
import { fillPatterns } from "@holeshot/design";
import type { GradientDirection, Layer } from "@holeshot/design";
import { colourLayer, imageLayer, textLayer } from "./fixtures.ts";

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const colours = [
  "#ffc21a",
  "#d8262f",
  "#163f8c",
  "#f4efe2",
  "#14161a",
  "#17c3d6",
  "#8a4bff",
  "#0f4f8f",
];
const texts = ["HOLESHOT", "23", "Åse Ødegård", "KTM", "AVATAR", "Straße", "86"];
const fonts = ["russo-one", "graduate", "saira", "marker"];
const directions: readonly GradientDirection[] = [
  "top_to_bottom",
  "bottom_to_top",
  "left_to_right",
  "right_to_left",
];

/** A design with every kind of layer on the front, the same for the same seed. */
export function seededDesign(seed: number): Layer[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const between = (from: number, to: number) => from + random() * (to - from);
  const layers: Layer[] = [
    colourLayer({
      primary: pick(colours),
      gradient: { secondary: pick(colours), direction: pick(directions) },
    }),
    colourLayer({
      id: "c2",
      zone: "block",
      primary: pick(colours),
      fill: {
        pattern: pick(fillPatterns),
        scale: between(0.8, 2),
        rotation: between(-90, 90),
        colours: [pick(colours), pick(colours)],
      },
    }),
  ];
  for (let i = 0; i < 4; i += 1) {
    layers.push(
      textLayer({
        id: `t${i}`,
        text: pick(texts),
        font: pick(fonts),
        size: between(25, 70),
        x: between(-120, 120),
        y: between(60, 440),
        rotation: between(-40, 40),
        colour: pick(colours),
        curve: pick([
          { kind: "arc", amount: between(-120, 120) },
          { kind: "wave", amount: between(-35, 35) },
        ]),
        stroke: { enabled: random() < 0.7, colour: pick(colours), width: between(1.5, 5) },
        strokes: [{ colour: pick(colours), width: between(1.5, 4) }],
        ...(random() < 0.3 && {
          shadow: { colour: pick(colours), dx: between(2, 6), dy: between(2, 6) },
        }),
        ...(random() < 0.3 && { opacity: between(0.4, 0.9) }),
      }),
    );
  }
  for (let i = 0; i < 3; i += 1) {
    layers.push(
      imageLayer({
        id: `i${i}`,
        source: i === 0 ? { type: "image", id: "photo" } : { type: "logo", id: "bolt" },
        width: between(40, 120),
        x: between(-130, 130),
        y: between(60, 440),
        rotation: between(-180, 180),
        mirrored: random() < 0.5,
        ...(random() < 0.5 && { crop: { x: 0.1, y: 0.2, width: 0.7, height: 0.6 } }),
        ...(random() < 0.4 && { opacity: between(0.4, 0.9) }),
      }),
    );
  }
  return layers;
}

/** The pixels behind the source `photo`: soft slopes, as photographs mostly are. */
export function photoFile(): Buffer {
  const canvas = createCanvas(300, 200);
  const context = canvas.getContext("2d");
  const ramp = context.createLinearGradient(0, 0, 300, 200);
  ["#2b1d4f", "#d8263f", "#ffc21a", "#fff6d8"].forEach((colour, i) =>
    ramp.addColorStop(i / 3, colour),
  );
  context.fillStyle = ramp;
  context.fillRect(0, 0, 300, 200);
  context.fillStyle = "#14161a";
  context.beginPath();
  context.moveTo(0, 200);
  context.bezierCurveTo(90, 90, 150, 190, 300, 130);
  context.lineTo(300, 200);
  context.fill();
  return canvas.toBuffer("image/png");
}
