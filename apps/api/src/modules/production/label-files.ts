import { qrPath, quietModules } from "@holeshot/artwork";
import { compareSizes, type Language, languageTags } from "@holeshot/domain";
import { formatPath } from "@holeshot/geometry";
import { openCatalogue } from "../catalogue/index.ts";
import type { OrderRow } from "../orders/index.ts";
import { drawCareSymbols } from "./care-symbols.ts";
import { labelLanguages } from "./label-languages.ts";
import type { PackFile } from "./manifest.ts";
import type { OrderUnit, SizedGarments } from "./order-units.ts";
import type { KeepFile } from "./pack-files.ts";
import { pieceWords, type PieceWords } from "./piece-words.ts";
import { sewnInWords } from "./sewn-in-words.ts";
import { productionTexts } from "./texts.ts";
import {
  collect,
  fittedText,
  INK,
  openSheets,
  SOFT,
  type TicketPdf,
  wrappedText,
  write,
} from "./ticket-page.ts";
import { whereTo } from "./where-to.ts";
import { wornName } from "./worn-name.ts";

/** Points in a millimetre. */
const MM = 72 / 25.4;
const BAG = [100 * MM, 50 * MM] as const;
const CARTON = [148 * MM, 105 * MM] as const;
/** Width of the tape that labels in garments are printed on; each is as long as its text. */
const TAPE = 38 * MM;
const ROOM = 3 * MM;
/** Side of a symbol of care at most. */
const SYMBOL = 6 * MM;

interface LabelFacts<Unit extends SizedGarments = OrderUnit> {
  readonly order: OrderRow;
  readonly units: readonly Unit[];
  /** Of the workshop; what is sewn in is written in those of the destination. */
  readonly language: Language;
  readonly created: Date;
}

/** Labels for bags (100 × 50 mm, one a garment), the carton (A6) and to sew in (38 mm tape, one a garment). */
export async function labelFiles(facts: LabelFacts, keep: KeepFile): Promise<PackFile[]> {
  return [
    await keep(() => "labels/bags.pdf", await bagLabels(facts)),
    await keep(() => "labels/carton.pdf", await cartonLabel(facts)),
    await keep(() => "labels/sewn-in.pdf", await sewnInLabels(facts)),
  ];
}

/** What a scanner reads on the bag of one garment: its order and line, and which of the line's garments it is. */
function bagCode(order: string, unit: OrderUnit, place: string): string {
  const { position, product, size, rider } = unit;
  const whose = [rider?.name ?? "", rider?.number ?? ""];
  return [order, position, product, size, ...whose, place].join("|");
}

function bagLabels({ order, units, language, created }: LabelFacts): Promise<Uint8Array> {
  const say = productionTexts[language];
  const words = pieceWords(openCatalogue(), language);
  return sheets(`${say.bagLabel} ${order.order_number}`, language, created, (pdf) => {
    for (const { unit, copy, of } of garments(units)) {
      const place = `${copy}/${of}`;
      pdf.addPage({ size: [...BAG], margin: 0 });
      const side = BAG[1] - 2 * ROOM;
      drawCode(pdf, bagCode(order.order_number, unit, place), ROOM, ROOM, side);
      const left = ROOM + side + 2 * MM;
      const room = BAG[0] - left - ROOM;
      const { name: worn, number } = wornName(unit);
      if (worn === "" && number === "") {
        const name = { x: left, y: ROOM, room, most: 2 };
        wrappedText(pdf, "strong", 10, unit.designName, name);
      } else {
        fittedText(pdf, "strong", 20, worn, left, ROOM, room);
        fittedText(pdf, "strong", 30, number, left, ROOM + 24, room * 0.55);
      }
      const size = words.size(unit);
      sizeBeside(pdf, number, size, { x: left, y: ROOM + 24, room });
      // Two of one size are not alike when one of them is longer.
      const length = words.otherwise(unit, "length");
      const what = [words.product(unit), size, length, place].filter(Boolean).join(" · ");
      fittedText(pdf, "regular", 10, what, left, ROOM + 64, room);
      const where = `${order.order_number} · ${say.line} ${unit.position}`;
      fittedText(pdf, "regular", 10, where, left, ROOM + 79, room);
      // As long as a customer likes: on lines that can be read, and its end does not tell designs apart, the revision does.
      fittedText(pdf, "regular", 8, unit.revision, left, ROOM + 95, room);
      const beside = pdf.widthOfString(unit.revision) + 6;
      const name = { x: left + beside, y: ROOM + 95, room: room - beside, most: 2 };
      wrappedText(pdf, "regular", 8, unit.designName, name);
    }
  });
}

