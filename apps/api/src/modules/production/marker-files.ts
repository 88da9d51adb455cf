import { longestMarker, markerDots, type MarkerPrint, printMarker } from "@holeshot/artwork";
import {
  cutterDxf,
  markerLine,
  type Nest,
  nestPieces,
  onCloth,
  refuseLarge,
  swollenLine,
} from "@holeshot/cutting";
import { languageTags } from "@holeshot/domain";
import { multiply, type Point } from "@holeshot/geometry";
import type { Piece } from "@holeshot/garments";
import { clothOf } from "./cloth-of.ts";
import { plainWords } from "./file-names.ts";
import type { PackMarker } from "./manifest.ts";
import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";
import type { KeepFile } from "./pack-files.ts";
import type { MarkerRequest, PackJob } from "./pack-job.ts";
import { pieceHoles } from "./piece-holes.ts";
import { productionTexts } from "./texts.ts";

/** One printed piece of one garment. */
interface Laid {
  readonly id: string;
  readonly job: PackJob;
  readonly unit: OrderUnit;
  readonly piece: Piece;
  /** Place among its garment's pieces, from 1. */
  readonly index: number;
}

interface MarkerFacts {
  readonly request: MarkerRequest;
  readonly keep: KeepFile;
  /** What markers of several orders are called; one order's bear its number. */
  readonly batch?: string;
}

/** Least distance of two pieces, mm, however little a printer's ink runs over. */
export const leastGap = 8;
/** Orders of laying that are tried: few pieces soon lie as well as they can, of many each try takes long. */
const triesFor = (pieces: number) => Math.min(60 * pieces, 96_000 / pieces);

/**
 * Lays all printed pieces of these orders on rolls, cloth by cloth, and writes each marker as a PDF at 1:1 with a cutter's
 * file beside it.
 * @throws NotPrintable when a piece is wider than the cloth.
 */
export async function markerFiles(
  jobs: readonly [PackJob, ...PackJob[]],
  facts: MarkerFacts,
): Promise<PackMarker[]> {
  const { request } = facts;
  const pieces = piecesOfAll(jobs);
  const markers: PackMarker[] = [];
  for (const [cloth, laid] of Map.groupBy(pieces, ({ piece }) => clothOf(piece))) {
    const rules = {
      ...rollOf(jobs, request),
      turning: !request.oneWay,
      tries: Math.round(triesFor(laid.length) * (request.effort ?? 1)),
    };
    const nests = onRoll(rules, () => nestPieces(cutLines(laid), rules));
    for (const [index, nest] of nests.entries())
      markers.push(await writeMarker({ cloth, index, nest, laid, facts, jobs }));
  }
  return markers;
}

/**
 * Asked before anything is written: a pack of hours is not refused at its end.
 * @throws NotPrintable when a piece is wider than the cloth.
 */
export function refuseNarrow(jobs: readonly [PackJob, ...PackJob[]], request: MarkerRequest): void {
  const roll = rollOf(jobs, request);
  onRoll(roll, () => refuseLarge(cutLines(piecesOfAll(jobs)), roll));
}

function rollOf([{ printer }]: readonly [PackJob, ...PackJob[]], { width }: MarkerRequest) {
  return { width, longest: longestMarker, gap: Math.max(leastGap, 2 * printer.bleed) };
}

function piecesOfAll(jobs: readonly PackJob[]): Laid[] {
  return jobs.flatMap((job) => job.units.flatMap((unit) => piecesOf(job, unit)));
}

function piecesOf(job: PackJob, unit: OrderUnit): Laid[] {
  const { only } = job.request;
  const printed = job
    .cut(unit)
    .pieces.map((piece, place) => ({ piece, index: place + 1 }))
    .filter(
      ({ piece }) =>
        piece.material === "printed" && (only?.piece === undefined || piece.id === only.piece),
    );
  const order = job.made.order.order_number;
  return Array.from({ length: unit.quantity }, (_, copy) =>
    printed.map(({ piece, index }) => ({
      id: `${order}-${unit.position}-${copy + 1}-${piece.id}`,
      job,
      unit,
      piece,
      index,
    })),
  ).flat();
}

/** Cut lines as they are printed, for the press to shrink. */
function cutLines(laid: readonly Laid[]) {
  // Equal pieces share their line: it is looked at once.
  const lines = new Map<Piece, readonly Point[]>();
  return laid.map(({ id, job, piece }) => {
    const shrink = job.shrinkOf(piece);
    const plain = shrink.along === 0 && shrink.across === 0;
    const line =
      lines.get(piece) ?? (plain ? markerLine(piece) : swollenLine(markerLine(piece), shrink));
    lines.set(piece, line);
    return { id, line };
  });
}

