import {
  Camera,
  GLSL3,
  Mesh,
  NoBlending,
  PlaneGeometry,
  ShaderMaterial,
  type ShaderMaterialParameters,
  type WebGLRenderer,
} from "three";

/** A shader that is run on every pixel of what is drawn onto. */
export interface WholePass {
  readonly run: (renderer: WebGLRenderer) => void;
  readonly dispose: () => void;
}

const vertex = `
out vec2 spot;
void main() {
  spot = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;

/** A pass covers the canvas, wherever one looks from. */
const nowhere = new Camera();

/** `spot` tells the shader where it is, in shares of the picture from the lower left. What is there already stays where it discards. */
export function wholePass(
  fragmentShader: string,
  uniforms: NonNullable<ShaderMaterialParameters["uniforms"]>,
  blending: Partial<ShaderMaterialParameters> = { blending: NoBlending },
): WholePass {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: vertex,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    ...blending,
  });
  const whole = new Mesh(new PlaneGeometry(2, 2), material);
  whole.frustumCulled = false;
  return {
    run: (renderer) => {
      const cleared = renderer.autoClear;
      renderer.autoClear = false;
      renderer.render(whole, nowhere);
      renderer.autoClear = cleared;
    },
    dispose: () => {
      material.dispose();
      whole.geometry.dispose();
    },
  };
}
