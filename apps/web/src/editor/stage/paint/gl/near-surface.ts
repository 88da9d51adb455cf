import type { Weave } from "@holeshot/garments";
import {
  coarseOf,
  grainCells,
  grainFades,
  grainOf,
  holes,
  leastShine,
  nearCloth,
} from "@holeshot/views";
import { report } from "../../../../lib/report.ts";
import type { StageView } from "../../view/stage-view.ts";
import { plainTexture } from "./textures.ts";

const real = (value: number): string => value.toFixed(4);

/** Pixels of a tile, each way. */
export const GRAIN_SIDE = grainCells;

/**
 * `addSurface` of the views for a card: the share of the light that cloth throws back at a place of its piece, where a
 * pixel shows `pixel` mm of it, and of its shine. `grainTile` is across, down, what repeats soonest, gloss; `coarse` how many
 * times larger and deeper it is drawn; `ventPanel` middle and half of the piece's holes.
 */
export const surfaceGlsl = `
uniform highp sampler2D grain;
uniform vec4 grainTile;
uniform float grainBreaks;

float grainAt(vec2 mm, float pixel, vec2 coarse) {
  float repeat = grainTile.z * coarse.x / pixel;
  if (repeat <= ${real(grainFades.none)}) return 1.0;
  ivec2 cell = ivec2(floor(mm * ${real(GRAIN_SIDE)} / (grainTile.xy * coarse.x))) & ${GRAIN_SIDE - 1};
  vec2 tile = texelFetch(grain, cell, 0).rg;
  if (coarse.x > 1.0) tile = tile.rr * coarse.y;
  float soft = clamp((repeat - ${real(grainFades.none)}) / ${real(grainFades.soft - grainFades.none)}, 0.0, 1.0);
  float sharp = clamp((repeat - ${real(grainFades.soft)}) / ${real(grainFades.sharp - grainFades.soft)}, 0.0, 1.0);
  return 1.0 + mix(tile.r * soft, tile.g, sharp);
}

float shineAt(float share) {
  return grainTile.w > 0.0 ? max(min(${real(leastShine)}, share), 1.0 + grainBreaks * (share - 1.0)) : 1.0;
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

/** A cloth's tile in two channels, soft and sharp, as it is in the views. */
export function grainTexels(weave: Weave): Float32Array<ArrayBuffer> {
  const { soft, sharp } = grainOf(weave);
  const texels = new Float32Array(2 * soft.length);
  soft.forEach((value, i) => texels.set([value, sharp[i] ?? 0], 2 * i));
  return texels;
}

/** `grainTile` of a cloth; of cloth that is not printed when there is none. */
export function grainTile(weave: Weave | null): [number, number, number, number] {
  if (!weave) return [1, 1, 0, 0];
  const { across, down, finest, gloss = 0 } = grainOf(weave);
  return [across, down, finest, gloss];
}

/** `grainBreaks` of a cloth. */
export function grainBreaks(weave: Weave | null): number {
  return (weave && grainOf(weave).breaks) ?? 1;
}

/** `coarse` of a cloth where a pixel shows so many mm of it. */
export function coarseAt(weave: Weave | null, pixel: number): [number, number] {
  if (!weave) return [1, 1];
  const { larger, deeper } = coarseOf(grainOf(weave), pixel);
  return [larger, deeper];
}

/**
 * The program that draws threads and holes at the screen's own pixels, for a stage that is enlarged, told of the view's
 * cloth; `enlarged` is how many of the screen's pixels one of the table's is wide. It goes with its canvas.
 */
export type NearSurface = (view: StageView, enlarged: number) => WebGLProgram;

/** Units beside those of the composer. */
const units = { grain: 4, surfaces: 5 } as const;

/** The table's light has its grain in it: it is taken out pixel by pixel as it was put in, and put in again finer. */
const nearGlsl = `
${surfaceGlsl}
uniform sampler2D surfaces;
uniform float least;
uniform float enlarged;
uniform vec2 coarseTable;
uniform vec2 coarseHere;

float cloths(float code) {
  return mod(code, INSIDE);
}

float millimetresOf(ivec2 pixel, vec4 there) {
  ivec2 last = textureSize(cloth, 0) - 1;
  vec4 beside = texelFetch(cloth, pixel + ivec2(pixel.x < last.x ? 1 : -1, 0), 0);
  vec4 below = texelFetch(cloth, pixel + ivec2(0, pixel.y < last.y ? 1 : -1), 0);
  float most = least;
  if (cloths(beside.z) == cloths(there.z)) most = max(most, distance(beside.xy, there.xy));
  if (cloths(below.z) == cloths(there.z)) most = max(most, distance(below.xy, there.xy));
  return most;
}

