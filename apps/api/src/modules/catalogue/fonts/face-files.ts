import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FontFace } from "../catalogue.ts";
import { writeTtf } from "./write-ttf.ts";

/** Raised when the way faces are built changes, so that addresses of built faces change with it. */
export const BUILDER = 1;

/** Where a file of an installed package lies, or null. */
export function packageFile(name: string, file: string): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const path = join(folder, "node_modules", name, file);
    if (existsSync(path)) return path;
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

/** The files of a face as they lie in its package. */
export function sourceFiles(face: FontFace): readonly Buffer[] {
  return face.files.map((file) => {
    const path = packageFile(face.package, file);
    if (path === null) throw new Error(`${face.package} has no ${file}.`);
    return readFileSync(path);
  });
}

/**
 * A face as one static TrueType font. A single TTF is taken as it is; packed, split or variable
 * faces are unpacked, pinned and joined.
 */
export async function faceBytes(face: FontFace): Promise<Uint8Array> {
  const sources = sourceFiles(face);
  const [only] = sources;
  const plain = sources.length === 1 && face.files[0]?.endsWith(".ttf");
  if (only && plain && Object.keys(face.variations).length === 0) return only;
  // The unpacker and the shaper are large; a server that starts does not need them yet. The packer it never does.
  const [{ default: decompress }, { staticGlyphs }] = await Promise.all([
    import("wawoff2/decompress.js"),
    import("./static-glyphs.ts"),
  ]);
  const unpacked: Uint8Array[] = [];
  for (const [index, bytes] of sources.entries()) {
    const packed = face.files[index]?.endsWith(".woff2");
    unpacked.push(
      packed ? await inTurn(async () => Uint8Array.from(await decompress(bytes))) : bytes,
    );
  }
  return writeTtf(staticGlyphs(unpacked, face.variations), face.name);
}

let last: Promise<unknown> = Promise.resolve();

/** The unpacker answers a view of its own memory, which its next call writes over: one has its copy before another begins. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act, act);
  last = turn;
  return turn;
}
