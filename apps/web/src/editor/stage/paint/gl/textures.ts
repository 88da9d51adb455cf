import type { ViewTable } from "@holeshot/views";

type Gl = WebGL2RenderingContext;

/** Added to a piece's number where its inner face is seen. */
const INSIDE = 256;

/** A texture that is read pixel by pixel. */
export function plainTexture(gl: Gl): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  }
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  }
  return texture;
}

/** Millimetres, piece and cover of each pixel. */
export function uploadCloth(gl: Gl, texture: WebGLTexture, table: ViewTable): void {
  const { width, height, piece, x, y, coverage, inside } = table;
  const planes = new Float32Array(width * height * 4);
  for (let i = 0; i < piece.length; i += 1) {
    const number = piece[i] ?? 0;
    if (number === 0) continue;
    planes[i * 4] = x[i] ?? 0;
    planes[i * 4 + 1] = y[i] ?? 0;
    planes[i * 4 + 2] = number + (inside?.[i] === 1 ? INSIDE : 0);
    planes[i * 4 + 3] = (coverage[i] ?? 0) / 255;
  }
  upload(gl, texture, gl.RGBA32F, gl.RGBA, width, height, planes);
}

/** What else is seen in pixels where two stretches of cloth meet; one empty pixel where nothing is known of it: a card reads no piece beside it. */
export function uploadLesser(gl: Gl, texture: WebGLTexture, table: ViewTable): void {
  const { width, height, borders } = table;
  if (!borders) {
    upload(gl, texture, gl.RGBA32F, gl.RGBA, 1, 1, new Float32Array(4));
    return;
  }
  const planes = new Float32Array(width * height * 4);
  borders.at.forEach((pixel, k) => {
    planes[pixel * 4] = borders.x[k] ?? 0;
    planes[pixel * 4 + 1] = borders.y[k] ?? 0;
    planes[pixel * 4 + 2] = (borders.piece[k] ?? 0) + (borders.inside[k] === 1 ? INSIDE : 0);
    planes[pixel * 4 + 3] = (borders.share[k] ?? 0) / 255;
  });
  upload(gl, texture, gl.RGBA32F, gl.RGBA, width, height, planes);
}

/** Light that falls on each pixel, and what its surface throws back. */
export function uploadLight(gl: Gl, texture: WebGLTexture, table: ViewTable): void {
  const { width, height, light, specular } = table;
  const planes = new Float32Array(width * height * 2);
  for (let i = 0; i < light.length; i += 1) {
    planes[i * 2] = light[i] ?? 0;
    planes[i * 2 + 1] = specular?.[i] ?? 0;
  }
  upload(gl, texture, gl.RG16F, gl.RG, width, height, planes);
}

function upload(
  gl: Gl,
  texture: WebGLTexture,
  kept: GLenum,
  given: GLenum,
  width: number,
  height: number,
  pixels: Float32Array,
): void {
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, kept, width, height, 0, given, gl.FLOAT, pixels);
}
