import { readFile } from "node:fs/promises";
import { cropToDrawing, readSvg } from "@holeshot/artwork";
import { keepVector } from "../decode-vector.ts";
import type { DecodeJob, DecodeResult } from "../protocol.ts";
import { type PdfRefusal, readPdf } from "./read-pdf.ts";

const details: Readonly<Record<PdfRefusal, string>> = {
  locked: "The PDF is locked. Save it again without a password or restrictions.",
  too_complex: "The PDF's first page is too complex. Simplify it or save it as an SVG.",
  broken: "The PDF could not be read.",
};

function refused(reason: PdfRefusal): DecodeResult {
  const code = reason === "locked" ? "pdf_locked" : "unreadable_image";
  const why = reason === "too_complex" && { why: reason };
  return { ok: false, code, detail: details[reason], ...why };
}

/** Keeps the first page of a PDF as a drawing, cut to what is on it: a logo seldom fills its sheet. */
export async function decodePdf(job: DecodeJob): Promise<DecodeResult> {
  const page = await readPdf(new Uint8Array(await readFile(job.source)));
  if (!page.ok) return refused(page.reason);
  // What was written is read as any drawing that is sent: the same whitelist and the same bounds.
  const read = readSvg(page.svg);
  if (!read.ok) {
    if (read.reason === "too_complex") return refused("too_complex");
    return { ok: false, code: "unreadable_image", detail: "The PDF's first page shows nothing." };
  }
  return await keepVector(job, cropToDrawing(read.image), [...page.dropped, ...read.dropped]);
}
