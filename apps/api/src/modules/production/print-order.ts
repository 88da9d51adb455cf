import { createHash } from "node:crypto";
import { pieceSvg, printPiece } from "@holeshot/artwork";
import type { Platform } from "../../platform/platform.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { type DesignPicture, designPictures } from "./design-pictures.ts";
import { fileNames } from "./file-names.ts";
import { jobFiles } from "./job-files.ts";
import { labelFiles } from "./label-files.ts";
import { markerFiles, refuseNarrow } from "./marker-files.ts";
import type { PackLine, PackManifest, PackPicture, PackPiece } from "./manifest.ts";
import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";
import { packWriter, type KeepFile, type PackAid, type PutFile } from "./pack-files.ts";
import { openPack, type PackJob, type PrintRequest } from "./pack-job.ts";
import { packLine, packPiece, ticketLine } from "./pack-lines.ts";
import { patternFiles } from "./pattern-files.ts";
import { pieceHoles } from "./piece-holes.ts";
import { patternLabel } from "./piece-label.ts";
import { markText } from "./piece-mark.ts";
import { remarkWords } from "./remark-words.ts";
import { techPackFiles } from "./tech-pack/tech-pack-files.ts";
import type { DrawnUnit } from "./unit-scene.ts";
import { type TicketLine, writeTicket } from "./write-ticket.ts";

/**
 * Makes the print pack of an order: a PDF at 1:1 for each piece of each line, paper patterns, a cut ticket, labels, job
 * files and a manifest with hashes. The same order, catalogue and printer give the same bytes.
 * @throws NotPrintable when the order may not be made now, or something it needs is missing.
 */