function onRoll<T>({ width }: { readonly width: number }, lay: () => T): T {
  try {
    return lay();
  } catch (error) {
    if (error instanceof RangeError)
      throw new NotPrintable(`a cloth of ${width} mm is too narrow: ${error.message}`);
    throw error;
  }
}

async function writeMarker(one: {
  readonly cloth: string;
  readonly index: number;
  readonly nest: Nest;
  readonly laid: readonly Laid[];
  readonly facts: MarkerFacts;
  readonly jobs: readonly [PackJob, ...PackJob[]];
}): Promise<PackMarker> {
  const { cloth, index, nest, facts, jobs } = one;
  const { request, keep, batch } = facts;
  const [{ made, press }] = jobs;
  const order = batch ?? made.order.order_number;
  const byId = new Map(one.laid.map((laid) => [laid.id, laid]));
  const placed = nest.pieces.flatMap((place) => {
    const found = byId.get(place.id);
    return found ? [{ ...found, matrix: onCloth(found.piece, place) }] : [];
  });
  const name = `markers/${plainWords(cloth)}-${request.width}-${String(index + 1).padStart(2, "0")}`;
  const size = `${request.width} × ${nest.length} mm`;
  const called = placed[0]?.job.words.material(placed[0].unit, placed[0].piece) ?? cloth;
  const { language } = jobs[0].request;
  const say = productionTexts[language];
  const share = percent(nest).toLocaleString(languageTags[language]);
  const laid = `${say.pieces}${say.colon}${placed.length} · ${share} %`;
  const print = await printMarker({
    ...press,
    picture: (asset) => jobs.map((job) => job.press.picture(asset)).find((file) => file),
    marks: "cutter",
    width: request.width,
    length: nest.length,
    pieces: drawnPieces(placed),
    label: {
      code: [order, "marker", cloth, index + 1, request.width, nest.length].join("|"),
      lines: [`${order} · ${called} ${index + 1}`, size, laid],
      short: `${order} · ${called} ${index + 1} · ${size}`,
    },
  });
  const cutter = cutterDxf({
    about: plainWords(`${order} ${cloth} ${index + 1}, ${request.width} x ${nest.length} mm`),
    width: request.width,
    length: nest.length,
    pieces: placed.map(named),
    dots: markerDots({ width: request.width, length: nest.length }),
  });
  return {
    cloth,
    width_mm: request.width,
    length_mm: nest.length,
    used_percent: percent(nest),
    pieces: placed.map(({ job, unit, piece, matrix }) => ({
      ...(batch === undefined ? {} : { order: orderOf({ job }) }),
      line: unit.position,
      piece: piece.id,
      matrix: printedAt(job, piece, matrix).map((value) => Math.round(value * 1000) / 1000),
    })),
    print: await keep(() => `${name}.pdf`, print),
    cutter: await keep(() => `${name}.dxf`, Buffer.from(cutter, "ascii")),
  };
}

type Placed = Laid & { readonly matrix: MarkerPrint["pieces"][number]["matrix"] };

/** Each garment is drawn once for a marker, in the order of its lines. */
function drawnPieces(placed: readonly Placed[]) {
  return [...Map.groupBy(placed, ({ unit }) => unit)].flatMap(([unit, own]) => {
    const [{ job }] = own as [Placed];
    const { scene, garment } = job.draw(unit);
    return own.map(({ piece, index, matrix }) => {
      const drawn = scene.pieces.find((one) => one.piece === piece.id);
      return {
        piece,
        matrix,
        ...(drawn ? { scene: drawn } : {}),
        patches: garment.pieces.filter(({ appliedTo }) => appliedTo === piece.id),
        holes: pieceHoles(unit, piece),
        label: job.label(unit, piece, index),
      };
    });
  });
}

function orderOf({ job }: Pick<Placed, "job">): string {
  return job.made.order.order_number;
}

/** What stands on a piece at the cutter: order and line, size, and the piece as the ticket calls it. */
function named({ job, unit, piece, matrix }: Placed) {
  const name = `${orderOf({ job })}/${unit.position} ${job.words.size(unit)} ${job.words.piece(unit, piece.id)}`;
  const holes = pieceHoles(unit, piece);
  return { name: plainWords(name), piece, holes, matrix: printedAt(job, piece, matrix) };
}

/** From millimetres of a piece to those of the print, larger by what the press takes. */
function printedAt({ press }: PackJob, piece: Piece, matrix: Placed["matrix"]): Placed["matrix"] {
  return press.swell ? multiply(matrix, press.swell(piece)) : matrix;
}

function percent({ used }: Nest): number {
  return Math.round(used * 1000) / 10;
}
