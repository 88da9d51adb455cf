import { drawSheetArt, strokePath } from "@holeshot/artwork";
import { cutLine, type Piece } from "@holeshot/garments";
import { type Circle, pathBounds } from "@holeshot/geometry";
import { holeTexts, holeWords } from "../hole-words.ts";
import { pieceHoles } from "../piece-holes.ts";
import { productionTexts } from "../texts.ts";
import { fittedText, INK, nextPage, PAGE, write } from "../ticket-page.ts";
import { codeSpots, PLATE } from "./code-spots.ts";
import { note, title, WIDE } from "./page-parts.ts";
import type { PlacedPart } from "./placed-parts.ts";
import { type Shelves, shelvedAt, shelved } from "./shelves.ts";
import { hasHoles, type TechPage, type TechProduct } from "./tech-pack.ts";

/** Between pieces, for their words below them, and the width that these take, points. */
const RULES = { gap: 14, below: 22, least: 70 } as const;
/** Height of a product's heading with its notes, points. */
const HEADING = 66;
/** Between two products on one page, points. */
const BETWEEN = 10;
/** So much smaller than alone on a page may flats be to share one. */
const SHARED = 0.75;
/** No product needs to be drawn at more than so many times the scale of the largest: a glove would fill a page. */
const FINEST = 1.8;

/** A product's printed pieces and the scale they have alone on a page, points a millimetre. */
interface Flats {
  readonly own: TechProduct;
  readonly pieces: readonly Piece[];
  readonly boxes: readonly ReturnType<typeof pathBounds>[];
  readonly alone: number;
}

/** Every printed piece of every product flat, with what stands on it; small products share a page. */
export function artworkPages(page: TechPage): void {
  const all = page.pack.products.map(flatsOf);
  const finest = FINEST * Math.min(...all.map(({ alone }) => alone));
  const ways = inPages(all).flatMap((pages) => {
    const scales = pages.map((together) => sharedScales(together, finest));
    return scales.every((one) => one !== null) ? [{ pages, scales }] : [];
  });
  // The fewest pages; of these the ones whose flats lose least.
  const worst = ({ scales }: (typeof ways)[number]) =>
    Math.min(...scales.map(({ share }) => share));
  const [best] = ways.toSorted((a, b) => a.pages.length - b.pages.length || worst(b) - worst(a));
  best?.pages.forEach((together, at) => {
    let y = nextPage(page.pdf);
    together.forEach((flats, index) => {
      y = artwork(page, flats, best.scales[at]?.scales[index] ?? flats.alone, y) + BETWEEN;
    });
  });
}

/** Every way to part a list into runs. */
function inPages<T>(all: readonly T[]): T[][][] {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  return inPages(rest).flatMap((pages) => {
    const [next, ...others] = pages;
    const alone = [[first], ...pages];
    return next ? [alone, [[first, ...next], ...others]] : [alone];
  });
}

/** Scales at which products stand on one page, and the share of what they have alone that all of them keep; null where they do not. */
function sharedScales(
  together: readonly Flats[],
  finest: number,
): { readonly share: number; readonly scales: readonly number[] } | null {
  const [only] = together;
  if (together.length === 1 && only) return { share: 1, scales: [only.alone] };
  const at = (share: number) =>
    together.map(({ alone }) => Math.max(SHARED * Math.min(alone, finest), share * alone));
  let [low, high] = [0, 1];
  if (!fits(together, at(low))) return null;
  for (let i = 0; i < 20; i += 1) {
    const share = (low + high) / 2;
    if (fits(together, at(share))) low = share;
    else high = share;
  }
  return { share: low, scales: at(low) };
}

function flatsOf(own: TechProduct): Flats {
  const { garment } = own.sample.drawn;
  const pieces = garment.pieces.filter(({ material }) => material === "printed");
  const boxes = pieces.map((piece) => pathBounds(cutLine(piece)));
  const room = { width: WIDE, height: PAGE.bottom - PAGE.top - HEADING };
  return { own, pieces, boxes, alone: shelved(shelfBoxes(pieces, boxes), room, RULES).scale };
}

/** Left stays beside right. */
function shelfBoxes(pieces: readonly Piece[], boxes: Flats["boxes"]) {
  return boxes.map(({ left, top, right, bottom }, index) => ({
    width: right - left,
    height: bottom - top,
    pair: (pieces[index]?.id ?? "").replace(/_(?:left|right)$/, ""),
  }));
}

function placed({ pieces, boxes }: Flats, scale: number): Shelves | null {
  return shelvedAt(shelfBoxes(pieces, boxes), WIDE, scale, RULES);
}

