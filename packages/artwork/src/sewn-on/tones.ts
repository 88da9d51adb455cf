import type { Colour } from "../scene.ts";

/** Colours of what is bought in, not printed: tape, webbing and coil, moulded parts, metal, thread. */
export const tones = {
  tape: "#2c2f35",
  moulded: "#30343a",
  groove: "#0d0e10",
  rim: "#585e67",
  coil: "#767c86",
  metal: "#b9bec6",
  thread: "#8d939c",
  aramid: "#d2ac3f",
} as const;

/** A colour set off from the cloth it lies on: darker than light cloth, lighter than dark. */
export function setOff(ground: Colour): Colour {
  const parts = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = parts;
  const light = (red * 3 + green * 6 + blue) / 10 > 90;
  const toward = (part: number) => Math.round(light ? part * 0.55 : part + (255 - part) * 0.22);
  return `#${parts.map((part) => toward(part).toString(16).padStart(2, "0")).join("")}`;
}
