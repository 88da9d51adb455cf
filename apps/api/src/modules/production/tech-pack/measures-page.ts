import { strokePath } from "@holeshot/artwork";
import { compareSizes } from "@holeshot/domain";
import { type Garment, type MeasuringPoint, measuringPoints, type Piece } from "@holeshot/garments";
import { pathBounds } from "@holeshot/geometry";
import { productionTexts } from "../texts.ts";
import { type Cell, INK, nextPage, PAGE, SOFT, table, write } from "../ticket-page.ts";
import { LETTER, letterSpots } from "./letter-spots.ts";
import { constructionHeight } from "./making-pages.ts";
import { DENSE, note, ROW, title, WIDE } from "./page-parts.ts";
import { shelved } from "./shelves.ts";
import type { TechPage, TechProduct, TechUnit } from "./tech-pack.ts";
import { pointWords } from "./tech-words.data.ts";

/** Sizes that stand side by side in one table at most, the columns of a table at least, and their width together, points. */
const SIZES = { most: 8, columns: 6, width: 276 } as const;
/** Height of the drawing above the table of measures, points: as much as leaves the steps of sewing on the page, where they have room there at all. */
const DRAWING = { least: 100, most: 175 } as const;
const LINE = "#c2185b";

/** The table of measures for the ordered sizes, and where they run; answers where the next thing may stand. */
export function measuresPage(page: TechPage, own: TechProduct, top: number): number {
  const { pdf, pack, say } = page;
  const { words, language } = pack;
  const sample = measuringPoints(own.sample.drawn.garment);
  const count = new Set(own.units.map(({ drawn }) => drawn.garment)).size;
  const tables = Math.ceil(count / SIZES.most);
  // Tables are as wide as each other: one of two sizes below one of eight would be read as something else.
  const across = Math.ceil(count / tables);
  const needed = 58 + tables * (33 + sample.length * ROW);
  const steps = constructionHeight(own);
  const fresh = PAGE.bottom - PAGE.top;
  // Measures and steps stay on one page where they fit on one.
  const together = needed + DRAWING.least + steps;
  const wanted = together <= fresh ? together : needed + DRAWING.least;
  const from = top + wanted > PAGE.bottom ? nextPage(pdf) : top;
  // Where steps go on to another page the drawing has the whole rest of this one.
  const left = PAGE.bottom - from - needed - (wanted === together ? steps : 0);
  const high = Math.max(DRAWING.least, Math.min(DRAWING.most, left));
  const { colon } = productionTexts[language];
  let y = title(pdf, `${say.measures}${colon}${words.product(own.sample.unit)}`, from);
  y = note(pdf, say.measuresKey, y) + 4;
  y += drawTraces(page, own.sample.drawn.garment, sample, { top: y, high }) + 10;
  const cuts = [...Map.groupBy(own.units, ({ drawn }) => drawn.garment)]
    .toSorted(([a], [b]) => compareSizes(a.size, b.size))
    .map(([, alike]) => alike);
  for (let from = 0; from < cuts.length; from += across) {
    const some = cuts.slice(from, from + across).map((alike) => ({
      alike,
      points: new Map(measuringPoints(garmentOf(alike)).map((point) => [point.id, point])),
    }));
    const columns = [
      { head: "", width: 20 },
      { head: say.point, width: 182 },
      { head: say.tolerance, width: 33 },
      ...some.map(({ alike }) => ({
        head: headOf(alike, page),
        width: SIZES.width / Math.max(SIZES.columns, across),
      })),
    ];
    // A cut may have points that the drawn one lacks, such as an open cuff's.
    const ids = new Set([
      ...sample.map(({ id }) => id),
      ...some.flatMap(({ points }) => [...points.keys()]),
    ]);
    const rows = [...ids].map((id, index): Cell[] => {
      const any = some.map(({ points }) => points.get(id)).find((point) => point !== undefined);
      const drawn = sample.some((point) => point.id === id);
      return [
        drawn ? letterOf(index) : "",
        pointWords[id][language],
        String(any?.tolerance ?? sample[index]?.tolerance ?? ""),
        ...some.map(({ points }) => {
          const point = points.get(id);
          return point ? String(Math.round(point.value)) : "—";
        }),
      ];
    });
    y = table(pdf, columns, rows, y, DENSE);
  }
  return y;
}

function garmentOf([first]: readonly TechUnit[]): Garment {
  if (!first) throw new RangeError("a size that nobody ordered");
  return first.drawn.garment;
}

/** The size, and the lines where one size is cut in two ways. */
function headOf(alike: readonly TechUnit[], { pack }: TechPage): string {
  const [first] = alike;
  if (!first) return "";
  const lines = alike.map(({ unit }) => unit.position);
  const shown = lines.length > 3 ? `${lines.slice(0, 2).join(",")},…` : lines.join(",");
  return `${pack.words.size(first.unit)} (${shown})`;
}

function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** The pieces that measures run on, in outline, with the measures' letters on their lines; answers how high they stand. */
function drawTraces(
  { pdf }: TechPage,
  garment: Garment,
  points: readonly MeasuringPoint[],
  { top, high }: { readonly top: number; readonly high: number },
): number {
  const used = garment.pieces.filter(({ id }) =>
    points.some(({ traces }) => traces.some(({ piece }) => piece === id)),
  );
  const boxes = used.map((piece) => pathBounds(piece.outline));
  const { scale, height, places } = shelved(
    boxes.map(({ left, top: up, right, bottom }) => ({ width: right - left, height: bottom - up })),
    { width: WIDE, height: high },
    { gap: 16, below: 10 },
  );
  used.forEach((piece, index) => {
    const [box, place] = [boxes[index], places[index]];
    if (!box || !place) return;
    const [dx, dy] = [PAGE.left + place.x - box.left * scale, top + place.y - box.top * scale];
    pdf.save();
    pdf.transform(scale, 0, 0, scale, dx, dy);
    pdf.lineWidth(0.6 / scale).strokeColor(SOFT);
    strokePath(pdf, piece.outline);
    pdf.restore();
    drawTracesOn(pdf, piece, points, (at) => ({ x: dx + at.x * scale, y: dy + at.y * scale }), {
      scale,
      dx,
      dy,
    });
  });
  return height;
}

function drawTracesOn(
  pdf: TechPage["pdf"],
  piece: Piece,
  points: readonly MeasuringPoint[],
  at: (point: { x: number; y: number }) => { x: number; y: number },
  { scale, dx, dy }: { scale: number; dx: number; dy: number },
): void {
  const own = points.flatMap(({ traces }, index) =>
    traces.flatMap(({ piece: on, path }) =>
      on === piece.id ? [{ path, letter: letterOf(index) }] : [],
    ),
  );
  for (const { path } of own) {
    pdf.save();
    pdf.transform(scale, 0, 0, scale, dx, dy);
    pdf.lineWidth(0.8 / scale).strokeColor(LINE);
    strokePath(pdf, path);
    pdf.restore();
  }
  // No line runs through a letter.
  const spots = letterSpots(
    own.map(({ path }) => path),
    at,
  );
  own.forEach(({ letter }, index) => {
    const spot = spots[index];
    if (!spot) return;
    pdf.circle(spot.x, spot.y, LETTER).fillColor("#ffffff").fill();
    pdf.circle(spot.x, spot.y, LETTER).lineWidth(0.5).strokeColor(LINE).stroke();
    const width = write(pdf, "strong", 6.5, INK).widthOfString(letter);
    pdf.text(letter, spot.x - width / 2, spot.y - 4.4, { lineBreak: false });
  });
}
