import type { Weave } from "@holeshot/garments";
import { grainFades, grainOf, holes, ventsOf } from "@holeshot/views";
import { report } from "../../../../lib/report.ts";
import type { StageView } from "../../view/stage-view.ts";

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

vec2 surfaceAt(vec2 mm, float code, float pixel) {
  int index = int(cloths(code)) - 1;
  if (texelFetch(surfaces, ivec2(index, 1), 0).x < 0.5) return vec2(1.0);
  float share = grainAt(mm, pixel) * ventAt(texelFetch(surfaces, ivec2(index, 0), 0), mm, pixel);
  return vec2(share, grainTile.w > 0.0 ? share : 1.0);
}

vec2 bareLight(ivec2 pixel, vec4 there) {
  return texelFetch(light, pixel, 0).xy / surfaceAt(there.xy, there.z, millimetresOf(pixel, there));
}

void main() {`;

/** The composer's own shader with these in their places. */
const changes: readonly (readonly [string, string])[] = [
  ["\nvoid main() {", nearGlsl],
  ["texelFetch(light, pixel, 0).xy;", "bareLight(pixel, there);"],
  [
    "  vec3 shown = ",
    `  vec2 spot = mmShare > 0.0 ? mm / mmShare : best.xy;
  lamp *= surfaceAt(spot, best.z, millimetresOf(nearest, best) / enlarged);
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
    grain: textureOf(gl, gl.LINEAR, gl.REPEAT),
    surfaces: textureOf(gl, gl.NEAREST, gl.CLAMP_TO_EDGE),
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
      gl.texImage2D(one, 0, gl.RG8, side, side, 0, gl.RG, gl.UNSIGNED_BYTE, texels);
      told = view;
    }
    gl.uniform1f(where("least"), worn?.pixel ?? 1);
    gl.uniform1f(where("enlarged"), enlarged);
    return program;
  };
}

/** By piece its panel of holes, and in the second row whether it is printed. */
function surfacesOf({ table, garment, worn }: StageView): Float32Array {
  const count = table.pieces.length;
  const rows = new Float32Array(count * 8);
  table.pieces.forEach((name, i) => {
    const piece = garment.pieces.find(({ id }) => id === name);
    if (piece?.material !== "printed" || !worn) return;
    rows[(count + i) * 4] = 1;
    const vents = ventsOf(worn.weave, name, piece.bounds);
    if (vents) rows.set([vents.x, vents.y, vents.halfX, vents.halfY], i * 4);
  });
  return rows;
}

function textureOf(gl: WebGL2RenderingContext, filter: GLenum, wrap: GLenum): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, name, filter);
  for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, name, wrap);
  return texture;
}
