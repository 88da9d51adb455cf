import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { limits } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { probeDisk } from "../../../platform/disk.ts";
import { Problem } from "../../../platform/problem.ts";
import type { DecoderPool } from "../decoder/decoder-pool.ts";
import { saidSize, sizeFault, sizeFaults } from "../decoder/image-size.ts";
import type { SizeLimits } from "../decoder/protocol.ts";
import { sniffType } from "../decoder/sniff.ts";
import { imageKey } from "../image-files.ts";
import type { ImageRow } from "../reader.ts";
import type { ReceivedFile } from "../receive-file.ts";
import { insertImage, type NewImage } from "../writer.ts";

const most: SizeLimits = {
  side: limits.uploadSide,
  pixels: limits.uploadPixels,
  ratio: limits.uploadRatio,
};

/** A customer, or nobody with an account: then the browser's secret tells later who it was. */
export type Whose = Pick<NewImage, "customer_id" | "visitor_hash">;

export interface UploadedImage {
  readonly row: ImageRow;
  readonly dropped: readonly string[];
}

/**
 * Stores an uploaded file re-encoded, never as it came.
 * `owner` is whoever waits in turn with others for a decoder.
 * @throws Problem `unsupported_file_type`, `unreadable_image`, `image_too_many_pixels`, `image_too_thin`, `pdf_locked`.
 */
export async function uploadImage(
  platform: Platform,
  decoders: DecoderPool,
  file: ReceivedFile,
  whose: Whose,
  owner: string,
): Promise<UploadedImage> {
  if (file.bytes === 0) throw new Problem("unreadable_image", { detail: "The file is empty." });
  const type = sniffType(file.start);
  if (!type) throw new Problem("unsupported_file_type");
  // A decoder is not even begun for what its own header says cannot be taken.
  const said = saidSize(type, file.start);
  const fault = said && sizeFault(said, most);
  if (fault) throw new Problem(fault, { detail: sizeFaults[fault] });
  const original = join(file.folder, "original");
  const preview = join(file.folder, "preview");
  const job = { type, source: file.path, original, preview, most };
  const decoded = await decoders.decode(job, owner);
  if (!decoded.ok) {
    // A decoder that cannot write says the same as one that cannot read.
    await probeDisk(file.folder);
    const { code, detail, why } = decoded;
    throw new Problem(code, { detail, ...(why && { errors: [{ path: "file", code: why }] }) });
  }

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
    insertImage(tx, { ...row, ...whose, dropped: decoded.dropped }),
  );
  return { row: { ...row, used_at: null }, dropped: decoded.dropped };
}
