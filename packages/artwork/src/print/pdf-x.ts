import type { Pdf } from "../pdf/pdf-file.ts";
import { addMetadata, defaultRgb } from "./optional-layers.ts";
import { srgbProfile } from "./srgb-profile.ts";

/** What a file says of itself to a press. */
export interface PressNote {
  readonly title: string;
  readonly created: Date;
}

/** Said in the file itself where no press's profile was given: it is not PDF/X then. */
export const noPressNote = "No output profile of a press: not PDF/X";

/**
 * Makes the open page one of PDF/X-4 (ISO 15930-7): its identity in XMP, and colours of screens by their own profile,
 * whatever the press's. The output intent with the press's profile is the caller's.
 */
export function markPdfX(pdf: Pdf, note: PressNote): void {
  defaultRgb(pdf, srgbProfile());
  addMetadata(pdf, xmp(note));
}

/** What the writer's own metadata (title, producer, day) leaves out. */
function xmp({ title, created }: PressNote): string {
  const time = `${created.toISOString().slice(0, 19)}Z`;
  const id = `urn:holeshot:${encodeURIComponent(title)}:${created.getTime()}`;
  return [
    '<rdf:Description rdf:about=""',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    ' xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">',
    "<pdf:Trapped>False</pdf:Trapped>",
    "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>",
    `<xmp:ModifyDate>${time}</xmp:ModifyDate>`,
    `<xmp:MetadataDate>${time}</xmp:MetadataDate>`,
    `<xmpMM:DocumentID>${id}</xmpMM:DocumentID>`,
    "<xmpMM:VersionID>1</xmpMM:VersionID>",
    "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>",
    "</rdf:Description>",
  ].join("\n");
}
