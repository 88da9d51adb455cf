import { readFile } from "node:fs/promises";
import { cropToDrawing, readSvg } from "@holeshot/artwork";
import type { FileFault } from "@holeshot/domain";
import { keepVector } from "../decode-vector.ts";
import type { DecodeJob, DecodeResult } from "../protocol.ts";
import { type PdfRefusal, readPdf } from "./read-pdf.ts";

type Refusal = PdfRefusal | "empty";

const details: Readonly<Record<Refusal, string>> = {
  locked: "The PDF is locked. Save it again without a password or restrictions.",
  too_complex: "The PDF's first page is too complex. Simplify it or save it as an SVG.",
  broken: "The PDF could not be read.",
  empty: "The PDF's first page shows nothing.",
};

/** What whoever drew it can save otherwise, as of an SVG. */
const faults: Readonly<Partial<Record<Refusal, FileFault>>> = {
  too_complex: "too_complex",
  empty: "nothing_to_print",
};

function refused(reason: Refusal): DecodeResult {
  const code = reason === "locked" ? "pdf_locked" : "unreadable_image";
  const why = faults[reason];
  return { ok: false, code, detail: details[reason], ...(why && { why }) };
}

/** Keeps the first page of a PDF as a drawing, cut to what is on it: a logo seldom fills its sheet. */
export async function decodePdf(job: DecodeJob): Promise<DecodeResult> {
  const page = await readPdf(new Uint8Array(await readFile(job.source)));
  if (!page.ok) return refused(page.reason);
  // What was written is read as any drawing that is sent: the same whitelist and the same bounds.
  const read = readSvg(page.svg);
  if (!read.ok) {
    const { reason } = read;
    return refused(reason === "too_complex" || reason === "empty" ? reason : "broken");
  }
  return await keepVector(job, cropToDrawing(read.image), [...page.dropped, ...read.dropped]);
}
