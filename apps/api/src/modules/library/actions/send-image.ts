import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import type { ImageVariant } from "../image-files.ts";
import { imageBytes } from "../image-files.ts";
import { findImage } from "../reader.ts";

/** Headers of a file that never changes. A drawing opened on its own may load and run nothing. */
export function fileHeaders(mime: string, etag: string): Record<string, string> {
  return {
    "content-type": mime,
    "cache-control": "public, max-age=31536000, immutable",
    etag,
    "content-security-policy": "default-src 'none'; img-src data:; style-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  };
}

export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly headers: Record<string, string>;
}

/** @throws Problem `not_found` for an unknown image and for the vector form of a pixel image. */
export async function imageFile(
  platform: Platform,
  id: string,
  variant: ImageVariant,
): Promise<ImageFile> {
  const row = await findImage(platform.db, id);
  if (!row || (variant === "vector" && row.kind !== "vector")) throw new Problem("not_found");
  const bytes = await imageBytes(platform.storage, id, variant);
  if (!bytes) throw new Problem("not_found");
  const mime = variant === "preview" ? "image/webp" : row.mime;
  return { bytes, headers: fileHeaders(mime, `"${id}-${variant}"`) };
}
