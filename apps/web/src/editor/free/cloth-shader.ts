import {
  expectedTerms,
  gleamFades,
  grazing,
  insideOpen,
  leastExpected,
  madeUp,
  openAir,
} from "@holeshot/views";
import { surfaceGlsl } from "../stage/paint/gl/near-surface.ts";

/** Cloth where it was when its light was baked: nothing but its depth is drawn. */
export const litVertex = `
in vec3 lit;
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(lit, 1.0);
}
`;

export const litFragment = `
precision mediump float;
out vec4 colour;
void main() {
  colour = vec4(1.0);
}
`;

/**
 * The sides' formula for a colour (`compose` of the views), on a card: light of the sides in linear space, the
 * same shoulder, the same bytes.
 */
export const clothVertex = `
in vec3 lit;
in float openness;
in vec2 millimetres;
out vec2 vMillimetres;
out vec3 vPlace;
out vec3 vNormal;
out vec2 vPrint;
out float vOpen;
void main() {
  vPlace = lit;
  vNormal = normal;
  vPrint = uv;
  vOpen = openness;
  vMillimetres = millimetres;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`;

export const clothFragment = `
precision highp float;
precision highp sampler2DArray;
uniform sampler2DArray lightPictures;
uniform sampler2D seenDepth;
uniform mat4 sideMatrix[4];
uniform vec3 sideEye[4];
uniform vec4 sideShare;
uniform vec2 sideAcross[4];
uniform vec2 ownAcross;
uniform vec2 clothHeight;
uniform float lampFalls[${expectedTerms}];
uniform float lampShines[${expectedTerms}];
uniform sampler2D print;
uniform float finer;
uniform bool printed;
uniform vec3 cloth;
uniform vec4 ventPanel;
in vec2 vMillimetres;
in vec3 vPlace;
in vec3 vNormal;
in vec2 vPrint;
in float vOpen;
out vec4 colour;
${surfaceGlsl}
// How far cloth may lie behind what a side's camera sees and still be what it sees, in depth.
const float slack = 0.0016;

float seenFrom(int i, vec3 at, float towards) {
  vec2 place = (vec2(i % 2, i / 2) + clamp(at.xy, 0.002, 0.998)) * 0.5;
  vec2 texel = 1.0 / vec2(textureSize(seenDepth, 0));
  // Cloth at a slant changes its depth within a pixel of the side's depth picture.
  float slope = slack * (1.0 + 0.5 / clamp(towards, 0.1, 1.0));
  // As much of each of the four pixels round it as it lies near them: a stair would be seen.
  vec2 way = fract(place / texel - 0.5);
  float seen = 0.0;
  for (int k = 0; k < 4; k++) {
    vec2 beside = vec2(float(k % 2), float(k / 2));
    vec2 near = mix(1.0 - way, way, beside);
    seen += texture(seenDepth, place + (beside - way) * texel).r + slope >= at.z ? near.x * near.y : 0.0;
  }
  return seen;
}

// A side's light fades out before what hides the cloth from it: pixels of 1024, and depth that they show.
const vec2 fade = vec2(36.0 / 1024.0, 0.0211);
// Depth over which a tap goes from hidden to free.
const float soft = 0.0044;

float freely(int i, vec3 at, float towards) {
  float t = clamp(towards, 0.15, 1.0);
  float slope = fade.y * (0.4 + sqrt(1.0 - t * t) / t);
  float open = 0.0;
  for (int k = 0; k < 16; k++) {
    float radius = k < 8 ? 0.5 : 1.0;
    float angle = 0.785398 * (float(k % 8) + radius);
    vec2 tap = clamp(at.xy + fade.x * radius * vec2(cos(angle), -sin(angle)), 0.002, 0.998);
    vec2 place = (vec2(i % 2, i / 2) + tap) * 0.5;
    open += clamp(0.5 + (texture(seenDepth, place).r + slack + radius * slope - at.z) / soft, 0.0, 1.0);
  }
  return max(0.002, smoothstep(0.5, 1.0, open / 16.0));
}

// expectedFor of the views: what lamps that go with the camera throw on cloth that looks so, seen from a turn, or what
// it throws back of them.
float expectedFor(float lamps[${expectedTerms}], vec3 normal, vec2 across) {
  vec3 n = vec3(across.x * normal.x - across.y * normal.z, normal.y, across.y * normal.x + across.x * normal.z);
  float terms[${expectedTerms}] = float[](1.0, n.x, n.y, n.z, n.x * n.y, n.y * n.z, n.x * n.z,
    n.x * n.x - n.y * n.y, 3.0 * n.z * n.z - 1.0);
  float light = 0.0;
  for (int k = 0; k < ${expectedTerms}; k++) light += lamps[k] * terms[k];
  return light;
}

vec3 shoulder(vec3 light) {
  float strongest = max(light.r, max(light.g, light.b));
  if (strongest <= 0.8) return light;
  return light * ((0.8 + 0.2 * (1.0 - exp((0.8 - strongest) / 0.2))) / strongest);
}

vec3 bytes(vec3 linear) {
  vec3 low = linear * 12.92;
  vec3 high = 1.055 * pow(max(linear, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055;
  return mix(high, low, vec3(lessThanEqual(linear, vec3(0.0031308))));
}

void main() {
  vec3 outwards = normalize(vNormal);
  // Along a fold single triangles turn away before their cloth does, and behind its edge a sliver shows: they would be grains of
  // lining. Cloth turns away at 7°, and three pixels from where it does, as on the stage.
  float turns = dot(outwards, normalize(cameraPosition - vPlace));
  float sliver = min(0.5, 3.0 * length(vec2(dFdx(turns), dFdy(turns))));
  bool outer = gl_FrontFacing || turns > -max(0.12, sliver);
  vec3 facing = outwards * (outer ? 1.0 : -1.0);
  float wanted = max(${leastExpected}, expectedFor(lampFalls, facing, ownAcross));
  float gleam = max(0.0, expectedFor(lampShines, facing, ownAcross));
  float open = vOpen;
  if (!outer) open *= mix(${insideOpen.low}, ${insideOpen.high}, smoothstep(0.0, ${insideOpen.from}, (vPlace.y - clothHeight.x) / clothHeight.y));
  // mixSides of the views: what no side sees is lit as its openness lets the lamps in.
  float nearest = max(max(sideShare.x, sideShare.y), max(sideShare.z, sideShare.w));
  float between = min(1.0, 2.0 * (1.0 - nearest));
  float least = ${grazing} * (1.0 - between);
  float light = 0.0;
  float due = 0.0;
  float shine = 0.0;
  float dueShine = 0.0;
  float seen = 0.0;
  float able = 0.0;
  float told = 0.0;
  float fine = exp2(-finer);
  for (int i = 0; i < 4; i++) {
    float towards = dot(facing, normalize(sideEye[i] - vPlace));
    vec4 at = sideMatrix[i] * vec4(vPlace, 1.0);
    vec3 place = 0.5 + 0.5 * at.xyz / at.w;
    vec2 spot = vec2(place.x, 1.0 - place.y);
    // Told here, since a neighbour that the side does not see goes no further and would leave them unknown.
    vec2 across = dFdx(spot) * fine;
    vec2 down = dFdy(spot) * fine;
    bool first = sideShare[i] > 0.0004;
    float weight = max(sideShare[i], 0.0004) * max(smoothstep(0.0, 0.35, towards), least);
    if (first) able += weight;
    float share = weight * seenFrom(i, place, towards);
    if (share == 0.0) continue;
    if (first) {
      share *= freely(i, place, towards);
      told += share;
    }
    float falls = textureGrad(lightPictures, vec3(spot, float(2 * i)), across, down).r * 255.0 / 159.0;
    float back = textureGrad(lightPictures, vec3(spot, float(2 * i + 1)), across, down).r;
    light += share * falls * falls;
    due += share * max(${leastExpected}, expectedFor(lampFalls, facing, sideAcross[i]));
    shine += share * back * back * 0.4;
    dueShine += share * max(0.0, expectedFor(lampShines, facing, sideAcross[i]));
    seen += share;
  }
  float left = min(1.0, ${madeUp.soon.toFixed(1)} * sqrt(1.0 - nearest));
  float sky = ${openAir.least} + ${openAir.between} * (1.0 - nearest) + (outer ? 0.0 : ${madeUp.inside.toFixed(1)}) * left
    + left * ${madeUp.times} * max(0.0, mix(1.0, ${madeUp.part}, between) * able - told);
  light = wanted * (light + sky * wanted * open * open) / (due + sky * wanted);
  shine = (shine + sky * gleam * open * open) / (seen + sky);
  dueShine = (dueShine + sky * gleam) / (seen + sky);
  // Less than expected goes along as a share, more as what there is more of it.
  shine = shine < dueShine ? gleam * shine / dueShine : gleam + (shine - dueShine) * (1.0 - ${gleamFades} * between);
  float pixel = max(length(dFdx(vMillimetres)), length(dFdy(vMillimetres)));
  float surface = grainAt(vMillimetres, pixel) * ventAt(ventPanel, vMillimetres, pixel);
  light *= surface;
  if (grainTile.w > 0.0) shine *= grainTile.w * surface;
  vec3 own = printed ? texture(print, vPrint, -finer).rgb : cloth;
  if (!outer) own = cloth * 0.55;
  colour = vec4(bytes(min(shoulder(own * light + shine), 1.0)), 1.0);
}
`;