/** The size at the right of its row, as large as the number beside it lets it be: bags are sorted by it. */
function sizeBeside(
  pdf: TicketPdf,
  number: string,
  size: string,
  { x, y, room }: { readonly x: number; readonly y: number; readonly room: number },
): void {
  const wide = (text: string) => write(pdf, "strong", 30, INK).widthOfString(text);
  const left = room - (number === "" ? 0 : Math.min(wide(number), room * 0.55) + 10);
  const width = Math.min(wide(size), left);
  fittedText(pdf, "strong", 30, size, x + room - width, y, width);
}

/** The carton's own (A6): where it goes, and how much of what is in it. */
export function cartonLabel({
  order,
  units,
  language,
  created,
}: LabelFacts<SizedGarments>): Promise<Uint8Array> {
  const say = productionTexts[language];
  const words = pieceWords(openCatalogue(), language);
  const { order_number: number } = order;
  const { heading, lines } = whereTo(order, language);
  return sheets(`${say.cartonLabel} ${number}`, language, created, (pdf) => {
    pdf.addPage({ size: [...CARTON], margin: 0 });
    const left = 6 * MM;
    const half = CARTON[0] / 2;
    write(pdf, "regular", 9, SOFT).text(heading, left, left);
    lines.forEach((line, row) =>
      fittedText(pdf, "strong", 13, line, left, left + 14 + row * 18, half - left),
    );
    const side = 34 * MM;
    drawCode(pdf, `${number}|carton`, CARTON[0] - side - left, left, side);
    fittedText(pdf, "strong", 18, number, half, left + side + 6, half - left);
    const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
    write(pdf, "regular", 10, INK).text(say.cartonOf, half, left + side + 32, { width: half });
    const top = left + side + 52;
    fittedText(pdf, "strong", 10, `${say.garments}${say.colon}${count}`, left, top, half);
    const wide = CARTON[0] - 2 * left;
    const products = contents(units, words, say.colon);
    const highOf = (size: number) =>
      products.reduce(
        (sum, line) => sum + write(pdf, "regular", size, INK).heightOfString(line, { width: wide }),
        0,
      );
    const room = CARTON[1] - left - top - 17;
    const size = [9, 8, 7, 6].find((one) => highOf(one) <= room) ?? 5;
    let y = top + 17;
    for (const line of products) {
      write(pdf, "regular", size, INK).text(line, left, y, { width: wide });
      ({ y } = pdf);
    }
  });
}

/** A line for each product: its sizes with their counts, smallest first. */
function contents(units: readonly SizedGarments[], words: PieceWords, colon: string): string[] {
  const count = (own: readonly SizedGarments[]) => own.reduce((sum, one) => sum + one.quantity, 0);
  const byProduct = Map.groupBy(units, (unit) => words.product(unit));
  return [...byProduct].map(([product, alike]) => {
    const sizes = [...Map.groupBy(alike, ({ size }) => size)]
      .toSorted(([a], [b]) => compareSizes(a, b))
      .map(([, own]) => {
        const [unit] = own as [SizedGarments];
        // A size and its count are not parted at the end of a line.
        return `${count(own)} × ${words.size(unit)}`.replaceAll(" ", "\u00a0");
      });
    return `${product}${colon}${sizes.join(", ")}`;
  });
}

