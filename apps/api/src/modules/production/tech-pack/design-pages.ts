import { drawSheetArt, strokePath } from "@holeshot/artwork";
import { compareSizes, languageTags } from "@holeshot/domain";
import { cutLine, type Piece } from "@holeshot/garments";
import { pathBounds } from "@holeshot/geometry";
import { productionTexts } from "../texts.ts";
import { type Cell, fittedText, INK, nextPage, PAGE, SOFT, table, write } from "../ticket-page.ts";
import { nearestShade } from "./colour-names.ts";
import { designColours } from "./design-colours.ts";
import { labOf } from "../lab-colour.ts";
import type { PartFacts, PlacedPart } from "./placed-parts.ts";
import { shelved } from "./shelves.ts";
import { millimetres, type TechPage, type TechProduct } from "./tech-pack.ts";
import { note, title } from "./page-parts.ts";

const NBSP = "\u00a0";
const WIDE = PAGE.right - PAGE.left;
/** Height of the two pictures on the cover, points. */
const SHOWN = 150;
/** What a table with its heading begins on at least, points: less would leave the heading alone. */
const LEAST = 140;

/** What was ordered, and the design as a whole; answers where the next thing may stand. */
export function coverPage({ pdf, pack, say }: TechPage): number {
  const { words, products, language } = pack;
  const workshop = productionTexts[language];
  write(pdf, "strong", 18, INK).text("HOLESHOT", PAGE.left, PAGE.top);
  write(pdf, "strong", 15, INK).text(`${say.title}: ${pack.name}`, PAGE.left, PAGE.top + 32, {
    width: WIDE,
  });
  let y = pdf.y + 8;
  const facts = [
    [workshop.order, pack.order],
    [say.revision, pack.revision],
    [workshop.confirmed, pack.created.toISOString().slice(0, 10)],
  ];
  for (const [label = "", value = ""] of facts) {
    write(pdf, "regular", 9, SOFT).text(label, PAGE.left, y);
    write(pdf, "strong", 9, INK).text(value, PAGE.left + 90, y);
    y += 14;
  }
  const kit = pack.pictures.filter(({ product }) => product === "kit");
  const shown = (kit.length > 0 ? kit : pack.pictures).slice(0, 2);
  shown.forEach(({ bytes }, index) => {
    const x = PAGE.left + index * (WIDE / 2 + 8);
    const fit: [number, number] = [WIDE / 2 - 8, SHOWN];
    pdf.image(Buffer.from(bytes), x, y + 8, { fit, align: "center" });
  });
  y = title(pdf, say.ordered, y + SHOWN + 20);
  const columns = [
    { head: workshop.product, width: 90 },
    { head: `${workshop.size} × ${workshop.count} (${say.lines})`, width: 190 },
    { head: workshop.options, width: 231 },
  ];
  const rows = products.flatMap(({ units }) =>
    [...Map.groupBy(units, ({ unit }) => words.choices(unit).join(" · "))].map(
      ([choices, alike]): Cell[] => {
        const [{ unit }] = alike as [(typeof alike)[number]];
        return [words.product(unit), sizesOf(alike, words), choices];
      },
    ),
  );
  return table(pdf, columns, rows, y);
}

/** `M × 1 (1) · L × 3 (2, 5, 8)`: smallest first, none of them broken over a line. */
function sizesOf(alike: TechProduct["units"], words: TechPage["pack"]["words"]): string {
  return [...Map.groupBy(alike, ({ unit }) => unit.size)]
    .toSorted(([a], [b]) => compareSizes(a, b))
    .map(([, own]) => {
      const [{ unit }] = own as [(typeof own)[number]];
      const count = own.reduce((sum, one) => sum + one.unit.quantity, 0);
      const positions = own.map((one) => one.unit.position).join(", ");
      const text = `${words.size(unit)} × ${count} (${positions})`;
      return own.length > 8 ? text : text.replaceAll(" ", NBSP);
    })
    .join(" · ");
}

