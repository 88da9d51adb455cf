import { readSvg, type VectorImage } from "@holeshot/artwork";
import type { Platform } from "../../platform/platform.ts";
import { imageBytes } from "./image-files.ts";
import { logoLibrary } from "./logos/library.ts";
import { findImage } from "./reader.ts";

/** A picture ready to be put on a garment. */
export type Asset =
  | { readonly kind: "vector"; readonly image: VectorImage }
  | {
      readonly kind: "pixel";
      readonly width: number;
      readonly height: number;
      readonly mime: string;
      readonly bytes: Uint8Array;
    };

/** Characters of SVG kept parsed at once; a drawing in memory is about ten times its text. */
const mostCharacters = 8_000_000;

/** Drawings by address, those unused longest dropped first. An address always holds the same drawing. */
const parsed = new Map<string, { readonly image: VectorImage; readonly characters: number }>();
let held = 0;

function remember(key: string, svg: string): VectorImage {
  const read = readSvg(svg);
  if (!read.ok) throw new Error(`${key} is stored but cannot be read: ${read.reason}`);
  parsed.set(key, { image: read.image, characters: svg.length });
  held += svg.length;
  for (const [oldest, { characters }] of parsed) {
    if (held <= mostCharacters || oldest === key) break;
    parsed.delete(oldest);
    held -= characters;
  }
  return read.image;
}

function remembered(key: string): VectorImage | undefined {
  const known = parsed.get(key);
  if (!known) return undefined;
  parsed.delete(key);
  parsed.set(key, known);
  return known.image;
}

async function readLogo(id: string): Promise<Asset | undefined> {
  const key = `logo/${id}`;
  const known = remembered(key);
  if (known) return { kind: "vector", image: known };
  const svg = await logoLibrary().file(id);
  return svg === undefined ? undefined : { kind: "vector", image: remember(key, svg) };
}

/** Reads what an image layer's source names; undefined when there is no such thing. */
export async function readAsset(
  platform: Pick<Platform, "db" | "storage">,
  type: "logo" | "image",
  id: string,
): Promise<Asset | undefined> {
  if (type === "logo") return await readLogo(id);
  const known = remembered(`image/${id}`);
  if (known) return { kind: "vector", image: known };
  const row = await findImage(platform.db, id);
  const bytes = row && (await imageBytes(platform.storage, id, "original"));
  if (!row || !bytes) return undefined;
  if (row.kind === "vector") {
    return { kind: "vector", image: remember(`image/${id}`, new TextDecoder().decode(bytes)) };
  }
  return { kind: "pixel", width: row.width, height: row.height, mime: row.mime, bytes };
}