function sewnInLabels({ order, units, created, language }: LabelFacts): Promise<Uint8Array> {
  const catalogue = openCatalogue();
  const tongues = labelLanguages(order.shipping_address.country);
  const words = tongues.map((tongue) => pieceWords(catalogue, tongue));
  /** What the words of each language are for it, those that are alike once. */
  const named = (what: (words: PieceWords) => string) => [...new Set(words.map(what))];
  const title = `${productionTexts[language].sewnIn} ${order.order_number}`;
  return sheets(title, language, created, (pdf) => {
    for (const { unit, copy } of garments(units)) {
      const { composition, care } = sewnInWords(catalogue, unit);
      const texts = tongues.flatMap((tongue) => [
        ...composition.map((words) => ({ font: "strong" as const, text: together(words[tongue]) })),
        { font: "regular" as const, text: care.map((words) => words[tongue]).join(" ") },
      ]);
      const width = TAPE - 2 * ROOM;
      pdf.addPage({ size: [TAPE, 2000], margin: 0 });
      let y = ROOM;
      for (const size of named((words) => words.size(unit))) {
        fittedText(pdf, "strong", 22, size, ROOM, y, width);
        y += 28;
      }
      const products = named((words) => words.product(unit)).join(" / ");
      fittedText(pdf, "strong", 8, `${catalogue.maker.name} · ${products}`, ROOM, y, width);
      y += 14;
      y += drawCareSymbols(pdf, catalogue.care.symbols, { x: ROOM, y, room: width, most: SYMBOL });
      for (const { font, text } of texts) {
        write(pdf, font, 6, INK).text(text, ROOM, y, { width });
        // The parts of one language lie close, its care a little lower, and the next language after a gap.
        y = pdf.y + (font === "strong" ? 1 : 4);
      }
      const { street, house_number: house, postcode, city } = catalogue.maker;
      write(pdf, "regular", 5.5, SOFT).text(`${street} ${house}, ${postcode} ${city}`, ROOM, y, {
        width,
      });
      y = pdf.y + 2;
      const code = `${order.order_number} / ${unit.position} / ${copy}`;
      fittedText(pdf, "regular", 5.5, code, ROOM, y, width);
      cutPage(pdf, y + 8 + ROOM);
    }
  });
}

/** A share is not parted from its fibre: `5 % elastaan`. */
function together(composition: string): string {
  return composition.replaceAll(/(\d+) % (?=\p{L})/gu, "$1\u00a0%\u00a0");
}

/** The page ends below what stands on it; the writer counts from its foot, and so the text is moved. */
function cutPage(pdf: TicketPdf, height: number): void {
  const { data } = pdf.page.dictionary as unknown as { data: Record<string, unknown> };
  const box = [0, pdf.page.height - height, pdf.page.width, pdf.page.height];
  data["MediaBox"] = box;
}

function garments(units: readonly OrderUnit[]) {
  return units.flatMap((unit) =>
    Array.from({ length: unit.quantity }, (_, index) => ({
      unit,
      copy: unit.labelled?.garments[index] ?? index + 1,
      of: unit.labelled?.of ?? unit.quantity,
    })),
  );
}

async function sheets(
  title: string,
  language: Language,
  created: Date,
  draw: (pdf: TicketPdf) => void,
): Promise<Uint8Array> {
  const pdf = openSheets(title, languageTags[language], created);
  const bytes = collect(pdf);
  draw(pdf);
  pdf.end();
  return bytes;
}

/** A QR code with its quiet zone, `side` points wide and high. */
function drawCode(pdf: TicketPdf, text: string, x: number, y: number, side: number): void {
  const { modules, path } = qrPath(text);
  const unit = side / (modules + 2 * quietModules);
  pdf.save();
  pdf.translate(x + quietModules * unit, y + quietModules * unit).scale(unit);
  pdf.path(formatPath(path, 2)).fillColor("#000000").fill();
  pdf.restore();
}
