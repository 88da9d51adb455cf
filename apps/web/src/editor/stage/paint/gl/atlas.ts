import type { ChangedPiece } from "../composer.ts";

type Gl = WebGL2RenderingContext;

/** Where a piece's artwork lies in the common texture, pixels. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece's canvas and what of it was drawn. */
export type DrawnPart = Pick<ChangedPiece, "piece" | "canvas" | "rect">;

export interface Atlas {
  readonly slots: ReadonlyMap<string, Slot>;
  readonly put: (changed: readonly DrawnPart[]) => void;
  readonly texture: WebGLTexture;
  readonly dispose: () => void;
}

/** Room between pieces, so that smaller copies of the texture do not mix neighbours. */
const GAP = 8;
const LEVELS = 3;

/** Puts the artwork of all pieces in sight into one texture. Null when the card holds none that large. */
export function createAtlas(gl: Gl, pieces: readonly DrawnPart[]): Atlas | null {
  const most = Math.min(4096, gl.getParameter(gl.MAX_TEXTURE_SIZE) as number);
  const { slots, width, height } = shelves(pieces, most);
  if (height > most || width > most) return null;
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, LEVELS, gl.SRGB8_ALPHA8, Math.max(8, width), Math.max(8, height));
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  return {
    slots,
    texture,
    put: (changed) => {
      gl.bindTexture(gl.TEXTURE_2D, texture);
      for (const { piece, canvas, rect } of changed) {
        const slot = slots.get(piece);
        if (!slot) continue;
        gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, rect.x);
        gl.pixelStorei(gl.UNPACK_SKIP_ROWS, rect.y);
        const [x, y] = [slot.x + rect.x, slot.y + rect.y];
        const { width: wide, height: tall } = rect;
        const { canvas: source } = canvas;
        gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, wide, tall, gl.RGBA, gl.UNSIGNED_BYTE, source);
      }
      gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, 0);
      gl.pixelStorei(gl.UNPACK_SKIP_ROWS, 0);
      gl.generateMipmap(gl.TEXTURE_2D);
    },
    dispose: () => gl.deleteTexture(texture),
  };
}

/** Rows of pieces, the tallest first. */
function shelves(pieces: readonly DrawnPart[], most: number) {
  const slots = new Map<string, Slot>();
  const tallestFirst = pieces.toSorted((a, b) => b.canvas.canvas.height - a.canvas.canvas.height);
  let [x, y, row, width] = [0, 0, 0, 0];
  for (const { piece, canvas } of tallestFirst) {
    const { width: wide, height: tall } = canvas.canvas;
    if (x > 0 && x + wide > most) {
      x = 0;
      y += row + GAP;
      row = 0;
    }
    slots.set(piece, { x, y, width: wide, height: tall });
    x += wide + GAP;
    row = Math.max(row, tall);
    width = Math.max(width, x);
  }
  return { slots, width, height: y + row };
}
