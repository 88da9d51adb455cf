import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createFontShaper, loadHarfBuzz, pieceSvg, printPiece } from "@holeshot/artwork";
import type { Language } from "@holeshot/domain";
import type { Piece } from "@holeshot/garments";
import type { Platform } from "../../platform/platform.ts";
import { catalogueFolder, openCatalogue, type ShopPrinter } from "../catalogue/index.ts";
import { designPictures } from "./design-pictures.ts";
import { fileNames } from "./file-names.ts";
import { jobFiles } from "./job-files.ts";
import { labelFiles } from "./label-files.ts";
import { markerFiles, type MarkerRequest } from "./marker-files.ts";
import type { PackLine, PackManifest, PackPiece } from "./manifest.ts";
import { NotPrintable } from "./not-printable.ts";
import { orderToMake, type OrderToMake, type OrderUnit } from "./order-units.ts";
import { chosenUnits, type PackChoice } from "./pack-choice.ts";
import { keeper, type KeepFile, type PackAid, type PutFile } from "./pack-files.ts";
import { packLine, packPiece, ticketLine } from "./pack-lines.ts";
import { patternFiles } from "./pattern-files.ts";
import { patternLabel, pieceLabel } from "./piece-label.ts";
import { markText } from "./piece-mark.ts";
import { printSources, type PrintSources } from "./pictures.ts";
import { pieceWords } from "./piece-words.ts";
import { isPressProfile, pressColours } from "./press-colours.ts";
import { remarkWords } from "./remark-words.ts";
import { LABEL_FACE } from "./ticket-page.ts";
import { type DrawnUnit, unitDrawer } from "./unit-scene.ts";
import { type TicketLine, writeTicket } from "./write-ticket.ts";

export interface PrintRequest {
  /** As its customer knows it: `HS-2026-000123`. */
  readonly number: string;
  /** A print shop of `catalogue/printers.json`; its first when absent. */
  readonly printer?: string;
  /** Of labels and ticket. */
  readonly language: Language;
  /** All printed pieces laid on rolls, too; left out when absent. */
  readonly marker?: MarkerRequest;
  /** Each piece as an SVG, too. */
  readonly svg?: boolean;
  /** Only these pieces, made again. */
  readonly only?: PackChoice;
  /** Which reprint this is, from 1; the first print when absent. */
  readonly reprint?: number;
}

type Shop = Pick<Platform, "db" | "storage">;

/** What all files of one pack are made with. */
export interface PackJob {
  readonly made: OrderToMake;
  readonly request: PrintRequest;
  readonly units: readonly OrderUnit[];
  readonly sources: PrintSources;
  readonly printer: ShopPrinter;
  readonly draw: (unit: OrderUnit) => DrawnUnit;
  readonly words: ReturnType<typeof pieceWords>;
  readonly press: Awaited<ReturnType<typeof pressJob>>;
  /** Of its label; `index` is the piece's place in its garment, from 1. */
  readonly label: (unit: OrderUnit, piece: Piece, index: number) => ReturnType<typeof pieceLabel>;
}

/**
 * Opens what a pack of an order is made with.
 * @throws NotPrintable when the order may not be made now, or something it needs is missing.
 */
export async function openPack(platform: Shop, request: PrintRequest): Promise<PackJob> {
  const catalogue = openCatalogue();
  const printer = printerOf(catalogue.printers, request.printer);
  const made = await orderToMake(platform.db, request.number);
  const units = chosenUnits(made.units, request.only ?? {});
  const documents = [...new Set(units.map(({ document }) => document))];
  const sources = await printSources(platform, documents);
  const words = pieceWords(catalogue, request.language);
  const order = { number: made.order.order_number, reprint: request.reprint ?? 0 };
  return {
    made,
    request,
    units,
    sources,
    printer,
    draw: unitDrawer(catalogue, printer, sources),
    words,
    press: await pressJob(printer, sources, made),
    label: (unit, piece, index) => pieceLabel(order, unit, piece, index, words),
  };
}

/**
 * Makes the print pack of an order: a PDF at 1:1 for each piece of each line, paper patterns, a cut ticket, labels, job
 * files and a manifest with hashes. The same order, catalogue and printer give the same bytes.
 * @throws NotPrintable when the order may not be made now, or something it needs is missing.
 */