/** Each product from its four sides, from `top` where the first of them has room below; answers where the next thing may stand. */
export function viewsPage({ pdf, pack, say }: TechPage, top: number): number {
  const side = (WIDE - 3 * 8) / 4;
  // Garments are wider than they are high, but for pants: a square would be half empty.
  const high = 0.8 * side;
  let y = title(pdf, say.views, top + high + 60 > PAGE.bottom ? nextPage(pdf) : top);
  for (const { product, sample } of pack.products) {
    const pictures = pack.pictures.filter((one) => one.product === product);
    if (pictures.length === 0) continue;
    if (y + high + 34 > PAGE.bottom) y = nextPage(pdf);
    write(pdf, "strong", 9, INK).text(pack.words.product(sample.unit), PAGE.left, y);
    pictures.forEach(({ bytes, side: from }, index) => {
      const x = PAGE.left + index * (side + 8);
      pdf.image(Buffer.from(bytes), x, y + 14, { fit: [side, high], align: "center" });
      write(pdf, "regular", 8, SOFT).text(say.side[from], x, y + high + 18, {
        width: side,
        align: "center",
      });
    });
    y += high + 34;
  }
  return y;
}

/** Every printed piece of a product flat, with what stands on it. */
export function artworkPage(page: TechPage, own: TechProduct): void {
  const { pdf, pack, say } = page;
  const { unit, drawn } = own.sample;
  let y = title(pdf, `${say.artwork}: ${pack.words.product(unit)}`, nextPage(pdf));
  const rider = unit.rider ? `${unit.rider.name} ${unit.rider.number}`.trim() : "";
  y = note(pdf, say.shown(unit.position, pack.words.size(unit), rider), y);
  y = note(pdf, say.artworkKey, y) + 4;
  const pieces = drawn.garment.pieces.filter(({ material }) => material === "printed");
  const boxes = pieces.map((piece) => pathBounds(cutLine(piece)));
  const { scale, places } = shelved(
    boxes.map(({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top })),
    { width: WIDE, height: PAGE.bottom - y },
    { gap: 14, below: 22 },
  );
  pieces.forEach((piece, index) => {
    const [box, place] = [boxes[index], places[index]];
    if (!box || !place) return;
    const [x, top] = [PAGE.left + place.x, y + place.y];
    const scene = drawn.scene.pieces.find((one) => one.piece === piece.id);
    pdf.save();
    pdf.transform(scale, 0, 0, scale, x - box.left * scale, top - box.top * scale);
    if (scene) drawSheetArt(pdf, scene, cutLine(piece), (asset) => pack.sources.files.get(asset));
    drawLines(page, piece, scale);
    pdf.restore();
    drawCodes(page, piece, own.parts, (point) => ({
      x: x + (point.x - box.left) * scale,
      y: top + (point.y - box.top) * scale,
    }));
    const low = top + (box.bottom - box.top) * scale + 3;
    const room = Math.max((box.right - box.left) * scale, 40);
    fittedText(pdf, "strong", 7.5, pack.words.piece(unit, piece.id), x, low, room);
    const size = `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)}`;
    fittedText(pdf, "regular", 7, size, x, low + 9, room);
  });
}

function drawLines({ pdf }: TechPage, piece: Piece, scale: number): void {
  pdf
    .lineWidth(0.5 / scale)
    .strokeColor("#16181d")
    .undash();
  strokePath(pdf, cutLine(piece));
  pdf.lineWidth(0.35 / scale).strokeColor("#16181d");
  pdf.dash(2 / scale, { space: 2 / scale });
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
  for (const { code, box, piece: on } of parts) {
    if (on.id !== piece.id) continue;
    const corner = at({ x: box.right, y: box.top });
    const width = write(pdf, "strong", 6, INK).widthOfString(code) + 4;
    const [x, y] = [corner.x + 2, corner.y - 10];
    pdf.rect(x, y, width, 8.5).fillColor("#ffffff", 0.9).fill();
    pdf.rect(x, y, width, 8.5).lineWidth(0.4).strokeColor(INK, 1).stroke();
    pdf.fillColor(INK, 1);
    write(pdf, "strong", 6, INK).text(code, x + 2, y + 0.4, { lineBreak: false });
  }
}

