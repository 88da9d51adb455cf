import type { Weave } from "@holeshot/garments";
import { grainFades, grainOf, holes } from "@holeshot/views";

const real = (value: number): string => value.toFixed(4);

/**
 * `addSurface` of the views for a card: the share of the light that cloth throws back at a place of its piece, where a
 * pixel shows `pixel` mm of it. `grainTile` is across, down, what repeats soonest, gloss; `ventPanel` middle and half of
 * the piece's holes.
 */
export const surfaceGlsl = `
uniform sampler2D grain;
uniform vec4 grainTile;

float grainAt(vec2 mm, float pixel) {
  float repeat = grainTile.z / pixel;
  if (repeat <= ${real(grainFades.none)}) return 1.0;
  vec2 tile = texture(grain, mm / grainTile.xy).rg - ${real(128 / 255)};
  float soft = clamp((repeat - ${real(grainFades.none)}) / ${real(grainFades.soft - grainFades.none)}, 0.0, 1.0);
  float sharp = clamp((repeat - ${real(grainFades.soft)}) / ${real(grainFades.sharp - grainFades.soft)}, 0.0, 1.0);
  return 1.0 + mix(tile.r * soft, tile.g, sharp);
}

float ventAt(vec4 ventPanel, vec2 mm, float pixel) {
  vec2 at = mm - ventPanel.xy;
  if (ventPanel.z == 0.0 || any(greaterThan(abs(at), ventPanel.zw))) return 1.0;
  vec2 apart = vec2(${real(holes.apart)}, ${real(holes.rows)});
  float row = floor(at.y / apart.y + 0.5);
  float shift = mod(row, 2.0) * 0.5;
  vec2 hole = vec2(floor(at.x / apart.x - shift + 0.5) + shift, row) * apart;
  vec2 out3 = pow(abs(hole / ventPanel.zw), vec2(3.0));
  float radius = ${real(holes.radius)} * clamp(${real(holes.fade)} * (1.0 - out3.x - out3.y), 0.0, 1.0);
  if (radius < ${real(holes.least)}) return 1.0;
  float edge = max(pixel, ${real(holes.sharpest)});
  float part = clamp((radius - distance(at, hole)) / edge + 0.5, 0.0, 1.0);
  float square = radius * radius;
  float kept = edge <= 2.0 * radius
    ? square / (square + edge * edge / 12.0)
    : 3.0 * edge * square / pow(radius + 0.5 * edge, 3.0);
  return 1.0 - ${real(holes.depth)} * part * kept;
}
`;

/** A cloth's tile in two channels, soft and sharp: 128 neither darkens nor lightens. */
export function grainTexels(weave: Weave): Uint8Array<ArrayBuffer> {
  const { soft, sharp } = grainOf(weave);
  const texels = new Uint8Array(2 * soft.length);
  soft.forEach((value, i) => {
    texels[2 * i] = Math.round(128 + 255 * value);
    texels[2 * i + 1] = Math.round(128 + 255 * (sharp[i] ?? 0));
  });
  return texels;
}

/** Pixels of a tile, each way. */
export const GRAIN_SIDE = 64;

/** `grainTile` of a cloth; of cloth that is not printed when there is none. */
export function grainTile(weave: Weave | null): [number, number, number, number] {
  if (!weave) return [1, 1, 0, 0];
  const { across, down, finest, gloss = 0 } = grainOf(weave);
  return [across, down, finest, gloss];
}
