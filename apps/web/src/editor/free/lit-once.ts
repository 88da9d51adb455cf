import {
  FramebufferTexture,
  NearestFilter,
  type Object3D,
  type PerspectiveCamera,
  RGBAIntegerFormat,
  Scene,
  type Texture,
  UnsignedIntType,
  Vector2,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import { litFragment } from "./cloth-shader.ts";
import type { StageLight } from "./stage-light.ts";
import { wholePass } from "./whole-pass.ts";

/** A picture by the processor alone. */
export interface LitOnce {
  /** Onto the canvas; where `settled`, only what `settle` found to change. */
  readonly draw: (camera: PerspectiveCamera, settled: boolean) => void;
  /** Finds in what has been drawn whole where another drawing beside it would be another: along edges. */
  readonly settle: () => void;
  readonly dispose: () => void;
}

/** Steps of 255 by which a pixel may be another than those around it and still be no edge. */
const EVEN = 6;

const edgesFragment = `
precision highp float;
uniform sampler2D before;
out vec4 colour;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  ivec2 last = textureSize(before, 0) - 1;
  vec4 low = texelFetch(before, pixel, 0);
  vec4 high = low;
  for (int k = 0; k < 9; k++) {
    vec4 beside = texelFetch(before, clamp(pixel + ivec2(k % 3, k / 3) - 1, ivec2(0), last), 0);
    low = min(low, beside);
    high = max(high, beside);
  }
  colour = vec4(any(greaterThan(high - low, vec4(${EVEN}.5 / 255.0))) ? 1.0 : 0.0);
}
`;

/** Edges and the pixels beside them. */
const grownFragment = `
precision highp float;
uniform sampler2D before;
out vec4 colour;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  ivec2 last = textureSize(before, 0) - 1;
  float most = 0.0;
  for (int k = 0; k < 9; k++)
    most = max(most, texelFetch(before, clamp(pixel + ivec2(k % 3, k / 3) - 1, ivec2(0), last), 0).r);
  colour = vec4(most);
}
`;

/**
 * A processor that draws works out the light of all cloth, hidden or not, and of small triangles' surroundings: here only
 * what each pixel shows is drawn first, and lit afterwards. `cloth` has the material of `shownFragment`.
 */
export function createLitOnce(
  renderer: WebGLRenderer,
  cloth: Object3D,
  ground: Object3D,
  light: StageLight,
): LitOnce {
  const nearest = { minFilter: NearestFilter, magFilter: NearestFilter } as const;
  const shown = new WebGLRenderTarget(1, 1, {
    ...nearest,
    count: 3,
    format: RGBAIntegerFormat,
    type: UnsignedIntType,
    internalFormat: "RGBA32UI",
  });
  const found = [0, 1].map(() => new WebGLRenderTarget(1, 1, { ...nearest, depthBuffer: false }));
  const [edges, grown] = found as [WebGLRenderTarget, WebGLRenderTarget];
  const [where, lamps, prints] = shown.textures;
  const first: { value: Texture | null } = { value: null };
  const isSettled = { value: false };
  const lighten = wholePass(litFragment, {
    ...light.uniforms,
    where: { value: where },
    lamps: { value: lamps },
    prints: { value: prints },
    edges: { value: grown.texture },
    before: first,
    settled: isSettled,
  });
  const find = wholePass(edgesFragment, { before: first });
  const grow = wholePass(grownFragment, { before: { value: edges.texture } });
  const [things, below] = [new Scene().add(cloth), new Scene().add(ground)];
  const size = new Vector2();
  let before: FramebufferTexture | null = null;

  function fit(): void {
    renderer.getDrawingBufferSize(size);
    if (shown.width === size.x && shown.height === size.y) return;
    for (const target of [shown, ...found]) target.setSize(size.x, size.y);
    before?.dispose();
    before = new FramebufferTexture(size.x, size.y);
    first.value = before;
  }

  return {
    draw: (camera, settled) => {
      fit();
      isSettled.value = settled;
      renderer.setRenderTarget(shown);
      renderer.render(things, camera);
      renderer.setRenderTarget(null);
      // The ground lies below all cloth: whoever sees it sees it behind.
      renderer.render(below, camera);
      lighten.run(renderer);
    },
    settle: () => {
      if (!before) return;
      renderer.copyFramebufferToTexture(before);
      renderer.setRenderTarget(edges);
      find.run(renderer);
      renderer.setRenderTarget(grown);
      grow.run(renderer);
      renderer.setRenderTarget(null);
    },
    dispose: () => {
      for (const target of [shown, ...found]) target.dispose();
      for (const pass of [lighten, find, grow]) pass.dispose();
      before?.dispose();
    },
  };
}
