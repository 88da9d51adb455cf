import { labelColours } from "@holeshot/views";
import type { Composer, Composition } from "../composer.ts";
import type { PieceCanvas } from "../piece-canvas.ts";
import type { StageView } from "../../view/stage-view.ts";
import { type Atlas, createAtlas, type DrawnPart } from "./atlas.ts";
import { linearColour } from "./linear-colour.ts";
import type { NearSurface } from "./near-surface.ts";
import { linkProgram } from "./program.ts";
import { fragmentShader, MOST_PIECES, vertexShader } from "./shader.ts";
import { plainTexture, uploadCloth, uploadLesser, uploadLight } from "./textures.ts";

/** Units the textures are bound to. */
const units = { cloth: 0, lesser: 1, light: 2, artwork: 3 } as const;

/** Composes on the graphics card, at the screen's own pixels. Null where it does not answer. */
export function createGlComposer(canvas: HTMLCanvasElement): Composer | null {
  const gl = canvas.getContext("webgl2", {
    antialias: false,
    preserveDrawingBuffer: true,
  });
  const program = gl && linkProgram(gl, vertexShader, fragmentShader);
  if (!gl || !program) return null;
  const own = program;
  let used = own;
  const where = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(used, name);
  const textures = {
    cloth: plainTexture(gl),
    lesser: plainTexture(gl),
    light: plainTexture(gl),
  };
  const canvases = new Map<string, PieceCanvas>();
  let view: StageView | null = null;
  let atlas: Atlas | null = null;
  let fabrics: Composition["fabrics"] = {};
  let size = { width: 0, height: 0 };
  /** Comes when the stage is enlarged; null while it does not, or where the card does not take it. */
  let near: NearSurface | null | undefined;

  function comeNear(): void {
    near = null;
    // Without it the stage is enlarged as it is.
    import("./near-surface.ts").then(
      (code) => {
        near = gl && code.nearSurface(gl, own);
        draw();
      },
      () => undefined,
    );
  }

  function draw(): void {
    if (!gl || !view || size.width === 0) return;
    if (canvas.width !== size.width || canvas.height !== size.height) {
      canvas.width = size.width;
      canvas.height = size.height;
    }
    gl.viewport(0, 0, size.width, size.height);
    const enlarged = size.width / view.table.width;
    const shown = enlarged > 1 ? near : null;
    if (shown === undefined) comeNear();
    used = shown ? shown(view, enlarged) : own;
    gl.useProgram(used);
    const { places, slots, cloths } = pieceUniforms(view, canvases, atlas, fabrics);
    gl.uniform4fv(where("piece"), places);
    gl.uniform4fv(where("slot"), slots);
    gl.uniform3fv(where("fabric"), cloths);
    const [first] = canvases.values();
    const perPixel = (first?.scale ?? 1) / (view.scale * enlarged);
    gl.uniform1f(where("lod"), Math.max(0, Math.log2(perPixel)));
    gl.uniform1i(where("lit"), view.table.specular ? 1 : 0);
    for (const name of ["cloth", "lesser", "light", "artwork"] as const) {
      gl.activeTexture(gl.TEXTURE0 + units[name]);
      const texture = name === "artwork" ? (atlas?.texture ?? null) : textures[name];
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(where(name), units[name]);
    }
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  function makeAtlas(on: WebGL2RenderingContext): void {
    atlas?.dispose();
    const all = [...canvases].map(([piece, drawn]): DrawnPart => {
      const { width, height } = drawn.canvas;
      return { piece, canvas: drawn, rect: { x: 0, y: 0, width, height } };
    });
    atlas = createAtlas(on, all);
    atlas?.put(all);
  }

  /** Uploads go to a unit of their own, so that none of the bound textures is meant. */
  function upload(work: () => void): void {
    gl?.activeTexture(gl.TEXTURE0 + 7);
    work();
  }

  return {
    reads: false,
    open: (next) => {
      view = next;
      canvases.clear();
      atlas?.dispose();
      atlas = null;
      upload(() => {
        uploadCloth(gl, textures.cloth, next.table);
        uploadLesser(gl, textures.lesser, next.table);
        uploadLight(gl, textures.light, next.table);
      });
    },
    compose: ({ changed, fabrics: next }) => {
      fabrics = next;
      for (const { piece, canvas: drawn } of changed) canvases.set(piece, drawn);
      upload(() => {
        const { slots } = atlas ?? {};
        // Cloth without print, on which something was sewn just now, has no room in it yet.
        if (slots && changed.every(({ piece }) => slots.has(piece))) atlas?.put(changed);
        else makeAtlas(gl);
      });
      draw();
    },
    resize: (next) => {
      if (next.width === size.width && next.height === size.height) return;
      size = next;
      draw();
    },
    close: () => {
      view = null;
      atlas?.dispose();
      for (const texture of Object.values(textures)) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}

/** By piece where its artwork lies, on the cloth and in the atlas, and the colour it lies on. */
function pieceUniforms(
  { table }: StageView,
  canvases: ReadonlyMap<string, PieceCanvas>,
  atlas: Atlas | null,
  fabrics: Composition["fabrics"],
) {
  const places = new Float32Array(MOST_PIECES * 4);
  const slots = new Float32Array(MOST_PIECES * 4);
  const cloths = new Float32Array(MOST_PIECES * 3);
  table.pieces.slice(0, MOST_PIECES).forEach((piece, index) => {
    const drawn = canvases.get(piece);
    const slot = atlas?.slots.get(piece);
    if (drawn && slot) {
      places.set([drawn.left, drawn.top, drawn.scale, 1], index * 4);
      slots.set([slot.x, slot.y, slot.width, slot.height], index * 4);
    }
    cloths.set(linearColour(fabrics[piece] ?? labelColours[piece] ?? "#ffffff"), index * 3);
  });
  return { places, slots, cloths };
}