function fits(together: readonly Flats[], scales: readonly number[]): boolean {
  const heights = together.map((flats, i) => placed(flats, scales[i] ?? 0)?.height ?? Infinity);
  const needed = heights.reduce((sum, height) => sum + height + HEADING + BETWEEN, -BETWEEN);
  return needed <= PAGE.bottom - PAGE.top;
}

/** Draws one product's pieces from `top`; answers where the next thing may stand. */
function artwork(page: TechPage, flats: Flats, scale: number, top: number): number {
  const { pdf, pack, say } = page;
  const { unit, drawn } = flats.own.sample;
  const { colon } = productionTexts[pack.language];
  let y = title(pdf, `${say.artwork}${colon}${pack.words.product(unit)}`, top);
  const shown = say.shown(unit.position, pack.words.size(unit), pack.words.worn(unit));
  const circles = hasHoles(flats.own.sample) ? ` · ${holeTexts[pack.language].drawn}` : "";
  y = note(pdf, `${shown}${circles}`, y);
  y = note(pdf, say.artworkKey, y) + 4;
  const { places = [], height = 0 } = placed(flats, scale) ?? {};
  flats.pieces.forEach((piece, index) => {
    const [box, place] = [flats.boxes[index], places[index]];
    if (!box || !place) return;
    const [x, up] = [PAGE.left + place.x, y + place.y];
    const scene = drawn.scene.pieces.find((one) => one.piece === piece.id);
    pdf.save();
    pdf.transform(scale, 0, 0, scale, x - box.left * scale, up - box.top * scale);
    if (scene) drawSheetArt(pdf, scene, cutLine(piece), (asset) => pack.sources.files.get(asset));
    const holes = pieceHoles(unit, piece);
    drawHoles(page, holes, scale);
    drawLines(page, piece, scale);
    pdf.restore();
    drawCodes(page, piece, flats.own.parts, (point) => ({
      x: x + (point.x - box.left) * scale,
      y: up + (point.y - box.top) * scale,
    }));
    const low = up + (box.bottom - box.top) * scale + 3;
    const room = Math.max((box.right - box.left) * scale, RULES.least);
    fittedText(pdf, "strong", 7.5, pack.words.piece(unit, piece.id), x, low, room);
    const size = `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)}`;
    const told = holeWords(holes, pack.language);
    const below = told === null ? size : `${size} · ${told}`;
    fittedText(pdf, "regular", 7, below, x, low + 9, room);
  });
  return y + height;
}

/** Cloth that is not there is white, with a rim that is seen on white artwork, too. */
function drawHoles({ pdf }: TechPage, holes: readonly Circle[], scale: number): void {
  if (holes.length === 0) return;
  pdf
    .lineWidth(0.2 / scale)
    .strokeColor("#16181d")
    .fillColor("#ffffff", 1)
    .undash();
  for (const { x, y, radius } of holes) pdf.circle(x, y, radius);
  pdf.fillAndStroke();
}

function drawLines({ pdf }: TechPage, piece: Piece, scale: number): void {
  pdf
    .lineWidth(0.5 / scale)
    .strokeColor("#16181d")
    .undash();
  strokePath(pdf, cutLine(piece));
  // Dark dashes on a light line: it is seen on black artwork, too.
  pdf.lineWidth(0.35 / scale).strokeColor("#ffffff");
  strokePath(pdf, piece.outline);
  pdf.strokeColor("#16181d").dash(2 / scale, { space: 2 / scale });
  strokePath(pdf, piece.outline);
  pdf.undash();
}

/** The codes of the tables beside what they are about. */
function drawCodes(
  { pdf }: TechPage,
  piece: Piece,
  parts: readonly PlacedPart[],
  at: (point: { x: number; y: number }) => { x: number; y: number },
): void {
  const own = parts
    .filter(({ piece: on }) => on.id === piece.id)
    .map(({ code, box }) => {
      const [from, to] = [at({ x: box.left, y: box.top }), at({ x: box.right, y: box.bottom })];
      const width = write(pdf, "strong", 6.5, INK).widthOfString(code) + 4;
      return { code, width, box: { left: from.x, top: from.y, right: to.x, bottom: to.y } };
    });
  const spots = codeSpots(own);
  for (const [index, { code, width }] of own.entries()) {
    const { x = 0, y = 0 } = spots[index] ?? {};
    pdf.rect(x, y, width, PLATE).fillColor("#ffffff", 0.9).fill();
    pdf.rect(x, y, width, PLATE).lineWidth(0.4).strokeColor(INK, 1).stroke();
    pdf.fillColor(INK, 1);
    write(pdf, "strong", 6.5, INK).text(code, x + 2, y + 0.4, { lineBreak: false });
  }
}
