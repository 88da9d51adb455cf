import { strokePath } from "@holeshot/artwork";
import { compareSizes, languageTags } from "@holeshot/domain";
import {
  type Garment,
  type MeasuringPoint,
  measuringPoints,
  type Piece,
  sewingSteps,
} from "@holeshot/garments";
import { pathBounds, pointAtLength, pathLength } from "@holeshot/geometry";
import { productionTexts } from "../texts.ts";
import { type Cell, INK, nextPage, PAGE, SOFT, table, write } from "../ticket-page.ts";
import { type BilledGarment, clothNeeds, threadNeeds, trimNeeds } from "./bill.ts";
import { note, title } from "./page-parts.ts";
import { shelved } from "./shelves.ts";
import { millimetres, type TechPage, type TechProduct, type TechUnit } from "./tech-pack.ts";
import { pointWords, stepWords, trimWords } from "./tech-words.data.ts";

const WIDE = PAGE.right - PAGE.left;
/** Sizes that stand side by side in one table. */
const SIZES = 6;
/** Height of the drawing above the table of measures, points. */
const DRAWING = 256;
const LINE = "#c2185b";

/** The table of measures for the ordered sizes, and where they run. */
export function measuresPage(page: TechPage, own: TechProduct): void {
  const { pdf, pack, say } = page;
  const { words, language } = pack;
  let y = title(pdf, `${say.measures}: ${words.product(own.sample.unit)}`, nextPage(pdf));
  y = note(pdf, say.measuresKey, y) + 4;
  const sample = measuringPoints(own.sample.drawn.garment);
  drawTraces(page, own.sample.drawn.garment, sample, y);
  y += DRAWING + 10;
  const cuts = [...Map.groupBy(own.units, ({ drawn }) => drawn.garment)]
    .toSorted(([a], [b]) => compareSizes(a.size, b.size))
    .map(([, alike]) => alike);
  for (let from = 0; from < cuts.length; from += SIZES) {
    const some = cuts.slice(from, from + SIZES).map((alike) => ({
      alike,
      points: new Map(measuringPoints(garmentOf(alike)).map((point) => [point.id, point])),
    }));
    const columns = [
      { head: "", width: 20 },
      { head: say.point, width: 170 },
      { head: say.tolerance, width: 33 },
      ...some.map(({ alike }) => ({ head: headOf(alike, page), width: 288 / SIZES })),
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
    y = table(pdf, columns, rows, y);
  }
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

/** The pieces that measures run on, in outline, with the measures' letters on their lines. */
function drawTraces(
  { pdf }: TechPage,
  garment: Garment,
  points: readonly MeasuringPoint[],
  top: number,
): void {
  const used = garment.pieces.filter(({ id }) =>
    points.some(({ traces }) => traces.some(({ piece }) => piece === id)),
  );
  const boxes = used.map((piece) => pathBounds(piece.outline));
  const { scale, places } = shelved(
    boxes.map(({ left, top: up, right, bottom }) => ({ width: right - left, height: bottom - up })),
    { width: WIDE, height: DRAWING },
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
}

function drawTracesOn(
  pdf: TechPage["pdf"],
  piece: Piece,
  points: readonly MeasuringPoint[],
  at: (point: { x: number; y: number }) => { x: number; y: number },
  { scale, dx, dy }: { scale: number; dx: number; dy: number },
): void {
  const taken: { x: number; y: number }[] = [];
  points.forEach(({ traces }, index) => {
    for (const { piece: on, path } of traces) {
      if (on !== piece.id) continue;
      pdf.save();
      pdf.transform(scale, 0, 0, scale, dx, dy);
      pdf.lineWidth(0.8 / scale).strokeColor(LINE);
      strokePath(pdf, path);
      pdf.restore();
      const spot = freeSpot(path, at, taken);
      taken.push(spot);
      pdf.circle(spot.x, spot.y, 4.6).fillColor("#ffffff").fill();
      pdf.circle(spot.x, spot.y, 4.6).lineWidth(0.5).strokeColor(LINE).stroke();
      const letter = letterOf(index);
      const width = write(pdf, "strong", 6.5, INK).widthOfString(letter);
      pdf.text(letter, spot.x - width / 2, spot.y - 4.4, { lineBreak: false });
    }
  });
}

/** A place on the line where no other letter stands, near its middle. */
function freeSpot(
  path: MeasuringPoint["traces"][number]["path"],
  at: (point: { x: number; y: number }) => { x: number; y: number },
  taken: readonly { x: number; y: number }[],
): { x: number; y: number } {
  const length = pathLength(path);
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58, 0.1, 0.9];
  const spots = shares.map((share) => at(pointAtLength(path, length * share).point));
  const clear = spots.find((spot) =>
    taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 10),
  );
  const [middle = { x: 0, y: 0 }] = spots;
  return clear ?? { x: middle.x + 10, y: middle.y };
}

/** What is bought: cloth, trims, thread. */
export function billPage(page: TechPage): void {
  const { pdf, pack, say } = page;
  const tag = languageTags[pack.language];
  const workshop = productionTexts[pack.language];
  const number = (value: number, digits: number) => millimetres(value, tag, digits);
  const garments = pack.products.flatMap(({ units }) =>
    units.map(({ unit, drawn }): BilledGarment => ({
      unit,
      garment: drawn.garment,
      material: (piece) => pack.words.material(unit, piece),
      colour: (piece) => pack.words.colour(piece, drawn.scene),
    })),
  );
  let y = title(pdf, say.bill, nextPage(pdf));
  y = note(pdf, say.billKey(pack.lay.width), y) + 4;
  const cloths = clothNeeds(garments, pack.lay).map((need): Cell[] => [
    need.material,
    need.colour
      ? { swatch: need.colour.stock, text: `${need.colour.name} ${need.colour.stock}` }
      : workshop.printed,
    `× ${need.pieces}`,
    number(need.squareMetres, 2),
    need.metres === null ? "—" : number(need.metres, 2),
    need.loss === null ? "—" : number(need.loss * 100, 0),
  ]);
  y = table(
    pdf,
    [
      { head: workshop.cutFrom, width: 146 },
      { head: workshop.colour, width: 140 },
      { head: workshop.pieces, width: 60 },
      { head: say.netArea, width: 55 },
      { head: say.metres, width: 55 },
      { head: say.loss, width: 55 },
    ],
    cloths,
    y,
  );
  y = title(pdf, say.trims, y);
  const trims = trimNeeds(garments).map(({ id, count, length, width, total }): Cell[] => [
    trimWords[id][pack.language],
    `× ${count}`,
    [length, width].filter((value) => value !== undefined).join(" × ") || "—",
    total > 0 ? number(total / 1000, 2) : "—",
  ]);
  y = table(
    pdf,
    [
      { head: say.trims, width: 246 },
      { head: workshop.count, width: 75 },
      { head: say.each, width: 100 },
      { head: say.metres, width: 90 },
    ],
    trims,
    y,
  );
  y = note(pdf, say.threadKey, title(pdf, say.thread, y)) + 4;
  const threads = threadNeeds(garments).map(({ stitch, seam, thread }): Cell[] => [
    `${stitch} ${say.stitches[stitch]}`,
    number(seam, 1),
    number(thread, 0),
  ]);
  table(
    pdf,
    [
      { head: say.stitch, width: 246 },
      { head: `${say.construction}, m`, width: 140 },
      { head: `${say.thread}, m`, width: 125 },
    ],
    threads,
    y,
  );
}

/** How each product is sewn, step by step; short ones share a page. */
export function constructionPages(page: TechPage): void {
  let y: number = PAGE.bottom;
  for (const own of page.pack.products) {
    const rows = sewingSteps(own.sample.drawn.garment).length;
    y = construction(page, own, y + 70 + rows * ROW > PAGE.bottom ? nextPage(page.pdf) : y + 14);
  }
}

/** Height of a row of one line, points. */
const ROW = 21;

function construction({ pdf, pack, say }: TechPage, own: TechProduct, top: number): number {
  const tag = languageTags[pack.language];
  const workshop = productionTexts[pack.language];
  const { unit, drawn } = own.sample;
  const name = `${pack.words.product(unit)} ${pack.words.size(unit)}`;
  let y = title(pdf, `${say.construction}: ${name}`, top);
  y = note(
    pdf,
    Object.entries(say.stitches)
      .map(([stitch, words]) => `${stitch}: ${words}`)
      .join(" · "),
    y,
  );
  const steps = sewingSteps(drawn.garment).map((step, index): Cell[] => {
    const [least, most] = step.allowance;
    return [
      String(index + 1),
      stepWords[step.id][pack.language],
      step.stitches.join(" + "),
      String(step.perCm),
      least === most ? String(most) : `${least}–${most}`,
      `× ${step.count}`,
      millimetres(step.length / 1000, tag, 2),
      { boxes: 1 },
    ];
  });
  return table(
    pdf,
    [
      { head: "", width: 22 },
      { head: say.step, width: 215 },
      { head: say.stitch, width: 60 },
      { head: say.perCm, width: 40 },
      { head: say.allowance, width: 50 },
      { head: workshop.count, width: 44 },
      { head: say.length, width: 45 },
      { head: workshop.done[1], width: 35 },
    ],
    steps,
    y + 4,
  );
}