export async function printOrder(
  platform: Pick<Platform, "db" | "storage">,
  request: PrintRequest,
  put: PutFile,
  aid: PackAid = {},
): Promise<PackManifest> {
  const job = await openPack(platform, request);
  const { made, units, printer, words, press } = job;
  const { order } = made;
  await aid.opened?.(order);
  const { language, marker, reprint = 0 } = request;
  if (marker) refuseNarrow([job], marker);
  const kept = packWriter(put, aid, (await aid.resume?.(fingerprint(job))) ?? new Map());
  const names = fileNames(order.order_number, made.units, reprint);
  // A pattern is the piece as it is cut and sewn.
  const { swell: _, ...patternPress } = press;
  const patterns = patternFiles(
    {
      author: openCatalogue().maker.name,
      order: order.order_number,
      names,
      words,
      language,
      press: patternPress,
      label: (unit, piece) => patternLabel(order.order_number, unit, piece, words),
    },
    kept,
  );
  // Drawn first: what a picture needs is thrown away again, and the less is kept meanwhile the sooner that is found.
  const pictures = await designPictures(platform, units, request.only ? "fronts" : "all");
  const lines: PackLine[] = [];
  const ticketLines: TicketLine[] = [];
  for (const [done, unit] of units.entries()) {
    await aid.progress?.(done, units.length);
    const drawn = job.draw(unit);
    const pieces = await unitPieces(job, unit, drawn, names, kept);
    const remarks = remarkWords(unit, drawn.remarks, words, language);
    const pattern = await patterns.of(unit, drawn.garment);
    lines.push(packLine(unit, pattern, remarks, pieces));
    ticketLines.push(ticketLine(unit, drawn, remarks, pieces, { words, language }));
  }
  if (lines.every(({ pieces }) => pieces.length === 0))
    throw new NotPrintable(`the order has no piece ${request.only?.piece ?? ""} there`);
  const ticket = await writeTicket({
    order,
    reprint,
    printer: printer.id,
    language,
    words,
    lines: ticketLines,
    pictures,
  });
  const { colour, bleed, profile } = printer;
  const standard = profile === undefined ? null : ("PDF/X-4" as const);
  const jobFacts = {
    printer: printer.id,
    colour,
    standard,
    bleed,
    created: press.created,
    lines: lines.map((line) => ({ order: order.order_number, line })),
  };
  const manifest: PackManifest = {
    format: 1,
    order: order.order_number,
    ...(reprint > 0 ? { reprint } : {}),
    printer: printer.id,
    colour,
    standard,
    bleed_mm: bleed,
    ...(job.lots.length > 0 ? { lots: job.lots } : {}),
    ticket: await kept(() => "cut-ticket.pdf", ticket),
    jobs: await jobFiles(jobFacts, kept),
    labels: await labelFiles({ order, units, language, created: press.created }, kept),
    patterns: patterns.all(),
    pattern_sheets: patterns.sheets(),
    pictures: await pictureFiles(pictures, names, kept),
    tech_packs: request.only ? [] : await techPackFiles(job, { pictures, names }, kept),
    lines,
    ...(marker ? { markers: await markerFiles([job], { request: marker, keep: kept }) } : {}),
  };
  await put("manifest.json", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  await aid.progress?.(units.length, units.length);
  return manifest;
}

/** Writes what each product of each design looks like from the front. */
async function pictureFiles(
  pictures: readonly DesignPicture[],
  names: ReturnType<typeof fileNames>,
  kept: KeepFile,
): Promise<PackPicture[]> {
  const fronts = pictures.filter(({ product, side }) => product !== "kit" && side === "front");
  const files: PackPicture[] = [];
  for (const { name, revision, product, bytes } of fronts) {
    const design = names.design({ designName: name, revision });
    const file = await kept(() => `pictures/${design}-${product}.jpg`, bytes);
    files.push({ design: { name, revision }, product, ...file });
  }
  return files;
}

/** Writes the pieces of one garment, those that were asked for. */
async function unitPieces(
  { request, press, words, label, sources, made }: PackJob,
  unit: OrderUnit,
  drawn: DrawnUnit,
  names: ReturnType<typeof fileNames>,
  kept: KeepFile,
): Promise<PackPiece[]> {
  const pieces: PackPiece[] = [];
  // What is not printed does not go through the press.
  const { swell: _, ...unswollen } = press;
  const { only, svg = false, reprint = 0 } = request;
  for (const [place, piece] of drawn.garment.pieces.entries()) {
    if (only?.piece !== undefined && piece.id !== only.piece) continue;
    const printed = piece.material === "printed";
    const scene = printed ? drawn.scene.pieces.find((one) => one.piece === piece.id) : undefined;
    const holes = pieceHoles(unit, piece);
    const onCloth = {
      piece,
      ...(scene ? { scene } : {}),
      patches: drawn.garment.pieces.filter(({ appliedTo }) => appliedTo === piece.id),
      holes,
      label: label(unit, piece, place + 1),
    };
    const key = `${unit.position}/${piece.id}`;
    const file = await kept(
      (sha256) => `${names.folder(unit)}/${names.piece(unit, piece.id, sha256)}`,
      () =>
        printPiece(
          printed
            ? { ...press, ...onCloth, marks: "cutter" }
            : { ...unswollen, ...onCloth, marks: "all" },
        ),
      key,
    );
    const swell = printed ? press.swell?.(piece) : undefined;
    const href = (asset: string) => dataUrl(sources.files.get(asset));
    const drawing = svg
      ? await kept(
          (sha256) =>
            `svg/${names.folder(unit)}/${names.piece(unit, piece.id, sha256).replace(/pdf$/, "svg")}`,
          async () =>
            Buffer.from(pieceSvg(onCloth, { href, font: press.font, ...(swell ? { swell } : {}) })),
          `${key}.svg`,
        )
      : undefined;
    const mark = markText(made.order.order_number, unit.position, place + 1, reprint);
    const colour = words.colour(piece, drawn.scene)?.hex ?? null;
    pieces.push(
      packPiece(unit, piece, { colour, mark, holes: holes.length, swell }, file, drawing),
    );
  }
  return pieces;
}

function dataUrl(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined;
  const kind = bytes[0] === 0xff ? "jpeg" : "png";
  return `data:image/${kind};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** Of everything a pack is made from that may change between two tries at it. */
function fingerprint({ request, units, printer, made, lots }: PackJob): string {
  const { number, ...rest } = request;
  const facts = [number, rest, printer, made.order.confirmed_at, units, lots];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}
