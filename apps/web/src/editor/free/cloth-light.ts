import { gleamFades, grazing, insideOpen, leastExpected, madeUp, openAir } from "@holeshot/views";

/** How far cloth may lie behind what a side's camera sees and still be what it sees, in depth. */
export const SLACK = "0.0016";

function sideTells(i: number): string {
  return `{
    const int i = ${i};
    vec3 to = sideEye[i] - c.place;
    float towards = dot(c.facing, to) * inversesqrt(dot(to, to));
    vec4 at = sideMatrix[i] * vec4(c.place, 1.0);
    vec3 place = 0.5 + 0.5 * at.xyz / at.w;
    float weight = max(sideShare[i], LEAST) * max(smoothstep(0.0, 0.35, towards), least);
    float share = weight * seenFrom(sideOrder[i], place, towards);
    if (sideShare[i] > LEAST) {
      able += weight;
      share *= max(0.002, c.free[i]);
      told += share;
    }
    if (share > 0.0) {
      vec2 spot = spotOf(at);
      vec2 right = spotOf(at + sideMatrix[i] * vec4(c.across, 0.0)) - spot;
      vec2 below = spotOf(at + sideMatrix[i] * vec4(c.down, 0.0)) - spot;
      vec2 lamp = textureGrad(lightPictures, vec3(spot, float(sideOrder[i])), right, below).rg;
      float falls = lamp.r * 255.0 / 159.0;
      light += share * falls * falls;
      due += share * max(${leastExpected}, expectedFor(sideFalls[i], direction));
      shine += share * lamp.g * lamp.g * 0.4;
      dueShine += share * max(0.0, expectedFor(sideShines[i], direction));
      seen += share;
    }
  }`;
}

/**
 * The sides' formula for a colour (`compose` of the views), on a card: light of the sides in linear space, the
 * same shoulder, the same bytes.
 */
export const lightGlsl = `
precision highp float;
precision highp sampler2DArray;
uniform sampler2DArray lightPictures;
uniform sampler2D seenDepth;
// Sides are numbered by their share from here on, the greatest first; sideOrder says which they are.
uniform ivec4 sideOrder;
uniform mat4 sideMatrix[4];
uniform vec3 sideEye[4];
uniform vec4 sideShare;
uniform mat4 sideFalls[4];
uniform mat4 sideShines[4];
uniform mat4 ownFalls;
uniform mat4 ownShines;
uniform vec2 clothHeight;

// What a pixel shows: across and down lead to the places that its neighbours show, gloss is how much of the shine it has.
// What is as small as a pixel has its digits after the point.
const float NEAR = 1024.0;

struct Cloth {
  vec3 place;
  vec3 facing;
  bool outer;
  float open;
  vec4 free;
  vec3 across;
  vec3 down;
  vec3 own;
  float surface;
  float gloss;
};

float seenFrom(int side, vec3 at, float towards) {
  vec2 size = vec2(textureSize(seenDepth, 0));
  vec2 place = (vec2(side % 2, side / 2) + clamp(at.xy, 0.002, 0.998)) * 0.5 * size - 0.5;
  // Cloth at a slant changes its depth within a pixel of the side's depth picture.
  float slope = ${SLACK} * (1.0 + 0.5 / clamp(towards, 0.1, 1.0));
  // As much of each of the four pixels round it as it lies near them: a stair would be seen.
  ivec2 first = ivec2(floor(place));
  vec2 way = fract(place);
  vec4 depth = vec4(texelFetch(seenDepth, first, 0).r, texelFetch(seenDepth, first + ivec2(1, 0), 0).r,
    texelFetch(seenDepth, first + ivec2(0, 1), 0).r, texelFetch(seenDepth, first + ivec2(1, 1), 0).r);
  vec4 seen = step(at.z, depth + slope);
  vec2 row = mix(seen.xz, seen.yw, way.x);
  return mix(row.x, row.y, way.y);
}

vec2 spotOf(vec4 at) {
  return vec2(0.5, 0.5) + vec2(0.5, -0.5) * at.xy / at.w;
}

// What a side tells that one does not look from, and what is enough to be told by those that one does.
const float LEAST = 0.0004;
const float ENOUGH = 0.15;

// expectedFor of the views as a form of the direction: what lamps that go with the camera throw on cloth that looks so, seen
// from a turn, or what it throws back of them.
float expectedFor(mat4 lamps, vec4 direction) {
  return dot(direction, lamps * direction);
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

vec3 litCloth(Cloth c) {
  vec4 direction = vec4(c.facing, 1.0);
  float wanted = max(${leastExpected}, expectedFor(ownFalls, direction));
  float gleam = max(0.0, expectedFor(ownShines, direction));
  float open = c.open;
  if (!c.outer) open *= mix(${insideOpen.low}, ${insideOpen.high}, smoothstep(0.0, ${insideOpen.from}, (c.place.y - clothHeight.x) / clothHeight.y));
  // mixSides of the views: what no side sees is lit as its openness lets the lamps in.
  float nearest = sideShare.x;
  float between = min(1.0, 2.0 * (1.0 - nearest));
  float least = ${grazing} * (1.0 - between);
  float light = 0.0;
  float due = 0.0;
  float shine = 0.0;
  float dueShine = 0.0;
  float seen = 0.0;
  float able = 0.0;
  float told = 0.0;
  ${sideTells(0)}
  // A side that one does not look from tells next to nothing beside one that does. Loops, since they are what a processor that
  // draws leaves out.
  for (int more = 0; more < (sideShare.y > LEAST || told < ENOUGH ? 1 : 0); more++) {
    ${sideTells(1)}
  }
  for (int more = 0; more < (told < ENOUGH ? 1 : 0); more++) {
    ${sideTells(2)}
    ${sideTells(3)}
  }
  float left = min(1.0, ${madeUp.soon.toFixed(1)} * sqrt(1.0 - nearest));
  float sky = ${openAir.least} + ${openAir.between} * (1.0 - nearest) + (c.outer ? 0.0 : ${madeUp.inside.toFixed(1)}) * left
    + left * ${madeUp.times} * max(0.0, mix(1.0, ${madeUp.part}, between) * able - told);
  light = wanted * (light + sky * wanted * open * open) / (due + sky * wanted);
  shine = (shine + sky * gleam * open * open) / (seen + sky);
  dueShine = (dueShine + sky * gleam) / (seen + sky);
  // Less than expected goes along as a share, more as what there is more of it.
  shine = shine < dueShine ? gleam * shine / dueShine : gleam + (shine - dueShine) * (1.0 - ${gleamFades} * between);
  return bytes(min(shoulder(c.own * light * c.surface + shine * c.gloss), 1.0));
}
`;
