import { fetchRegions } from "@holeshot/artwork";
import type { Contestant, Given } from "./given.ts";
import { scale } from "./given.ts";
import { ours } from "./ours.ts";
import { withFabric } from "./with-fabric.ts";
import { withKonva } from "./with-konva.ts";

// Every 2D context on the page draws in software, so that all contestants have one renderer and no one waits for a GPU.
const plain = Reflect.get(HTMLCanvasElement.prototype, "getContext") as CallableFunction;
HTMLCanvasElement.prototype.getContext = function getContext(
  this: HTMLCanvasElement,
  kind: string,
  options?: object,
) {
  return plain.call(this, kind, kind === "2d" ? { ...options, willReadFrequently: true } : options);
} as typeof HTMLCanvasElement.prototype.getContext;

let contestants: Contestant[] = [];

function surface(given: Given): HTMLCanvasElement {
  const { left, top, right, bottom } = given.garment.pieces[0]?.bounds ?? {
    left: 0,
    top: 0,
    right: 1,
    bottom: 1,
  };
  const canvas = document.createElement("canvas");
  canvas.width = (right - left) * scale;
  canvas.height = (bottom - top) * scale;
  document.body.append(canvas);
  return canvas;
}

function container(): HTMLDivElement {
  const element = document.createElement("div");
  document.body.append(element);
  return element;
}

/** Builds all contestants; answers their names. */
export async function setUp(given: Given): Promise<string[]> {
  await fetchRegions();
  contestants = [
    ours(given, surface(given)),
    withFabric(given, surface(given)),
    withKonva(given, container(), false),
    withKonva(given, container(), true),
  ];
  return contestants.map(({ name }) => name);
}

/** How far each picture is from the first: mean difference of a channel and share of pixels off by more than 40. */
export function differences(): { name: string; mean: number; off: number }[] {
  const first = contestants[0]?.pixels() ?? new Uint8ClampedArray();
  return contestants.map(({ name, pixels }) => {
    const own = pixels();
    let sum = 0;
    let off = 0;
    for (let i = 0; i < first.length; i += 1) {
      const difference = Math.abs((own[i] ?? 0) - (first[i] ?? 0));
      sum += difference;
      if (difference > 40) off += 1;
    }
    return { name, mean: sum / first.length, off: off / first.length };
  });
}

/** Milliseconds an act of one contestant takes, over `count` acts, drawing finished each time. */
export function time(index: number, act: "recolour" | "drag", count: number): number {
  const contestant = contestants[index];
  if (!contestant) throw new Error("no contestant");
  const start = performance.now();
  for (let i = 0; i < count; i += 1) {
    if (act === "drag") contestant.drag(i % 2 === 0 ? 1 : -1, i % 4 < 2 ? 1 : -1);
    else contestant.recolour(i % 2 === 0 ? "#ff5a1f" : "#17c3d6");
    contestant.flush();
  }
  return (performance.now() - start) / count;
}