vec2 surfaceAt(vec2 mm, float code, float pixel, vec2 coarse) {
  int index = int(cloths(code)) - 1;
  if (texelFetch(surfaces, ivec2(index, 1), 0).x < 0.5) return vec2(1.0);
  float share = grainAt(mm, pixel, coarse) * ventAt(texelFetch(surfaces, ivec2(index, 0), 0), mm, pixel);
  return vec2(share, shineAt(share));
}

vec2 bareLight(ivec2 pixel, vec4 there) {
  return texelFetch(light, pixel, 0).xy / surfaceAt(there.xy, there.z, millimetresOf(pixel, there), coarseTable);
}

void main() {`;

/** The composer's own shader with these in their places. */
const changes: readonly (readonly [string, string])[] = [
  ["\nvoid main() {", nearGlsl],
  ["texelFetch(light, pixel, 0).xy;", "bareLight(pixel, there);"],
  [
    "  vec3 shown = ",
    `  vec2 spot = mmShare > 0.0 ? mm / mmShare : best.xy;
  lamp *= surfaceAt(spot, best.z, millimetresOf(nearest, best) / enlarged, coarseHere);
  vec3 shown = `,
  ],
];

/** Throws when the composer's shader is no longer what it was written for. */
function nearShader(composers: string): string {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new RangeError(`the shader has not one ${from}`);
    return text.replace(from, to);
  }, composers);
}

/** Null where the card does not take it. */
export function nearSurface(
  gl: WebGL2RenderingContext,
  composers: WebGLProgram,
): NearSurface | null {
  const program = gl.createProgram();
  for (const one of gl.getAttachedShaders(composers) ?? []) {
    const source = gl.getShaderSource(one) ?? "";
    const kind = gl.getShaderParameter(one, gl.SHADER_TYPE) as GLenum;
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, kind === gl.FRAGMENT_SHADER ? nearShader(source) : source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    report(new Error(gl.getProgramInfoLog(program) ?? "no reason given"), "near shader");
    return null;
  }
  const where = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  const textures = {
    grain: plainTexture(gl),
    surfaces: plainTexture(gl),
  };
  let told: StageView | null = null;
  return (view, enlarged) => {
    const { worn } = view;
    gl.useProgram(program);
    gl.uniform4fv(where("grainTile"), grainTile(worn?.weave ?? null));
    for (const name of ["grain", "surfaces"] as const) {
      gl.activeTexture(gl.TEXTURE0 + units[name]);
      gl.bindTexture(gl.TEXTURE_2D, textures[name]);
      gl.uniform1i(where(name), units[name]);
    }
    if (told !== view) {
      const [one, rows] = [gl.TEXTURE_2D, surfacesOf(view)];
      gl.texImage2D(one, 0, gl.RGBA32F, rows.length / 8, 2, 0, gl.RGBA, gl.FLOAT, rows);
      gl.activeTexture(gl.TEXTURE0 + units.grain);
      const [side, texels] = [GRAIN_SIDE, grainTexels(worn?.weave ?? "mesh")];
      gl.texImage2D(one, 0, gl.RG32F, side, side, 0, gl.RG, gl.FLOAT, texels);
      told = view;
    }
    const [weave, pixel] = [worn?.weave ?? null, worn?.pixel ?? 1];
    gl.uniform1f(where("grainBreaks"), grainBreaks(weave));
    gl.uniform2fv(where("coarseTable"), coarseAt(weave, pixel));
    gl.uniform2fv(where("coarseHere"), coarseAt(weave, pixel / enlarged));
    gl.uniform1f(where("least"), pixel);
    gl.uniform1f(where("enlarged"), enlarged);
    return program;
  };
}

/** By piece its panel of holes, and in the second row whether it is printed. */
function surfacesOf({ table, garment, worn }: StageView): Float32Array {
  const count = table.pieces.length;
  const rows = new Float32Array(count * 8);
  if (!worn) return rows;
  nearCloth(table, garment, worn).pieces.forEach((piece, i) => {
    if (!piece) return;
    rows[(count + i) * 4] = 1;
    const { vents } = piece;
    if (vents) rows.set([vents.x, vents.y, vents.halfX, vents.halfY], i * 4);
  });
  return rows;
}
