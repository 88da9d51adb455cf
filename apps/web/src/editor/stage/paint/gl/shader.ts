import { innerShare, knee, mostReads, nearFold, readEvery, spread } from "@holeshot/views";

/** Pieces of one garment at most; what the smallest graphics card holds in its registers. */
export const MOST_PIECES = 60;

export const vertexShader = `#version 300 es
out vec2 place;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  place = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * The processor's composer for a graphics card: pixel → piece and millimetre → artwork × light. Between the
 * table's pixels millimetres are read off straight lines, so that the picture stays sharp when enlarged; those beyond a seam or a fold do
 * not count.
 */
export const fragmentShader = `#version 300 es
precision highp float;
precision highp sampler2D;
in vec2 place;
out vec4 colour;
uniform sampler2D cloth;
uniform sampler2D lesser;
uniform sampler2D light;
uniform sampler2D artwork;
uniform float lod;
uniform bool lit;
uniform vec4 piece[${MOST_PIECES}];
uniform vec4 slot[${MOST_PIECES}];
uniform vec3 fabric[${MOST_PIECES}];

const float INSIDE = 256.0;
const float KNEE = ${knee};

vec3 clothAt(vec2 mm, float code) {
  int index = int(mod(code, INSIDE)) - 1;
  vec3 bare = fabric[index];
  if (code >= INSIDE) return bare * ${innerShare};
  vec4 own = piece[index];
  if (own.w < 0.5) return bare;
  vec4 area = slot[index];
  vec2 at = clamp((mm - own.xy) * own.z, vec2(0.5), area.zw - 0.5);
  vec4 art = textureLod(artwork, (area.xy + at) / vec2(textureSize(artwork, 0)), lod);
  return mix(bare, art.rgb, art.a);
}

/** How far the cloth goes on to the next pixel of its own, or else from the one before. */
vec2 stepTo(ivec2 way, ivec2 pixel, vec4 there) {
  ivec2 last = textureSize(cloth, 0) - 1;
  for (int side = 1; side >= -1; side -= 2) {
    ivec2 beside = pixel + side * way;
    if (beside != clamp(beside, ivec2(0), last)) continue;
    vec4 next = texelFetch(cloth, beside, 0);
    if (next.z != there.z || distance(next.xy, there.xy) > ${nearFold}.0) continue;
    return float(side) * (next.xy - there.xy);
  }
  return vec2(0.0);
}

/** Where cloth turns away a pixel shows more of it than its artwork has pixels for: it is read in several places then. */
vec3 clothOver(vec2 mm, vec4 there, ivec2 pixel, vec2 share) {
  vec2 across = share.x * stepTo(ivec2(1, 0), pixel, there);
  vec2 down = share.y * stepTo(ivec2(0, 1), pixel, there);
  vec4 own = piece[int(mod(there.z, INSIDE)) - 1];
  float furthest = max(length(across), length(down)) * own.z / exp2(lod);
  int reads = clamp(int(ceil(furthest / ${readEvery})), 1, ${mostReads});
  if (reads == 1 || own.w < 0.5 || there.z >= INSIDE) return clothAt(mm, there.z);
  vec3 sum = vec3(0.0);
  for (int k = 0; k < reads; k += 1) {
    float turn = float(k) + 0.5;
    vec2 at = vec2(turn / float(reads), fract(turn * ${spread})) - 0.5;
    sum += clothAt(mm + at.x * across + at.y * down, there.z);
  }
  return sum / float(reads);
}

float toSrgb(float value) {
  float v = clamp(value, 0.0, 1.0);
  return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1.0 / 2.4) - 0.055;
}

vec3 underLight(vec3 own, vec2 lamp) {
  if (!lit) {
    vec3 raised = own + (lamp.x - 1.0) * own * (1.0 - own);
    return lamp.x <= 1.0 ? own * lamp.x : raised;
  }
  vec3 full = own * lamp.x + lamp.y;
  float most = max(full.r, max(full.g, full.b));
  if (most <= KNEE) return full;
  return full * (KNEE + (1.0 - KNEE) * (1.0 - exp((KNEE - most) / (1.0 - KNEE)))) / most;
}

void main() {
  ivec2 size = textureSize(cloth, 0);
  vec2 at = place * vec2(size) - 0.5;
  // Before anything returns: beside a pixel that has ended no slope is known.
  vec2 pixelWide = abs(vec2(dFdx(at.x), dFdy(at.y)));
  ivec2 first = ivec2(floor(at));
  vec2 part = at - vec2(first);
  ivec2 nearest = clamp(ivec2(floor(at + 0.5)), ivec2(0), size - 1);
  vec4 here = texelFetch(cloth, nearest, 0);
  float cover = 0.0;
  vec2 mm = vec2(0.0);
  vec2 lamp = vec2(0.0);
  float mmShare = 0.0;
  float lampShare = 0.0;
  vec4 best = here;
  ivec2 bestPixel = nearest;
  float bestShare = here.z > 0.0 ? 2.0 : 0.0;
  for (int corner = 0; corner < 4; corner += 1) {
    ivec2 beside = ivec2(corner & 1, corner >> 1);
    vec2 near = mix(1.0 - part, part, vec2(beside));
    float share = near.x * near.y;
    ivec2 pixel = clamp(first + beside, ivec2(0), size - 1);
    vec4 there = texelFetch(cloth, pixel, 0);
    cover += share * there.w;
    if (there.z > 0.0 && share > bestShare) {
      best = there;
      bestPixel = pixel;
      bestShare = share;
    }
  }
  if (best.z == 0.0 || cover == 0.0) {
    colour = vec4(0.0);
    return;
  }
  for (int corner = 0; corner < 4; corner += 1) {
    ivec2 beside = ivec2(corner & 1, corner >> 1);
    vec2 near = mix(1.0 - part, part, vec2(beside));
    float share = near.x * near.y;
    ivec2 pixel = clamp(first + beside, ivec2(0), size - 1);
    vec4 there = texelFetch(cloth, pixel, 0);
    if (there.z == 0.0) continue;
    lamp += share * texelFetch(light, pixel, 0).xy;
    lampShare += share;
    if (there.z != best.z || distance(there.xy, best.xy) > ${nearFold}.0) continue;
    mm += share * there.xy;
    mmShare += share;
  }
  vec3 own = clothOver(mmShare > 0.0 ? mm / mmShare : best.xy, best, bestPixel, pixelWide);
  vec4 other = texelFetch(lesser, nearest, 0);
  if (other.z > 0.0) own = mix(own, clothAt(other.xy, other.z), other.w);
  vec3 shown = underLight(own, lampShare > 0.0 ? lamp / lampShare : vec2(1.0, 0.0));
  colour = vec4(toSrgb(shown.r), toSrgb(shown.g), toSrgb(shown.b), 1.0) * cover;
}`;
