import { invert, type Matrix } from "@holeshot/geometry";
import type { Pdf } from "./pdf-file.ts";

type Dictionary = Record<string, unknown>;

interface Stream {
  write(data: string): void;
  end(data?: string): void;
}

/** What the writer keeps of its page, which its types leave out. */
interface Internals {
  readonly page: {
    content: Stream;
    readonly width: number;
    readonly height: number;
    readonly resources: { readonly data: Dictionary };
    readonly xobjects: Dictionary;
  };
  readonly _ctm: Matrix;
  ref(data: unknown): Stream;
}

/** How a group is laid over what is below it. */
export interface GroupCover {
  readonly opacity: number;
  /** In which colours it is mixed. */
  readonly colours: "DeviceRGB" | "DeviceCMYK";
  /** The group's cover from place to place as a grey ramp; even when left out. */
  readonly cover?: (() => PDFKit.PDFGradient) | undefined;
}

/**
 * Draws into a transparency group of its own and lays that over the page as one: what overlaps or meets inside is mixed
 * before it becomes see-through.
 */
export function drawGroup(pdf: Pdf, cover: GroupCover, draw: () => void): void {
  const { page } = inside(pdf);
  const back = invert(inside(pdf)._ctm);
  if (!back) return;
  const group = record(pdf, cover.colours, draw);
  const { cover: ramp } = cover;
  const mask = ramp && record(pdf, "DeviceGray", () => fillEverything(pdf, back, ramp()));
  const number = Object.keys(page.xobjects).length;
  page.xobjects[`Group${number}`] = group;
  pdf.save();
  pdf.fillOpacity(cover.opacity);
  // Groups lie in the page's own coordinates: ramps inside them are placed from there.
  pdf.addContent(`${back.map(written).join(" ")} cm`);
  if (mask) pdf.addContent(`/${maskState(pdf, number, mask)} gs`);
  pdf.addContent(`/Group${number} Do`);
  pdf.restore();
}

function inside(pdf: Pdf): Internals {
  return pdf as unknown as Internals;
}

/** Takes down what is drawn as a group instead of the page's content. */
function record(pdf: Pdf, colours: string, draw: () => void): Stream {
  const { page, _ctm } = inside(pdf);
  const form = inside(pdf).ref({
    Type: "XObject",
    Subtype: "Form",
    FormType: 1,
    BBox: [0, 0, page.width, page.height],
    Group: { Type: "Group", S: "Transparency", CS: colours, I: true, K: false },
    Resources: page.resources,
  });
  const { content } = page;
  page.content = form;
  pdf.addContent(`${_ctm.map(written).join(" ")} cm`);
  draw();
  page.content = content;
  form.end();
  return form;
}

function fillEverything(pdf: Pdf, back: Matrix, ramp: PDFKit.PDFGradient): void {
  const { width, height } = inside(pdf).page;
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([x = 0, y = 0]): [number, number] => [
    back[0] * x + back[2] * y + back[4],
    back[1] * x + back[3] * y + back[5],
  ]);
  pdf.polygon(...corners).fillColor(ramp, 1);
  pdf.fill();
}

function maskState(pdf: Pdf, number: number, mask: Stream): string {
  const { resources } = inside(pdf).page;
  const state = inside(pdf).ref({
    Type: "ExtGState",
    SMask: { Type: "Mask", S: "Luminosity", G: mask },
  });
  state.end();
  const states = (resources.data["ExtGState"] ??= {}) as Dictionary;
  states[`Cover${number}`] = state;
  return `Cover${number}`;
}

function written(value: number): string {
  return value.toFixed(9);
}
