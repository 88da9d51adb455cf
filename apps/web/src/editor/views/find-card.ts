/** Names of renderers that only pretend to be a card: the processor does better without them. */
const inSoftware = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a real graphics card answers. Asked on a canvas of its own: asking binds a canvas to its kind. */
export function findCard(canvas: OffscreenCanvas | HTMLCanvasElement): boolean {
  // Both know it, though not as the same method.
  const gl = (canvas as HTMLCanvasElement).getContext("webgl2", {
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl) return false;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !inSoftware.test(name);
}
