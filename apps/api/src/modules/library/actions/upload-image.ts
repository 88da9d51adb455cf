import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { limits } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import type { DecoderPool } from "../decoder/decoder-pool.ts";
import { sniffType } from "../decoder/sniff.ts";
import { imageKey } from "../image-files.ts";
import type { ImageRow } from "../reader.ts";
import type { ReceivedFile } from "../receive-file.ts";
import { insertImage } from "../writer.ts";

export interface UploadedImage {
  readonly row: ImageRow;
  readonly dropped: readonly string[];
}

/**
 * Stores an uploaded file re-encoded, never as it came.
 * @throws Problem `unsupported_file_type`, `unreadable_image`, `image_too_many_pixels`.
 */
export async function uploadImage(
  platform: Platform,
  decoders: DecoderPool,
  file: ReceivedFile,
  customerId: string | null,
): Promise<UploadedImage> {
  if (file.bytes === 0) throw new Problem("unreadable_image", { detail: "The file is empty." });
  const type = sniffType(file.start);
  if (!type) throw new Problem("unsupported_file_type");
  const original = join(file.folder, "original");
  const preview = join(file.folder, "preview");
  const decoded = await decoders.decode({
    ...{ type, source: file.path, original, preview },
    maxPixels: limits.uploadPixels,
  });
  if (!decoded.ok) throw new Problem(decoded.code, { detail: decoded.detail });

  const id = platform.newId();
  const bytes = await readFile(original);
  await platform.storage.put(imageKey(id, "original"), bytes, decoded.mime);
  await platform.storage.put(imageKey(id, "preview"), await readFile(preview), "image/webp");
  const row = {
    ...{ id, name: file.name, kind: decoded.kind, mime: decoded.mime },
    ...{ width: decoded.width, height: decoded.height, bytes: bytes.length },
    ...{ has_pixels: decoded.hasPixels, created_at: platform.clock() },
  };
  await platform.transaction((tx) =>
    insertImage(tx, { ...row, customer_id: customerId, dropped: decoded.dropped }),
  );
  return { row: { ...row, used_at: null }, dropped: decoded.dropped };
}
