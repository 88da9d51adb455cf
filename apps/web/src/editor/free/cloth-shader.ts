import { lightGlsl, SLACK } from "./cloth-light.ts";
import { surfaceGlsl } from "../stage/paint/gl/near-surface.ts";

/** Points in a row of the picture that says how freely sides see them. */
export const OPEN_ROW = 512;
/** Cloth where it was when its light was baked: nothing but its depth is drawn. */
export const bakedVertex = `
in vec3 lit;
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(lit, 1.0);
}
`;

/** Nothing but the depth of cloth as it hangs, to the bit that of `clothVertex`. */
export const depthVertex = `
invariant gl_Position;
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`;

/** For what is drawn for its depth alone. */
export const depthFragment = `
precision mediump float;
out vec4 colour;
void main() {
  colour = vec4(1.0);
}
`;

/** How freely each side sees a point of the cloth, drawn as one pixel for each: `openPlaces` says where it lies. */
export const openVertex = `
precision highp float;
uniform highp sampler2D seenDepth;
uniform mat4 sideMatrix[4];
uniform vec3 sideEye[4];
uniform float turned;
uniform int firstPoint;
uniform vec2 openSize;
in vec3 lit;
flat out vec4 open;
// A side's light fades out before what hides the cloth from it: pixels of 1024, and depth that they show.
const vec2 fade = vec2(36.0 / 1024.0, 0.0211);
// Depth over which a tap goes from hidden to free.
const float soft = 0.0044;

float freely(int i, vec3 at, float towards) {
  float t = clamp(towards, 0.15, 1.0);
  float slope = fade.y * (0.4 + sqrt(1.0 - t * t) / t);
  float free = 0.0;
  for (int k = 0; k < 16; k++) {
    float radius = k < 8 ? 0.5 : 1.0;
    float angle = 0.785398 * (float(k % 8) + radius);
    vec2 tap = clamp(at.xy + fade.x * radius * vec2(cos(angle), -sin(angle)), 0.002, 0.998);
    vec2 place = (vec2(i % 2, i / 2) + tap) * 0.5;
    free += clamp(0.5 + (textureLod(seenDepth, place, 0.0).r + ${SLACK} + radius * slope - at.z) / soft, 0.0, 1.0);
  }
  return smoothstep(0.5, 1.0, free / 16.0);
}

void main() {
  vec3 facing = normalize(normal) * turned;
  for (int i = 0; i < 4; i++) {
    vec4 at = sideMatrix[i] * vec4(lit, 1.0);
    open[i] = freely(i, 0.5 + 0.5 * at.xyz / at.w, dot(facing, normalize(sideEye[i] - lit)));
  }
  int point = firstPoint + gl_VertexID;
  vec2 pixel = vec2(point % ${OPEN_ROW}, point / ${OPEN_ROW}) + 0.5;
  // What is seen of its inner face lies in the picture's upper half.
  if (turned < 0.0) pixel.y += 0.5 * openSize.y;
  gl_Position = vec4(2.0 * pixel / openSize - 1.0, 0.0, 1.0);
  gl_PointSize = 1.0;
}
`;

export const openFragment = `
precision highp float;
flat in vec4 open;
out vec4 colour;
void main() {
  colour = open;
}
`;

export const clothVertex = `
invariant gl_Position;
in vec3 lit;
in float openness;
in vec2 millimetres;
uniform highp sampler2D openPlaces;
uniform int firstPoint;
uniform ivec4 sideOrder;
out vec4 vFree;
out vec4 vFreeInside;
out vec2 vMillimetres;
out vec3 vPlace;
out vec3 vNormal;
out vec2 vPrint;
out float vOpen;

vec4 freeAt(int rows) {
  int point = firstPoint + gl_VertexID;
  vec4 free = texelFetch(openPlaces, ivec2(point % ${OPEN_ROW}, point / ${OPEN_ROW} + rows), 0);
  return vec4(free[sideOrder.x], free[sideOrder.y], free[sideOrder.z], free[sideOrder.w]);
}

void main() {
  vFree = freeAt(0);
  vFreeInside = freeAt(textureSize(openPlaces, 0).y / 2);
  vPlace = lit;
  vNormal = normal;
  vPrint = uv;
  vOpen = openness;
  vMillimetres = millimetres;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`;

