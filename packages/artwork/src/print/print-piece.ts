import { pathBounds, transformPath } from "@holeshot/geometry";
import type { Box, Matrix, Path } from "@holeshot/geometry";
import { cutLine } from "@holeshot/garments";
import type { Piece } from "@holeshot/garments";
import { drawArt, pointsPerMm } from "../pdf/draw-art.ts";
import { writePdf } from "../pdf/pdf-file.ts";
import type { Pdf } from "../pdf/pdf-file.ts";
import { tracePath } from "../pdf/trace-path.ts";
import type { Colour, PieceScene } from "../scene.ts";
import type { FontShaper } from "../text/font-shaper.ts";
import { grainLine } from "./grain-line.ts";
import type { PieceLabel } from "./label-block.ts";
import { notchLines } from "./notch-lines.ts";
import {
  addLayers,
  addOutputIntent,
  addSpotInk,
  overprint,
  setBlending,
  setBoxes,
} from "./optional-layers.ts";
import type { OnLayer } from "./optional-layers.ts";
import { pageFrame } from "./page-frame.ts";
import type { PageFrame } from "./page-frame.ts";
import { placeLabel } from "./place-label.ts";
import { markKinds } from "./printer.ts";
import type { MarkKind, Printer } from "./printer.ts";
import { printCloth } from "./print-cloth.ts";
import { processColours } from "./process-colours.ts";
import type { Cmyk } from "./process-colours.ts";
import { srgbProfile } from "./srgb-profile.ts";
import { drawTag } from "./tag.ts";

/** One piece of one garment, ready for the printer. */
export interface PiecePrint {
  readonly piece: Piece;
  /** The piece's scene, built with `printCloth` of the printer's bleed; left out for cloth that is not printed. */
  readonly scene?: PieceScene;
  /** What is sewn onto the piece: its outlines are marked. */
  readonly patches: readonly Piece[];
  readonly label: PieceLabel;
  /** The face of labels. */
  readonly font: FontShaper;
  readonly printer: Printer;
  /** The press's own conversion; without one black takes what the three inks share. */
  readonly toCmyk?: (colour: Colour) => Cmyk;
  /** Profile of the press, when its owner gave one. */
  readonly press?: { readonly name: string; readonly profile: Uint8Array };
  readonly picture: (asset: string) => Uint8Array | undefined;
  readonly created: Date;
}

/** What is left of a piece when it is cut out: the box of its cut line, mm. */
export function trimBox(piece: Piece): Box {
  return pathBounds(cutLine(piece));
}

/** Names of the layers as viewers list them. */
const layerNames: Readonly<Record<MarkKind, string>> = {
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

/** Width of marks, mm. */
const line = 0.25;

/**
 * A piece as a one-page PDF at 1:1: artwork to the bleed, and for those who cut and sew the cut
 * line, seam line, notches, grain, places of patches and a label, each in a named ink of its own on
 * a layer of its own, overprinting. TrimBox is what is cut out, BleedBox what is inked. The page is
 * seen from outside, as the piece is. The same job gives the same bytes.
 */
export function printPiece(job: PiecePrint): Promise<Uint8Array> {
  const { piece, printer } = job;
  const cut = cutLine(piece);
  const frame = pageFrame(
    trimBox(piece),
    pathBounds(job.scene?.cloth ?? printCloth(printer.bleed)(piece)),
  );
  const { page } = frame;
  return writePdf({ created: job.created, title: job.label.short }, (pdf) => {
    for (const kind of markKinds) addSpotInk(pdf, printer.inks[kind], standIns[kind]);
    pdf.addPage({
      size: [(page.right - page.left) * pointsPerMm, (page.bottom - page.top) * pointsPerMm],
      margin: 0,
    });
    setBoxes(pdf, page, frame);
    setBlending(pdf, printer.colour === "rgb" ? "DeviceRGB" : "DeviceCMYK");
    addIntent(pdf, job);
    const onLayer = addLayers(pdf, ["Artwork", ...markKinds.map((kind) => layerNames[kind])]);
    pdf.transform(
      pointsPerMm,
      0,
      0,
      pointsPerMm,
      -page.left * pointsPerMm,
      -page.top * pointsPerMm,
    );
    drawArtwork(pdf, job, onLayer);
    drawLabel(pdf, job, frame, onLayer);
    drawMarks(pdf, job, cut, onLayer);
  });
}

function addIntent(pdf: Pdf, { printer, press }: PiecePrint): void {
  if (printer.colour === "rgb") {
    addOutputIntent(pdf, { name: "sRGB IEC61966-2.1", profile: srgbProfile(), channels: 3 });
  } else if (press) addOutputIntent(pdf, { ...press, channels: 4 });
}

function drawArtwork(pdf: Pdf, job: PiecePrint, onLayer: OnLayer): void {
  const { scene, printer, toCmyk, picture } = job;
  if (!scene) return;
  onLayer("Artwork", () => {
    pdf.save();
    drawArt(pdf, scene, { picture, ...processColours(printer, toCmyk) });
    pdf.restore();
  });
}

/** The label on the piece, on white so that it can be read on any artwork, and the tag below the piece. */
function drawLabel(pdf: Pdf, job: PiecePrint, frame: PageFrame, onLayer: OnLayer): void {
  const { piece, label, font, printer } = job;
  const placed = placeLabel(piece, label, font);
  const tag = drawTag(label, font, frame.tag);
  onLayer(layerNames.label, () => {
    if (placed && job.scene) {
      const { width, height, matrix } = placed;
      tracePath(pdf, transformPath(box(width, height), matrix));
      pdf
        .fillOpacity(1)
        .fillColor(printer.colour === "rgb" ? "#ffffff" : [0, 0, 0, 0])
        .fill();
    }
    pdf.save();
    overprint(pdf);
    pdf.fillColor(printer.inks.label);
    if (placed) fill(pdf, placed.path, placed.matrix);
    fill(pdf, tag, [1, 0, 0, 1, 0, 0]);
    pdf.restore();
  });
}

function drawMarks(pdf: Pdf, job: PiecePrint, cut: Path, onLayer: OnLayer): void {
  const { piece, patches, printer } = job;
  const marks: Readonly<Record<Exclude<MarkKind, "label">, Path>> = {
    cut,
    seam: piece.outline,
    notch: notchLines(piece),
    grain: grainLine(piece),
    placement: patches.flatMap((patch) => patch.outline),
  };
  pdf.save();
  overprint(pdf);
  pdf.lineWidth(line).lineJoin("round");
  for (const [kind, path] of Object.entries(marks) as [keyof typeof marks, Path][]) {
    if (path.length === 0) continue;
    onLayer(layerNames[kind], () => {
      tracePath(pdf, path);
      pdf.strokeColor(printer.inks[kind]).stroke();
    });
  }
  pdf.restore();
}

function fill(pdf: Pdf, path: Path, matrix: Matrix): void {
  tracePath(pdf, transformPath(path, matrix));
  pdf.fill("non-zero");
}

function box(width: number, height: number): Path {
  return [["M", 0, 0], ["L", width, 0], ["L", width, height], ["L", 0, height], ["Z"]];
}
