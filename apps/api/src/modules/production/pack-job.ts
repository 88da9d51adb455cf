import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { PiecePrint } from "@holeshot/artwork";
import { type Shrink, swellFor } from "@holeshot/cutting";
import type { Language } from "@holeshot/domain";
import type { Piece } from "@holeshot/garments";
import type { Platform } from "../../platform/platform.ts";
import { catalogueFolder, openCatalogue, type ShopPrinter } from "../catalogue/index.ts";
import { chosenLots, type ClothLot, shrinkBy } from "./cloth-lots.ts";
import { labelFace } from "./label-face.ts";
import { NotPrintable } from "./not-printable.ts";
import { orderToMake, type OrderToMake, type OrderUnit } from "./order-units.ts";
import { chosenUnits, type PackChoice } from "./pack-choice.ts";
import { pieceLabel } from "./piece-label.ts";
import { printSources, type PrintSources } from "./pictures.ts";
import { pieceWords } from "./piece-words.ts";
import { isPressProfile, pressColours } from "./press-colours.ts";
import { cutUnit } from "./unit-facts.ts";
import { type DrawnUnit, unitDrawer } from "./unit-scene.ts";

/** How pieces are laid on the roll. */
export interface MarkerRequest {
  /** Usable width of the cloth, mm. */
  readonly width: number;
  /** Cloth with a nap: all pieces lie the same way. */
  readonly oneWay: boolean;
  /** Share of the usual tries at a shorter marker; 1 when absent. */
  readonly effort?: number;
}

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
  /** Lots of cloth that are printed on, by name: what the press takes from each is added. */
  readonly lots?: readonly string[];
  /** Which reprint this is, from 1; the first print when absent. */
  readonly reprint?: number;
}

/** What all files of one pack are made with. */
export interface PackJob {
  readonly made: OrderToMake;
  readonly request: PrintRequest;
  readonly units: readonly OrderUnit[];
  readonly sources: PrintSources;
  readonly printer: ShopPrinter;
  readonly draw: (unit: OrderUnit) => DrawnUnit;
  /** Its pieces alone: what is asked of them needs no drawing. */
  readonly cut: typeof cutUnit;
  readonly words: ReturnType<typeof pieceWords>;
  readonly lots: readonly ClothLot[];
  /** What the press takes from the cloth of a piece. */
  readonly shrinkOf: (piece: Piece) => Shrink;
  readonly press: Awaited<ReturnType<typeof pressJob>> & Pick<PiecePrint, "swell">;
  /** Of its label; `index` is the piece's place in its garment, from 1. */
  readonly label: (unit: OrderUnit, piece: Piece, index: number) => ReturnType<typeof pieceLabel>;
}

/**
 * Opens what a pack of an order is made with.
 * @throws NotPrintable when the order may not be made now, or something it needs is missing.
 */
export async function openPack(
  platform: Pick<Platform, "db" | "storage">,
  request: PrintRequest,
): Promise<PackJob> {
  const catalogue = openCatalogue();
  const printer = printerOf(catalogue.printers, request.printer);
  const made = await orderToMake(platform.db, request.number);
  const units = chosenUnits(made.units, request.only ?? {});
  const documents = [...new Set(units.map(({ document }) => document))];
  const sources = await printSources(platform, documents);
  const words = pieceWords(catalogue, request.language);
  const lots = await chosenLots(platform.db, request.lots ?? []);
  const shrinkOf = shrinkBy(lots);
  const order = { number: made.order.order_number, reprint: request.reprint ?? 0 };
  return {
    made,
    request,
    units,
    sources,
    printer,
    cut: cutUnit,
    draw: unitDrawer(catalogue, printer, sources),
    words,
    lots,
    shrinkOf,
    press: {
      ...(await pressJob(printer, sources, made)),
      ...(lots.length > 0 ? { swell: (piece: Piece) => swellFor(piece, shrinkOf(piece)) } : {}),
    },
    label: (unit, piece, index) => pieceLabel(order, unit, piece, index, words),
  };
}

/** Of zlib's levels: half of what its usual one takes, for files a twentieth larger. */
const PACKED = 4;

async function pressJob(printer: ShopPrinter, sources: PrintSources, { order }: OrderToMake) {
  return {
    printer,
    created: order.confirmed_at ?? order.created_at,
    font: await labelFace(),
    picture: (asset: string) => sources.files.get(asset),
    pack: (bytes: Uint8Array) => deflateSync(bytes, { level: PACKED }),
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
