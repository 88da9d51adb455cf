import sharp from "sharp";
import { decodePixels } from "./decode-pixels.ts";
import { decodeVector } from "./decode-vector.ts";
import type { DecodeJob, DecodeResult } from "./protocol.ts";

// A process of its own: a fault in a decoder ends this one, and the shop goes on.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPng",
    "VipsForeignLoadJpeg",
    "VipsForeignLoadWebp",
    // Draws only files our own writer made.
    "VipsForeignLoadSvg",
  ],
});

async function decode(job: DecodeJob): Promise<DecodeResult> {
  try {
    if (job.type === "svg") return await decodeVector(job);
    if (job.type !== "pdf") return await decodePixels(job);
    // Its reader is large: processes that meet no PDF do without.
    const { decodePdf } = await import("./pdf/decode-pdf.ts");
    return await decodePdf(job);
  } catch {
    return { ok: false, code: "unreadable_image", detail: "The file could not be decoded." };
  }
}

process.on("message", (job: DecodeJob) => {
  void decode(job).then((result) => process.send?.(result));
});
// The shop is gone: so is the work.
process.on("disconnect", () => process.exit(0));
