import type { Pdf, PdfInfo } from "../pdf/pdf-file.ts";
import { addLayers, addOutputIntent, addSpotInk } from "./optional-layers.ts";
import { markPdfX, noPressNote } from "./pdf-x.ts";
import type { PressJob } from "./press-job.ts";
import { type MarkKind, type Marks, marksOn, type Printer } from "./printer.ts";
import type { Cmyk } from "./process-colours.ts";
import { srgbProfile } from "./srgb-profile.ts";

/** Names of the layers as viewers list them. */
export const layerNames: Readonly<Record<MarkKind, string>> = {
  cut: "Cut",
  hole: "Hole",
  seam: "Seam",
  notch: "Notch",
  grain: "Grain",
  placement: "Placement",
  label: "Label",
};

/** What stands for each ink on a screen: easily told apart, and from most artwork. */
const standIns: Readonly<Record<MarkKind, Cmyk>> = {
  cut: [0, 100, 0, 0],
  hole: [60, 100, 0, 0],
  seam: [100, 0, 0, 0],
  notch: [0, 100, 100, 0],
  grain: [100, 0, 100, 0],
  placement: [0, 50, 100, 0],
  label: [0, 0, 0, 100],
};

/** What stands for a mark that only a cutter may see: nothing. */
const unseen: Cmyk = [0, 0, 0, 0];

/** Layer of the dots that a cutter's camera looks for. */
export const registerLayer = "Register";

/** Gives the file its named inks and layers, and the way to open a page of it. `holes`: whether one of its pieces has any. */
export function openLayers(pdf: Pdf, printer: Printer, marks: Marks, holes: boolean) {
  const kinds = marksOn(marks, holes);
  for (const kind of kinds) {
    const hidden = marks === "cutter" && kind !== "label";
    addSpotInk(pdf, printer.inks[kind], hidden ? unseen : standIns[kind]);
  }
  const names = kinds.map((kind) => layerNames[kind]);
  const dots = marks === "cutter" ? [registerLayer] : [];
  const { page, onLayer } = addLayers(pdf, ["Artwork", ...names, ...dots]);
  return {
    onLayer,
    openPage: (size: readonly [number, number]) => {
      pdf.addPage({ size: [...size], margin: 0 });
      page();
    },
  };
}

/** Names the colours the file was made for; by a press's profile it becomes PDF/X-4. */
export function addIntent(pdf: Pdf, job: PressJob, title: string): void {
  const { printer, press, created } = job;
  const channels = printer.colour === "rgb" ? 3 : 4;
  if (press) {
    addOutputIntent(pdf, { ...press, channels, press: true });
    markPdfX(pdf, { title, created });
  } else if (channels === 3) {
    const profile = srgbProfile();
    addOutputIntent(pdf, { name: "sRGB IEC61966-2.1", profile, channels, press: false });
  }
}

/** What a file for a press says of itself in short. */
export function pressInfo({ created, press, pack }: PressJob, title: string): PdfInfo {
  return { created, title, pack, ...(press ? {} : { subject: noPressNote }) };
}
