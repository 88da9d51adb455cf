import type { Paint, SceneItem } from "../scene.ts";

/** By how much two items differ in colour, steps of 255; 255 where they are not the same thing. */
export function paintSteps(item: SceneItem, other: SceneItem | undefined): number {
  if (!other || item.kind !== other.kind) return 255;
  if (item.kind === "image" || other.kind === "image") {
    return item.kind === "image" && other.kind === "image" && item.asset === other.asset ? 0 : 255;
  }
  if (item.kind === "clip" || other.kind === "clip") {
    if (item.kind !== "clip" || other.kind !== "clip") return 255;
    return Math.max(0, ...item.items.map((inner, index) => paintSteps(inner, other.items[index])));
  }
  const opacity = Math.abs(item.opacity - other.opacity) * 255;
  const [a, b] = [coloursOf(item.paint), coloursOf(other.paint)];
  if (a.length !== b.length) return 255;
  return Math.max(opacity, ...a.map((colour, index) => colourSteps(colour, b[index] ?? "")));
}

function coloursOf(paint: Paint): string[] {
  return typeof paint === "string" ? [paint] : paint.stops.map(({ colour }) => colour);
}

/** The largest difference of red, green and blue. */
export function colourSteps(a: string, b: string): number {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return Math.max(...[1, 3, 5].map((at) => Math.abs(channel(a, at) - channel(b, at)) || 0));
}
