import { languageTags } from "@holeshot/domain";
import { productionTexts } from "../texts.ts";
import { type Cell, INK, nextPage, PAGE, table } from "../ticket-page.ts";
import { DENSE, LEAST, note, title } from "./page-parts.ts";
import type { Clearance, PartFacts, PlacedPart } from "./placed-parts.ts";
import { millimetres, type TechPage, type TechProduct } from "./tech-pack.ts";

/** To the left, right, above, below, and the least. */
const CLEARANCES = ["←", "→", "↑", "↓", "min"].map((head) => ({ head, width: 25 }));

/** Texts and pictures, measured as they are printed, product by product; answers where the next thing may stand. */
export function partsPage(page: TechPage, top: number): number {
  const { pdf, say } = page;
  const from = top + LEAST > PAGE.bottom ? nextPage(pdf) : top;
  const y = note(pdf, say.toSeamsKey, title(pdf, say.texts, from)) + 4;
  return pictureRows(page, textRows(page, y));
}

function textRows(page: TechPage, top: number): number {
  const { pdf, pack, say } = page;
  const workshop = productionTexts[pack.language];
  const tag = languageTags[pack.language];
  const rows = rowsByProduct(page, "texts", (part, own) => {
    const { facts } = part;
    return [
      part.code,
      { swatch: facts.colour ?? INK, text: saidBy(facts, own.sample.unit.rider) },
      pack.words.piece(own.sample.unit, part.piece.id),
      pack.faceName(facts.font ?? ""),
      millimetres(facts.capHeight ?? 0, tag, 1),
      sizeOf(part),
      ...clearances(part.clearance),
    ];
  });
  if (rows.length === 0) return note(pdf, say.noTexts, top) + 10;
  const columns = [
    { head: "", width: 20 },
    { head: say.text, width: 96 },
    { head: workshop.piece, width: 104 },
    { head: say.face, width: 80 },
    { head: say.capHeight, width: 38 },
    { head: say.sizeMm, width: 48 },
    ...CLEARANCES,
  ];
  return table(pdf, columns, rows, top, DENSE);
}

function pictureRows(page: TechPage, top: number): number {
  const { pdf, pack, say } = page;
  const rows = rowsByProduct(page, "pictures", (part, own) => {
    const { facts, pixels } = part;
    return [
      part.code,
      facts.words,
      pack.words.piece(own.sample.unit, part.piece.id),
      sizeOf(part),
      pixels ? `${pixels.width} × ${pixels.height}` : say.vector,
      pixels ? String(Math.floor(pixels.dpi)) : "—",
      ...clearances(part.clearance),
    ];
  });
  if (rows.length === 0) return note(pdf, say.noPictures, top) + 10;
  const y = title(pdf, say.pictures, top + 60 > PAGE.bottom ? nextPage(pdf) : top);
  const columns = [
    { head: "", width: 20 },
    { head: say.picture, width: 116 },
    { head: productionTexts[pack.language].piece, width: 104 },
    { head: say.sizeMm, width: 56 },
    { head: say.pixels, width: 60 },
    { head: say.dpi, width: 30 },
    ...CLEARANCES,
  ];
  return table(pdf, columns, rows, y, DENSE);
}

/** A row for each part, below the name of its product where there are several: codes begin anew with each. */
function rowsByProduct(
  { pack }: TechPage,
  kind: PartFacts["table"],
  row: (part: PlacedPart, own: TechProduct) => Cell[],
): Cell[][] {
  return pack.products.flatMap((own) => {
    const rows = own.parts
      .filter(({ facts }) => facts.table === kind)
      .map((part) => row(part, own));
    if (rows.length === 0 || pack.products.length === 1) return rows;
    return [[{ above: pack.words.product(own.sample.unit) }], ...rows];
  });
}

/** To the left, right, above, below, and the least, whole millimetres. */
export function clearances(c: Clearance): string[] {
  return [
    ...[c.left, c.right, c.above, c.below].map((mm) => String(Math.round(mm)).replace("-", "−")),
    String(Math.floor(c.least)),
  ];
}

function sizeOf({ box }: PlacedPart): string {
  return `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)}`;
}

/** The words that stand there: a rider's own where the layer is for them. */
function saidBy(
  { words, role }: PartFacts,
  rider: { readonly name: string; readonly number: string } | null,
): string {
  const own = role === undefined ? "" : (rider?.[role] ?? "").trim();
  return own === "" ? words : own;
}
