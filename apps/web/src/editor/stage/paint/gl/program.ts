import { report } from "../../../../lib/report.ts";

type Gl = WebGL2RenderingContext;

/** A program of two shaders; null when the card does not take it. */
export function linkProgram(gl: Gl, vertex: string, fragment: string): WebGLProgram | null {
  const program = gl.createProgram();
  const parts = [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  for (const [kind, source] of parts) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) === true) return program;
  report(new Error(gl.getProgramInfoLog(program) ?? "no reason given"), "shader");
  gl.deleteProgram(program);
  return null;
}