/** What a pixel shows of a piece. */
const clothHere = `
uniform sampler2D print;
uniform float finer;
uniform bool printed;
uniform vec3 cloth;
uniform vec4 ventPanel;
uniform vec2 coarse;
in vec4 vFree;
in vec4 vFreeInside;
in vec2 vMillimetres;
in vec3 vPlace;
in vec3 vNormal;
in vec2 vPrint;
in float vOpen;
${surfaceGlsl}
Cloth clothHere() {
  Cloth c;
  vec3 outwards = normalize(vNormal);
  // Along a fold single triangles turn away before their cloth does, and behind its edge a sliver shows: they would be grains of
  // lining. Cloth turns away at 7°, and three pixels from where it does, as on the stage.
  float turns = dot(outwards, normalize(cameraPosition - vPlace));
  float sliver = min(0.5, 3.0 * length(vec2(dFdx(turns), dFdy(turns))));
  c.outer = gl_FrontFacing || turns > -max(0.12, sliver);
  c.place = vPlace;
  c.facing = outwards * (c.outer ? 1.0 : -1.0);
  c.open = vOpen;
  c.free = c.outer ? vFree : vFreeInside;
  c.across = dFdx(vPlace) * exp2(-finer);
  c.down = dFdy(vPlace) * exp2(-finer);
  float pixel = max(length(dFdx(vMillimetres)), length(dFdy(vMillimetres)));
  c.surface = grainAt(vMillimetres, pixel, coarse) * ventAt(ventPanel, vMillimetres, pixel);
  c.gloss = grainTile.w > 0.0 ? grainTile.w * shineAt(c.surface) : 1.0;
  c.own = printed ? texture(print, vPrint, -finer).rgb : cloth;
  if (!c.outer) c.own = cloth * 0.55;
  return c;
}
`;

export const clothFragment = `
${lightGlsl}
${clothHere}
out vec4 colour;
void main() {
  colour = vec4(litCloth(clothHere()), 1.0);
}
`;

/** What each pixel shows, to be lit afterwards: `litFragment` reads it. Nothing is 0. */
export const shownFragment = `
${lightGlsl}
${clothHere}
layout(location = 0) out highp uvec4 where;
layout(location = 1) out highp uvec4 lamps;
layout(location = 2) out highp uvec4 prints;
void main() {
  Cloth c = clothHere();
  vec3 across = c.across * NEAR;
  vec3 down = c.down * NEAR;
  uvec4 free = uvec4(round(clamp(c.free, 0.0, 1.0) * 255.0));
  where = uvec4(floatBitsToUint(c.place), packHalf2x16(c.facing.xy));
  lamps = uvec4(packHalf2x16(vec2(c.facing.z, c.outer ? 1.0 + c.open : -1.0 - c.open)),
    free.x | free.y << 8 | free.z << 16 | free.w << 24, packHalf2x16(vec2(c.surface, c.gloss)), packHalf2x16(c.own.rg));
  prints = uvec4(packHalf2x16(vec2(c.own.b, across.x)), packHalf2x16(across.yz), packHalf2x16(down.xy), packHalf2x16(vec2(down.z, 0.0)));
}
`;

/** Lights what pixels show, each once; where `settled` is set only those that `edges` marks, and others are as `before`. */
export const litFragment = `
${lightGlsl}
uniform highp usampler2D where;
uniform highp usampler2D lamps;
uniform highp usampler2D prints;
uniform sampler2D edges;
uniform sampler2D before;
uniform bool settled;
out vec4 colour;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  bool anew = !settled || texelFetch(edges, pixel, 0).r > 0.5;
  uvec4 first = texelFetch(where, pixel, 0);
  bool bare = first == uvec4(0);
  if (anew && bare) discard;
  vec4 shown = settled ? texelFetch(before, pixel, 0) : vec4(0.0);
  // A loop: a processor that draws takes all branches, and goes on after discard.
  for (int todo = anew && !bare ? 1 : 0; todo > 0; todo--) {
    uvec4 second = texelFetch(lamps, pixel, 0);
    uvec4 third = texelFetch(prints, pixel, 0);
    Cloth c;
    c.place = uintBitsToFloat(first.xyz);
    vec2 open = unpackHalf2x16(second.x);
    c.facing = vec3(unpackHalf2x16(first.w), open.x);
    c.outer = open.y > 0.0;
    c.open = abs(open.y) - 1.0;
    c.free = vec4(second.y & 255u, second.y >> 8 & 255u, second.y >> 16 & 255u, second.y >> 24) / 255.0;
    vec2 surface = unpackHalf2x16(second.z);
    c.surface = surface.x;
    c.gloss = surface.y;
    vec2 blue = unpackHalf2x16(third.x);
    c.own = vec3(unpackHalf2x16(second.w), blue.x);
    vec2 depth = unpackHalf2x16(third.w);
    c.across = vec3(blue.y, unpackHalf2x16(third.y)) / NEAR;
    c.down = vec3(unpackHalf2x16(third.z), depth.x) / NEAR;
    shown = vec4(litCloth(c), 1.0);
  }
  colour = shown;
}
`;