export async function printOrder(
  platform: Shop,
  request: PrintRequest,
  put: PutFile,
  aid: PackAid = {},
): Promise<PackManifest> {
  const job = await openPack(platform, request);
  const { made, units, printer, words, press } = job;
  const { order } = made;
  const { language, marker, reprint = 0 } = request;
  const kept = keeper(put, aid, (await aid.resume?.(fingerprint(job))) ?? new Map());
  const names = fileNames(order.order_number, made.units, reprint);
  const patterns = patternFiles(
    {
      author: openCatalogue().maker.name,
      order: order.order_number,
      names,
      words,
      press,
      label: (unit, piece) => patternLabel(order.order_number, unit, piece, words),
    },
    kept,
  );
  const lines: PackLine[] = [];
  const ticketLines: TicketLine[] = [];
  for (const [done, unit] of units.entries()) {
    await aid.progress?.(done, units.length);
    const drawn = job.draw(unit);
    const pieces = await unitPieces(job, unit, drawn, names, kept);
    const remarks = remarkWords(unit, drawn.remarks, words, language);
    const pattern = await patterns.of(unit, drawn.garment);
    lines.push(packLine(unit, pattern, remarks, pieces));
    ticketLines.push(ticketLine(unit, drawn, remarks, pieces, words));
  }
  if (lines.every(({ pieces }) => pieces.length === 0))
    throw new NotPrintable(`the order has no piece ${request.only?.piece ?? ""} there`);
  const pictures = await designPictures(platform, units);
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
    ticket: await kept(() => "cut-ticket.pdf", ticket),
    jobs: await jobFiles(jobFacts, kept),
    labels: await labelFiles({ order, units, language, created: press.created }, kept),
    patterns: patterns.all(),
    pattern_sheets: patterns.sheets(),
    lines,
    ...(marker ? { markers: await markerFiles([job], { request: marker, keep: kept }) } : {}),
  };
  await put("manifest.json", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  await aid.progress?.(units.length, units.length);
  return manifest;
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
  const { only, svg = false, reprint = 0 } = request;
  for (const [place, piece] of drawn.garment.pieces.entries()) {
    if (only?.piece !== undefined && piece.id !== only.piece) continue;
    const printed = piece.material === "printed";
    const scene = printed ? drawn.scene.pieces.find((one) => one.piece === piece.id) : undefined;
    const onCloth = {
      piece,
      ...(scene ? { scene } : {}),
      patches: drawn.garment.pieces.filter(({ appliedTo }) => appliedTo === piece.id),
      label: label(unit, piece, place + 1),
    };
    const key = `${unit.position}/${piece.id}`;
    const file = await kept(
      (sha256) => `${names.folder(unit)}/${names.piece(unit, piece.id, sha256)}`,
      () => printPiece({ ...press, ...onCloth, marks: printed ? "cutter" : "all" }),
      key,
    );
    const href = (asset: string) => dataUrl(sources.files.get(asset));
    const drawing = svg
      ? await kept(
          (sha256) =>
            `svg/${names.folder(unit)}/${names.piece(unit, piece.id, sha256).replace(/pdf$/, "svg")}`,
          async () => Buffer.from(pieceSvg(onCloth, { href })),
          `${key}.svg`,
        )
      : undefined;
    const mark = markText(made.order.order_number, unit.position, place + 1, reprint);
    const colour = words.colour(piece, drawn.scene)?.hex ?? null;
    pieces.push(packPiece(unit, piece, { colour, mark }, file, drawing));
  }
  return pieces;
}

function dataUrl(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined;
  const kind = bytes[0] === 0xff ? "jpeg" : "png";
  return `data:image/${kind};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** Of everything a pack is made from that may change between two tries at it. */
function fingerprint({ request, units, printer, made }: PackJob): string {
  const { number, ...rest } = request;
  const facts = [number, rest, printer, made.order.confirmed_at, units];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}

async function pressJob(printer: ShopPrinter, sources: PrintSources, { order }: OrderToMake) {
  return {
    printer,
    created: order.confirmed_at ?? order.created_at,
    font: createFontShaper(await loadHarfBuzz(), await readFile(LABEL_FACE)),
    picture: (asset: string) => sources.files.get(asset),
    ...(await pressOf(printer)),
  };
}

function printerOf(printers: readonly ShopPrinter[], id: string | undefined): ShopPrinter {
  const found = id === undefined ? printers[0] : printers.find((printer) => printer.id === id);
  if (found) return found;
  const known = printers.map((printer) => printer.id).join(", ");
  throw new NotPrintable(`catalogue/printers.json has no printer "${id ?? ""}"; it has: ${known}`);
}

/** The press's own conversion and profile, where its owner gave one. */
async function pressOf({ colour, profile }: ShopPrinter) {
  if (profile === undefined) return {};
  const file = join(catalogueFolder, profile);
  const bytes = await readFile(file).catch(() => new Uint8Array());
  if (!isPressProfile(bytes, colour)) {
    throw new NotPrintable(`catalogue/${profile} is no ICC profile of a press in ${colour}`);
  }
  const press = { name: profile.replace(/\.icc$/, ""), profile: new Uint8Array(bytes) };
  return colour === "rgb" ? { press } : { press, toCmyk: await pressColours(file) };
}
