import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  createFontShaper,
  loadHarfBuzz,
  type PieceLabel,
  printPiece,
  trimBox,
} from "@holeshot/artwork";
import type { Language } from "@holeshot/domain";
import { cutLine, type Piece } from "@holeshot/garments";
import { flattenPath, signedArea } from "@holeshot/geometry";
import type { Platform } from "../../platform/platform.ts";
import { catalogueFolder, openCatalogue, type ShopPrinter } from "../catalogue/index.ts";
import { fileNames } from "./file-names.ts";
import { markerFiles, type MarkerRequest } from "./marker-files.ts";
import type { PackFile, PackLine, PackManifest, PackPiece } from "./manifest.ts";
import { type KeepFile, patternFiles } from "./pattern-files.ts";
import { NotPrintable } from "./not-printable.ts";
import { orderToMake, type OrderUnit } from "./order-units.ts";
import { printSources } from "./pictures.ts";
import { pieceWords, type PieceWords } from "./piece-words.ts";
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
}

/** Takes a file of the pack, by its path in the pack's folder. */
export type PutFile = (path: string, bytes: Uint8Array) => Promise<void>;

/**
 * Makes the print pack of an order: a PDF at 1:1 for each piece of each line, a cut ticket and a
 * manifest with hashes. The same order, catalogue and printer give the same bytes.
 * @throws NotPrintable when the order may not be made now, or something it needs is missing.
 */
export async function printOrder(
  platform: Pick<Platform, "db" | "storage">,
  request: PrintRequest,
  put: PutFile,
): Promise<PackManifest> {
  const catalogue = openCatalogue();
  const printer = printerOf(catalogue.printers, request.printer);
  const { order, units } = await orderToMake(platform.db, request.number);
  const sources = await printSources(platform, [...new Set(units.map(({ document }) => document))]);
  const draw = unitDrawer(catalogue, printer, sources);
  const words = pieceWords(catalogue, request.language);
  const names = fileNames(order.order_number, units);
  const created = order.confirmed_at ?? order.created_at;
  const kept = keeper(put);
  const patterns = patternFiles(
    { author: catalogue.maker.name, order: order.order_number, created, names, words },
    kept,
  );
  const shared = {
    printer,
    created,
    font: createFontShaper(await loadHarfBuzz(), await readFile(LABEL_FACE)),
    picture: (asset: string) => sources.files.get(asset),
    ...(await pressOf(printer)),
  };
  const lines: PackLine[] = [];
  const ticketLines: TicketLine[] = [];
  for (const unit of units) {
    const drawn = draw(unit);
    const pieces: PackPiece[] = [];
    for (const piece of drawn.garment.pieces) {
      const scene = drawn.scene.pieces.find((one) => one.piece === piece.id);
      const bytes = await printPiece({
        ...shared,
        piece,
        ...(piece.material === "printed" && scene ? { scene } : {}),
        patches: drawn.garment.pieces.filter(({ appliedTo }) => appliedTo === piece.id),
        label: labelOf(order.order_number, unit, piece, words),
      });
      const file = await kept(
        (sha256) => `${names.folder(unit)}/${names.piece(unit, piece.id, sha256)}`,
        bytes,
      );
      pieces.push(packPiece(unit, piece, words.colour(piece, drawn.scene)?.hex ?? null, file));
    }
    const remarks = remarkWords(unit, drawn.remarks, words, request.language);
    const pattern = await patterns.of(unit, drawn.garment);
    lines.push(packLine(unit, pattern, remarks, pieces));
    ticketLines.push(ticketLine(unit, drawn, remarks, pieces, words));
  }
  const { language, marker } = request;
  const bytes = await writeTicket({
    order,
    printer: printer.id,
    language,
    words,
    lines: ticketLines,
  });
  const manifest: PackManifest = {
    format: 1,
    order: order.order_number,
    printer: printer.id,
    colour: printer.colour,
    standard: printer.profile === undefined ? null : "PDF/X-4",
    bleed_mm: printer.bleed,
    ticket: await kept(() => "cut-ticket.pdf", bytes),
    patterns: patterns.all(),
    lines,
    ...(marker
      ? {
          markers: await markerFiles(units, {
            order: order.order_number,
            press: shared,
            request: marker,
            draw,
            label: (unit, piece) => labelOf(order.order_number, unit, piece, words),
            keep: kept,
          }),
        }
      : {}),
  };
  await put("manifest.json", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return manifest;
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

/** Passes files on, named with their hash where their name holds it, and remembers what they were. */
function keeper(put: PutFile): KeepFile {
  return async (name, bytes) => {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const path = name(sha256);
    await put(path, bytes);
    return { path, bytes: bytes.length, sha256 };
  };
}

/** Order, line, garment, piece and rider, for eyes and for a scanner. */
function labelOf(number: string, unit: OrderUnit, piece: Piece, words: PieceWords): PieceLabel {
  const { position, product, size, quantity, rider, designName, revision } = unit;
  const named = rider ? [`${rider.name} ${rider.number}`.trim()] : [];
  const garment = `${words.product(unit)} ${words.size(unit)}`;
  const code = [number, position, product, size, piece.id, rider?.name ?? "", rider?.number ?? ""];
  return {
    code: code.join("|"),
    lines: [
      `${number} / ${position}`,
      `${garment} · ${words.piece(unit, piece.id)}`,
      ...named,
      `${designName} · ${revision}`,
      `× ${quantity} · ${words.material(unit, piece)}`,
    ],
    short: [`${number}/${position}`, garment, words.piece(unit, piece.id), ...named].join(" · "),
  };
}

function packPiece(
  { quantity }: OrderUnit,
  piece: Piece,
  colour: string | null,
  file: PackFile,
): PackPiece {
  const { left, top, right, bottom } = trimBox(piece);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    piece: piece.id,
    material: piece.material,
    fabric: piece.fabric ?? null,
    colour,
    printed: piece.material === "printed",
    copies: quantity,
    trim_mm: [tenth(right - left), tenth(bottom - top)],
    ...file,
  };
}

function packLine(
  unit: OrderUnit,
  pattern: PackFile,
  remarks: readonly string[],
  pieces: readonly PackPiece[],
): PackLine {
  const { position, product, size, quantity, rider, properties } = unit;
  return {
    line: position,
    product,
    size,
    design: { name: unit.designName, revision: unit.revision },
    pattern: pattern.path,
    quantity,
    rider,
    properties,
    pieces,
    remarks,
  };
}

function ticketLine(
  unit: OrderUnit,
  drawn: DrawnUnit,
  remarks: readonly string[],
  pieces: readonly PackPiece[],
  words: PieceWords,
): TicketLine {
  return {
    unit,
    remarks,
    pieces: drawn.garment.pieces.map((piece, index) => ({
      name: words.piece(unit, piece.id),
      material: words.material(unit, piece),
      colour: words.colour(piece, drawn.scene),
      copies: unit.quantity,
      area: areaOf(piece),
      file: pieces[index]?.path ?? "",
    })),
  };
}

/** Of the piece as it is cut, mm². */
function areaOf(piece: Piece): number {
  return flattenPath(cutLine(piece), 0.1).reduce(
    (sum, { points }) => sum + Math.abs(signedArea(points)),
    0,
  );
}
