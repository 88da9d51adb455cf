import type { Pdf } from "../pdf/pdf-file.ts";
import { addLayers, addOutputIntent, addSpotInk, type OnLayer } from "./optional-layers.ts";
import type { PressJob } from "./press-job.ts";
import { type MarkKind, markKinds, type Printer } from "./printer.ts";
import type { Cmyk } from "./process-colours.ts";
import { srgbProfile } from "./srgb-profile.ts";

/** Names of the layers as viewers list them. */
export const layerNames: Readonly<Record<MarkKind, string>> = {
  cut: "Cut",
  seam: "Seam",
  notch: "Notch",
  grain: "Grain",
  placement: "Placement",
  label: "Label",
};

/** What stands for each ink on a screen: easily told apart, and from most artwork. */
const standIns: Readonly<Record<MarkKind, Cmyk>> = {
  cut: [0, 100, 0, 0],
  seam: [100, 0, 0, 0],
  notch: [0, 100, 100, 0],
  grain: [100, 0, 100, 0],
  placement: [0, 50, 100, 0],
  label: [0, 0, 0, 100],
};

/** Gives the file its named inks, its page and the page's layers. */
export function openLayers(pdf: Pdf, printer: Printer, addPage: () => void): OnLayer {
  for (const kind of markKinds) addSpotInk(pdf, printer.inks[kind], standIns[kind]);
  addPage();
  return addLayers(pdf, ["Artwork", ...markKinds.map((kind) => layerNames[kind])]);
}

/** Names the colours the file was made for. */
export function addIntent(pdf: Pdf, { printer, press }: PressJob): void {
  if (printer.colour === "rgb") {
    addOutputIntent(pdf, { name: "sRGB IEC61966-2.1", profile: srgbProfile(), channels: 3 });
  } else if (press) addOutputIntent(pdf, { ...press, channels: 4 });
}
