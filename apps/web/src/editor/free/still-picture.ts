import {
  AddEquation,
  CustomBlending,
  FramebufferTexture,
  HalfFloatType,
  NearestFilter,
  OneFactor,
  type PerspectiveCamera,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { wholePass } from "./whole-pass.ts";

/** What is looked at without being moved: it is drawn again and again, each time beside itself by a part of a pixel, and its mean shown. */
export interface StillPicture {
  /** The picture has just been drawn anew: it comes to rest from here on. */
  readonly begin: () => void;
  /** While something is still to come that it shows, a processor has more to do than to draw it finely. */
  readonly hold: (held: boolean) => void;
  readonly dispose: () => void;
}

/**
 * Drawings of a picture at rest, odd numbers: with the four samples that a card takes of each, an outline has 28 steps. A processor takes
 * one of each, and draws again only what changes.
 */
export const drawings = { card: 7, processor: 17 } as const;
/** So long a picture has to stand still first, ms: who turns it gets every frame. */
const STILL_MS = 140;
/** A card that takes longer for one whole drawing, ms, is left with what there is: seven of them would keep its machine busy. */
const SLOW_MS = 300;
/** A processor, which is slow at all of them, is given so long for more than a card's, ms, and after each drawing is left alone for this share of the time it took. */
const PATIENCE_MS = 12_000;
const LEFT_ALONE = 0.5;

/**
 * Where in its pixel the drawing with this number is taken, from the pixel's middle, -0.5 to 0.5 each way: a lattice, so that
 * edges upright, level and aslant have as many steps as there are drawings (Korobov 1959, with the
 * root of their number). The first is taken in the middle: a card may be too slow for more.
 */
export function placeInPixel(drawing: number, of: number): readonly [x: number, y: number] {
  const middle = Math.floor(of / 2);
  // By threes, so that the first few of them lie about the middle, too.
  const place = drawing * 3;
  const beside = (step: number): number => (((place * step + middle) % of) + 0.5) / of - 0.5;
  return [beside(1), beside(Math.round(Math.sqrt(of)))];
}

/** Bytes as a canvas has them, with their coverage multiplied in, to light and back. */
const light = `
precision highp float;
uniform sampler2D from;
uniform float share;
in vec2 spot;
out vec4 colour;
void main() {
  vec4 own = texture(from, spot);
  vec3 bytes = own.rgb / max(own.a, 0.0001);
  vec3 linear = mix(pow((bytes + 0.055) / 1.055, vec3(2.4)), bytes / 12.92, vec3(lessThanEqual(bytes, vec3(0.04045))));
  colour = vec4(linear * own.a, own.a) * share;
}
`;

const bytes = `
precision highp float;
uniform sampler2D from;
uniform float share;
in vec2 spot;
out vec4 colour;
void main() {
  vec4 own = texture(from, spot) * share;
  vec3 linear = min(own.rgb / max(own.a, 0.0001), 1.0);
  vec3 low = linear * 12.92;
  vec3 high = 1.055 * pow(max(linear, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055;
  colour = vec4(mix(high, low, vec3(lessThanEqual(linear, vec3(0.0031308)))) * own.a, own.a);
}
`;

const adds = {
  blending: CustomBlending,
  blendEquation: AddEquation,
  blendSrc: OneFactor,
  blendDst: OneFactor,
} as const;

export interface StillPictureOptions {
  /** Before the first drawing: what moved may have been drawn with fewer pixels. */
  readonly ready: () => void;
  /** Draws the picture onto the canvas as the camera stands: the drawing of this number, from 0. */
  readonly draw: (drawing: number) => void;
  /** How many drawings the picture is to be the mean of. */
  readonly count: number;
  /** Whether they are taken even where one takes long: by a processor, which takes its time between them. */
  readonly patient: boolean;
  /** Hears when the picture stands as it will and of how many drawings it is the mean, and when it no longer does. */
  readonly tell: (still: boolean, taken: number) => void;
}

/** Light is added up, not bytes: as two stretches of cloth share a pixel on the stage. Null where a card keeps no finer numbers than bytes. */
export function createStillPicture(
  renderer: WebGLRenderer,
  camera: PerspectiveCamera,
  { draw, count, patient, ready, tell }: StillPictureOptions,
): StillPicture | null {
  const { extensions } = renderer;
  if (!extensions.has("EXT_color_buffer_float") && !extensions.has("EXT_color_buffer_half_float"))
    return null;
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const sum = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  });
  const size = new Vector2();
  const one: { value: Texture | null } = { value: null };
  const part = { value: 1 / count };
  const whole = { value: 1 };
  const add = wholePass(light, { from: one, share: part }, adds);
  const show = wholePass(bytes, { from: { value: sum.texture }, share: whole });
  let shown: FramebufferTexture | null = null;
  let taken = 0;
  let began = 0;
  let frame = 0;
  let underWay: WebGLSync | null = null;
  let given = 0;
  let slow = false;
  let held = false;
  let first = 0;
  /** Not to be drawn before then. */
  let rests = 0;

  function fit(): FramebufferTexture {
    renderer.getDrawingBufferSize(size);
    if (shown?.image.width === size.x && shown.image.height === size.y) return shown;
    shown?.dispose();
    shown = new FramebufferTexture(size.x, size.y);
    sum.setSize(size.x, size.y);
    return shown;
  }

  /** One drawing more, added to what there is of them, and the mean on the canvas. */
  function take(): void {
    if (taken === 0) ready();
    renderer.getDrawingBufferSize(size);
    const [x, y] = placeInPixel(taken, count);
    camera.setViewOffset(size.x, size.y, x, y, size.x, size.y);
    draw(taken);
    camera.clearViewOffset();
    const drawn = fit();
    renderer.copyFramebufferToTexture(drawn);
    one.value = drawn;
    renderer.setRenderTarget(sum);
    if (taken === 0) renderer.clear();
    add.run(renderer);
    renderer.setRenderTarget(null);
    taken += 1;
    whole.value = count / taken;
    show.run(renderer);
  }

  /** Notes when the card has been given a drawing. */
  function give(now: number): void {
    if (underWay) gl.deleteSync(underWay);
    underWay = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    given = now;
  }

  /** A card is never given a second drawing before it is done with the first, and turning is not held up. */
  function isBusy(now: number): boolean {
    if (!underWay) return false;
    if (gl.clientWaitSync(underWay, 0, 0) === gl.TIMEOUT_EXPIRED) return true;
    gl.deleteSync(underWay);
    underWay = null;
    const took = now - given;
    if (patient) rests = now + took * LEFT_ALONE;
    // The very first one also makes the card ready, and tells nothing of those that follow.
    if (taken > 0) slow = took > SLOW_MS;
    else if (took <= SLOW_MS) slow = false;
    return false;
  }

  function step(now: number): void {
    frame = 0;
    const busy = isBusy(now);
    const enough = patient ? taken >= drawings.card && now - first > PATIENCE_MS : slow;
    if (!busy && (enough || taken === count)) {
      tell(true, taken);
      return;
    }
    if (!busy && !(held && patient) && now >= Math.max(rests, began + STILL_MS)) {
      if (taken === 0) first = now;
      take();
      give(now);
    }
    frame = requestAnimationFrame(step);
  }

  return {
    begin: () => {
      tell(false, 0);
      taken = 0;
      began = performance.now();
      give(began);
      frame ||= requestAnimationFrame(step);
    },
    hold: (is) => (held = is),
    dispose: () => {
      cancelAnimationFrame(frame);
      if (underWay) gl.deleteSync(underWay);
      add.dispose();
      show.dispose();
      shown?.dispose();
      sum.dispose();
    },
  };
}
