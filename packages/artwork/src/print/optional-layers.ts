import type { Box } from "@holeshot/geometry";
import { pointsPerMm } from "../pdf/draw-art.ts";
import type { Pdf } from "../pdf/pdf-file.ts";

type Dictionary = Record<string, unknown>;

/** What the writer keeps of its page and catalogue, which its types leave out. */
interface Internals {
  readonly page: {
    readonly dictionary: { readonly data: Dictionary };
    readonly resources: { readonly data: Dictionary };
    readonly colorSpaces: Dictionary;
  };
  appendXML(xml: string): void;
  readonly _root: { readonly data: Dictionary };
  addSpotColor(name: string, c: number, m: number, y: number, k: number): void;
  ref(data: unknown): { end(data?: Uint8Array): void };
}

function inside(pdf: Pdf): Internals {
  return pdf as unknown as Internals;
}

/** A string as the writer takes it; its own strings are names. */
function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

/** A named ink, with what stands for it where the ink itself is not known: shares of C, M, Y and K, 0 to 100. */
export function addSpotInk(
  pdf: Pdf,
  name: string,
  [c, m, y, k]: readonly [number, number, number, number],
): void {
  inside(pdf).addSpotColor(name, c, m, y, k);
}

/** Draws on a layer that can be switched off by its name. */
export type OnLayer = (name: string, draw: () => void) => void;

/** Gives the file its layers, listed in this order, and each page from here on; call the answer's `page` for every page. */
export function addLayers(
  pdf: Pdf,
  names: readonly string[],
): { readonly page: () => void; readonly onLayer: OnLayer } {
  const { _root } = inside(pdf);
  const layers = names.map((name) => {
    const layer = inside(pdf).ref({ Type: "OCG", Name: text(name) });
    layer.end();
    return layer;
  });
  const properties = Object.fromEntries(layers.map((layer, index) => [`L${index}`, layer]));
  const shown = { Name: text("All layers"), Order: layers, ON: layers };
  _root.data["OCProperties"] = { OCGs: layers, D: shown };
  return {
    page: () => {
      inside(pdf).page.resources.data["Properties"] = properties;
    },
    onLayer: (name, draw) => {
      pdf.addContent(`/OC /L${names.indexOf(name)} BDC`);
      draw();
      pdf.addContent("EMC");
    },
  };
}

/**
 * From here on named inks are added to what lies below instead of taking its place. `unseen` ones are multiplied:
 * where their stand-in is white and a press does not know the ink, nothing is left of them.
 */
export function overprint(pdf: Pdf, unseen = false): void {
  const { page } = inside(pdf);
  const state = inside(pdf).ref({
    Type: "ExtGState",
    OP: true,
    op: true,
    OPM: 1,
    CA: 1,
    ca: 1,
    BM: unseen ? "Multiply" : "Normal",
  });
  state.end();
  const states = (page.resources.data["ExtGState"] ??= {}) as Dictionary;
  const name = unseen ? "Unseen" : "Over";
  states[name] = state;
  pdf.addContent(`/${name} gs`);
}

/** Sets the page's boxes from millimetres of the piece; `page` is the whole page. */
export function setBoxes(
  pdf: Pdf,
  page: Box,
  boxes: { readonly trim: Box; readonly bleed: Box },
): void {
  const toPoints = (box: Box) => [
    (box.left - page.left) * pointsPerMm,
    (page.bottom - box.bottom) * pointsPerMm,
    (box.right - page.left) * pointsPerMm,
    (page.bottom - box.top) * pointsPerMm,
  ];
  const { data } = inside(pdf).page.dictionary;
  data["TrimBox"] = toPoints(boxes.trim);
  data["BleedBox"] = toPoints(boxes.bleed);
}

/** In which colours see-through areas are mixed on this page. */
export function setBlending(pdf: Pdf, space: "DeviceRGB" | "DeviceCMYK"): void {
  inside(pdf).page.dictionary.data["Group"] = {
    Type: "Group",
    S: "Transparency",
    CS: space,
    I: true,
  };
}

/** From here on screen colours of this page mean those of a profile, whatever the output's are. */
export function defaultRgb(pdf: Pdf, profile: Uint8Array): void {
  const stream = inside(pdf).ref({ N: 3, Alternate: "DeviceRGB" });
  stream.end(profile);
  inside(pdf).page.colorSpaces["DefaultRGB"] = ["ICCBased", stream];
}

/** Adds to what the file says of itself as XML: one description. */
export function addMetadata(pdf: Pdf, xml: string): void {
  inside(pdf).appendXML(xml);
}

/** Names the colours the file was made for, with their profile: a press's, or the screen's where there is none. */
export function addOutputIntent(
  pdf: Pdf,
  intent: {
    readonly name: string;
    readonly profile: Uint8Array;
    readonly channels: 3 | 4;
    readonly press: boolean;
  },
): void {
  const profile = inside(pdf).ref({ N: intent.channels });
  profile.end(intent.profile);
  inside(pdf)._root.data["OutputIntents"] = [
    {
      Type: "OutputIntent",
      S: intent.press ? "GTS_PDFX" : "GTS_PDFA1",
      OutputConditionIdentifier: text(intent.name),
      Info: text(intent.name),
      DestOutputProfile: profile,
    },
  ];
}