/** Every printed colour, numbered as on the strike-off; answers where the next thing may stand. */
export function coloursPage({ pdf, pack, say }: TechPage, top: number): number {
  let y = title(pdf, say.colours, top + LEAST > PAGE.bottom ? nextPage(pdf) : top);
  const by = pack.profile === null ? say.byRule : say.byProfile(pack.profile);
  y = note(pdf, say.coloursKey(by), y) + 4;
  const tag = languageTags[pack.language];
  const names = new Map(
    pack.products.flatMap(({ product, sample: { unit, drawn } }) =>
      drawn.garment.pieces.map(({ id }) => [
        `${product} ${id}`,
        `${pack.words.product(unit)}: ${pack.words.piece(unit, id)}`,
      ]),
    ),
  );
  const columns = [
    { head: say.patch, width: 26 },
    { head: say.colours, width: 74 },
    { head: "L* a* b*", width: 88 },
    { head: "C M Y K %", width: 80 },
    { head: say.nearest, width: 123 },
    { head: say.where, width: 120 },
  ];
  const rows = designColours(pack.products).map(({ hex, pieces }, index): Cell[] => {
    const { l, a, b } = labOf(hex);
    const lab = [l, a, b].map((value) => millimetres(value, tag, 1)).join("  ");
    const shade = nearestShade(hex);
    const on = pieces.slice(0, 3).map((piece) => names.get(piece) ?? piece);
    return [
      String(index + 1),
      { swatch: hex, text: hex },
      lab,
      pack.cmyk(hex).map(Math.round).join("  "),
      `${shade.number} ${shade.name} (${millimetres(shade.distance, tag, 1)})`,
      pieces.length > 3 ? `${on.join(", ")} + ${pieces.length - 3}` : on.join(", "),
    ];
  });
  return table(pdf, columns, rows, y);
}

/** Texts and pictures, measured as they are printed. */
export function partsPage({ pdf, pack, say }: TechPage, top: number): void {
  const tag = languageTags[pack.language];
  const workshop = productionTexts[pack.language];
  const tenth = (value: number) => millimetres(value, tag, 1);
  const several = pack.products.length > 1;
  const from = top + LEAST > PAGE.bottom ? nextPage(pdf) : top;
  let y = note(pdf, say.toSeamsKey, title(pdf, say.texts, from)) + 4;
  const all = pack.products.flatMap(({ parts, sample: { unit } }) =>
    parts.map((part) => ({
      part,
      on: `${several ? `${pack.words.product(unit)}: ` : ""}${pack.words.piece(unit, part.piece.id)}`,
      unit,
    })),
  );
  const clear = ({ clearance: c }: PlacedPart) =>
    `← ${Math.round(c.left)}  → ${Math.round(c.right)}  min ${Math.floor(c.least)}\n↑ ${Math.round(c.above)}  ↓ ${Math.round(c.below)}`;
  const size = ({ box }: PlacedPart) =>
    `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)}`;
  const texts = all.filter(({ part }) => part.facts.table === "texts");
  if (texts.length === 0) y = note(pdf, say.noTexts, y) + 10;
  else {
    const columns = [
      { head: "", width: 24 },
      { head: say.text, width: 92 },
      { head: workshop.piece, width: 90 },
      { head: say.face, width: 95 },
      { head: say.capHeight, width: 46 },
      { head: say.sizeMm, width: 56 },
      { head: say.toSeams, width: 108 },
    ];
    const rows = texts.map(({ part, on, unit }): Cell[] => {
      const { facts } = part;
      return [
        part.code,
        { swatch: facts.colour ?? INK, text: saidBy(facts, unit.rider) },
        on,
        pack.faceName(facts.font ?? ""),
        tenth(facts.capHeight ?? 0),
        size(part),
        clear(part),
      ];
    });
    y = table(pdf, columns, rows, y);
  }
  y = title(pdf, say.pictures, y + 60 > PAGE.bottom ? nextPage(pdf) : y);
  const pictures = all.filter(({ part }) => part.facts.table === "pictures");
  if (pictures.length === 0) return void note(pdf, say.noPictures, y);
  const columns = [
    { head: "", width: 24 },
    { head: say.picture, width: 122 },
    { head: workshop.piece, width: 100 },
    { head: say.sizeMm, width: 60 },
    { head: say.pixels, width: 60 },
    { head: say.dpi, width: 37 },
    { head: say.toSeams, width: 108 },
  ];
  const rows = pictures.map(({ part, on }): Cell[] => {
    const { facts, pixels } = part;
    return [
      part.code,
      facts.words,
      on,
      size(part),
      pixels ? `${pixels.width} × ${pixels.height}` : say.vector,
      pixels ? String(Math.floor(pixels.dpi)) : "—",
      clear(part),
    ];
  });
  table(pdf, columns, rows, y);
}

/** The words that stand there: a rider's own where the layer is for them. */
function saidBy(
  { words, role }: PartFacts,
  rider: { readonly name: string; readonly number: string } | null,
): string {
  const own = role === undefined ? "" : (rider?.[role] ?? "").trim();
  return own === "" ? words : own;
}
